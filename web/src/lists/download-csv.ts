import { ServerError } from '@apollo/client/errors';
import { withQuery } from '../routing/paths';
import { browserStorage, tokenKey } from '../session/session-storage';

/** The filters of a list and the selected rows, as parameters of the REST API. */
export type CsvQuery = Readonly<Record<string, string | null>>;

function nameIn(disposition: string | null): string {
  return /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'ainsathi.csv';
}

/**
 * Downloads a list as a file.
 * @param path below `/api/v1`.
 * @throws ServerError for a refusal, TypeError without a connection.
 */
export async function downloadCsv(path: string, query: CsvQuery): Promise<void> {
  const token = browserStorage().getItem(tokenKey) ?? '';
  const response = await fetch(withQuery(`/api/v1${path}`, query), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok)
    throw new ServerError('The file was refused', { response, bodyText: await response.text() });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  link.click();
  // The browser reads the address when the download begins, which is after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
