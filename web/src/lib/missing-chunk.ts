/** A chunk could not be fetched: no connection, or a newer version has replaced it. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';

  constructor(cause: unknown) {
    super('A file of the page could not be fetched', { cause });
  }
}

// By the HTML standard `import()` rejects with a TypeError if a script cannot be fetched; its message differs by browser.
// Errors of evaluating a module are passed through.
const isFetchFailure = (error: unknown): boolean => error instanceof TypeError;

/** Runs dynamic imports. Rejects with a `MissingChunkError` when a file cannot be fetched. */
export async function loadChunk<Value>(importValue: () => Promise<Value>): Promise<Value> {
  try {
    return await importValue();
  } catch (error) {
    throw isFetchFailure(error) ? new MissingChunkError(error) : error;
  }
}
