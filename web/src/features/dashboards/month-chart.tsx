import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatMonth, formatNumber } from '../../i18n/format';

interface MonthCount {
  month: string;
  count: number;
}

interface MonthChartProps {
  /** Oldest first; the last one is the current month. */
  months: readonly MonthCount[];
}

const tick = { fill: 'var(--ink-2)', fontSize: 14 };

/** New cases a month as bars. The table below has every number. */
export function MonthChart({ months }: MonthChartProps) {
  const { t, i18n } = useTranslation('dashboards');
  const busiest = months.reduce((most, month) => (month.count > most.count ? month : most), {
    month: '',
    count: 0,
  });
  const data = months.map(({ month, count }, index) => ({
    month: formatMonth(month, i18n.language),
    count,
    fill: index === months.length - 1 ? 'var(--control)' : 'var(--green)',
  }));
  return (
    <div
      role="img"
      aria-label={t('admin.monthSummary', {
        most: formatNumber(busiest.count, i18n.language),
        month: formatMonth(busiest.month, i18n.language),
        present: formatNumber(months.at(-1)?.count ?? 0, i18n.language),
      })}
      className="h-80"
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="month" tick={tick} tickLine={false} axisLine={{ stroke: 'var(--line-strong)' }} />
          <YAxis allowDecimals={false} width={32} tick={tick} tickLine={false} axisLine={false} />
          <Bar dataKey="count" radius={2} maxBarSize={24} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
