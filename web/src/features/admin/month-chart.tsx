import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatMonth } from '../../i18n/format';

interface MonthChartProps {
  /** Oldest first; the last one is not over yet. */
  months: readonly { month: string; count: number }[];
}

const tick = { fill: 'var(--ink-2)', fontSize: 14 };

/** New cases a month as bars. The table below says the same in words, so the picture is not read out. */
export function MonthChart({ months }: MonthChartProps) {
  const { i18n } = useTranslation('admin');
  const data = months.map(({ month, count }, index) => ({
    month: formatMonth(month, i18n.language),
    count,
    fill: index === months.length - 1 ? 'var(--control)' : 'var(--green)',
  }));
  return (
    <div aria-hidden className="h-70">
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
