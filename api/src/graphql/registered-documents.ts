import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { invalidInput } from '../errors/app-error';

/** The texts of the web client's public queries by the ids under which visitors ask for them over GET. */
export type RegisteredDocuments = ReadonlyMap<string, string>;

const BUILT_LIST = path.resolve(__dirname, '../../../web/dist/documents.json');

const PARAMETER = 'documentId';

/** The list that the build of the web client wrote; without one, no id is known. */
export async function readRegisteredDocuments(file = BUILT_LIST): Promise<RegisteredDocuments> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Whether a request names a registered document instead of sending a text. */
export function asksById({ method, url }: IncomingMessage): boolean {
  return method !== 'POST' && new RegExp(`[?&]${PARAMETER}=`).test(url ?? '');
}

/**
 * The query string with the text of the document that it names by id.
 * @throws AppError BAD_USER_INPUT for an id that is not known, to which clients respond by sending the text.
 */
export function withDocumentText(search: string, documents: RegisteredDocuments): string {
  const parameters = new URLSearchParams(search);
  const id = parameters.get(PARAMETER);
  if (id === null) return search;
  if (parameters.has('query'))
    throw invalidInput({
      field: PARAMETER,
      message: ['Send query or {{parameter}}, not both', { parameter: PARAMETER }],
    });
  const text = documents.get(id);
  if (text === undefined)
    throw invalidInput({
      field: PARAMETER,
      message: 'This server does not know the document; send its text as query',
    });
  parameters.delete(PARAMETER);
  parameters.set('query', text);
  return `?${parameters.toString()}`;
}
