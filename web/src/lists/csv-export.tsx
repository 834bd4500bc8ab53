import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWithReason } from '../graphql/error-message';
import { Button } from '../ui/button';
import { useToast } from '../ui/overlays/toast';
import type { RowSelection } from './use-row-selection';
import { ServerError } from '@apollo/client/errors';
import { withQuery } from '../routing/paths';
import { identityPrompt } from '../session/identity-prompt';
import { storedToken } from '../lib/browser-storage';

/** The filters of a list and the selected rows, as parameters of the REST API. */
type CsvQuery = Readonly<Record<string, string | null>>;

function nameIn(disposition: string | null): string {
  return /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'ainsathi.csv';
}

/** @throws ServerError for a refusal, TypeError without a connection. */
async function fetchFile(address: string): Promise<Response> {
  const token = storedToken() ?? '';
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok)
    throw new ServerError('The file was refused', { response, bodyText: await response.text() });
  return response;
}

/** The code of a refusal by the REST API, which is more exact than its status. */
function refusalCode(error: unknown): unknown {
  if (!ServerError.is(error)) return null;
  try {
    return (JSON.parse(error.bodyText) as { code?: unknown } | null)?.code;
  } catch {
    return null;
  }
}

/** Asks the person for the password where the server wants to know who it is, and fetches the file again. */
async function fetchFileWithProof(address: string): Promise<Response> {
  try {
    return await fetchFile(address);
  } catch (error) {
    if (refusalCode(error) !== 'IDENTITY_REQUIRED' || !(await identityPrompt.ask())) throw error;
    return fetchFile(address);
  }
}

/**
 * Downloads a list as a file.
 * @param path below `/api/v1`.
 * @throws ServerError for a refusal, TypeError without a connection.
 */
async function downloadCsv(path: string, query: CsvQuery): Promise<void> {
  const response = await fetchFileWithProof(withQuery(`/api/v1${path}`, query));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  link.click();
  // The browser reads the address when the download begins, which is after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface CsvExportProps {
  /** Below `/api/v1`, such as `/admin/users.csv`. */
  path: string;
  query: CsvQuery;
  selection?: Pick<RowSelection, 'ids' | 'clear'>;
}

const NO_SELECTION = { ids: [], clear: () => undefined };

/** Downloads the selected rows, without a selection all that the list shows on all its pages. */
export function CsvExport({ path, query, selection = NO_SELECTION }: CsvExportProps) {
  const { t } = useTranslation('lists');
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const { ids, clear } = selection;
  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await downloadCsv(path, ids.length > 0 ? { ids: ids.join(',') } : query);
    } catch (error) {
      showToast({ tone: 'failure', title: failureWithReason(t('csv.failed'), error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {ids.length > 0 && (
        <Button variant="text" onClick={clear}>
          {t('csv.clear', { count: ids.length })}
        </Button>
      )}
      <Button
        variant="text"
        icon={Download}
        busy={busy}
        busyLabel={t('csv.busy')}
        onClick={() => void download()}
      >
        {ids.length > 0 ? t('csv.exportSelected', { count: ids.length }) : t('csv.export')}
      </Button>
    </span>
  );
}
