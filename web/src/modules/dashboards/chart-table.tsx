import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';

interface ChartTableProps {
  label: string;
  columns: readonly [string, string];
  rows: readonly { name: string; count: number }[];
}

export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const { t, i18n } = useTranslation('dashboards');
  if (rows.length === 0) return null;
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-14 font-medium text-green">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('admin.asTable')}
      </summary>
      <table aria-label={label} className="mt-1 w-full text-14">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th scope="col" className="py-1.5 font-medium">
              {columns[0]}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right tabular-nums">{formatNumber(count, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
