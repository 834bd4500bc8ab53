import { ServerError } from '@apollo/client/errors';
import { withQuery } from '../routing/paths';
import { identityPrompt } from '../session/identity-prompt';
import { storedToken } from '../lib/browser-storage';

/** Filters and selected rows, as parameters of the REST API. */
export type CsvQuery = Readonly<Record<string, string | null>>;

function nameIn(disposition: string | null): string {
  return /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'ainsathi';
}

/** @throws ServerError for a refusal, TypeError without a connection. */
async function fetchFile(address: string): Promise<Response> {
  const token = storedToken() ?? '';
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok)
    throw new ServerError('The file was refused', { response, bodyText: await response.text() });
  return response;
}

/** The REST API's code is more exact than its status. */
function refusalCode(error: unknown): unknown {
  if (!ServerError.is(error)) return null;
  try {
    return (JSON.parse(error.bodyText) as { code?: unknown } | null)?.code;
  } catch {
    return null;
  }
}

/** Requests a proof of identity if needed, then fetches the file again. */
async function fetchFileWithProof(address: string): Promise<Response> {
  try {
    return await fetchFile(address);
  } catch (error) {
    if (refusalCode(error) !== 'IDENTITY_REQUIRED' || !(await identityPrompt.ask())) throw error;
    return fetchFile(address);
  }
}

/** A list, or the own data. @param path below `/api/v1`. @throws ServerError for a refusal, TypeError without a connection. */
export async function downloadFile(path: string, query: CsvQuery = {}): Promise<void> {
  const response = await fetchFileWithProof(withQuery(`/api/v1${path}`, query));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  link.click();
  // The browser reads the URL when the download starts, after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
