import { MissingCatalogueError } from '../i18n/translator';

/** A file of the build could not be fetched: no connection, or a newer version has replaced it. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';

  constructor(cause: unknown) {
    super('A file of the page could not be fetched', { cause });
  }
}

// The HTML standard lets `import()` reject with a TypeError for a script that cannot be fetched; its words are the
// browser's own. What a module throws while it is evaluated comes as it is.
const isFetchFailure = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof MissingCatalogueError;

/** Runs dynamic imports. Rejects with a `MissingChunkError` when a file cannot be fetched. */
export async function loadChunk<Value>(importValue: () => Promise<Value>): Promise<Value> {
  try {
    return await importValue();
  } catch (error) {
    throw isFetchFailure(error) ? new MissingChunkError(error) : error;
  }
}
