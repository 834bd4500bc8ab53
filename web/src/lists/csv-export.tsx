import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { type CsvQuery, downloadFile } from './download-file';
import type { RowSelection } from './use-row-selection';
import { useToastedAct } from '../graphql/use-act';

interface CsvExportProps {
  /** Below `/api/v1`, such as `/admin/users.csv`. */
  path: string;
  query: CsvQuery;
  /** Default: "Export CSV". */
  label?: string;
  selection?: Pick<RowSelection, 'ids' | 'clear'>;
}

const NO_SELECTION = { ids: [], clear: () => undefined };

/** The selected rows, or else all rows on all pages. */
export function CsvExport({ path, query, label, selection = NO_SELECTION }: CsvExportProps) {
  const { t } = useTranslation('lists');
  const { isBusy, act } = useToastedAct(t('csv.failed'));
  const { ids, clear } = selection;
  const download = async () => {
    if (!isBusy) await act(async () => downloadFile(path, ids.length > 0 ? { ids: ids.join(',') } : query));
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
        busy={isBusy}
        busyLabel={t('csv.busy')}
        onClick={() => void download()}
      >
        {ids.length > 0 ? t('csv.exportSelected', { count: ids.length }) : (label ?? t('csv.export'))}
      </Button>
    </span>
  );
}
