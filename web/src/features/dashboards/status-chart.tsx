import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { BadgeTone } from '../../ui/badge';

export interface StatusBar {
  name: string;
  tone: BadgeTone;
  count: number;
}

interface StatusChartProps {
  /** The values of the bars as text, for screen readers. */
  label: string;
  bars: readonly StatusBar[];
}

const colours: Record<BadgeTone, string> = {
  pending: 'var(--status-pending-ink)',
  accepted: 'var(--status-accepted-ink)',
  rejected: 'var(--status-rejected-ink)',
  progress: 'var(--status-progress-ink)',
  completed: 'var(--status-completed-ink)',
  neutral: 'var(--status-neutral-ink)',
  outline: 'var(--control)',
  intake: 'var(--phase-intake-ink)',
  drafting: 'var(--status-progress-ink)',
  filing: 'var(--phase-filing-ink)',
  hearings: 'var(--phase-hearings-ink)',
  judgement: 'var(--status-completed-ink)',
  closing: 'var(--phase-closing-ink)',
};

const tick = { fill: 'var(--ink)', fontSize: 14 };
const rowHeight = 32;

/** Cases by status, the lawyer's 24 statuses by phase. The table below has every status. */
export function StatusChart({ label, bars }: StatusChartProps) {
  return (
    <div role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={bars.length * rowHeight}>
        <BarChart
          layout="vertical"
          data={bars.map(({ name, tone, count }) => ({ name, count, fill: colours[tone] }))}
          margin={{ top: 0, right: 40, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide />
          <YAxis type="category" dataKey="name" width={104} tick={tick} tickLine={false} axisLine={false} />
          <Bar
            dataKey="count"
            barSize={10}
            radius={2}
            background={{ fill: 'var(--sunken)', radius: 2 }}
            isAnimationActive={false}
          >
            <LabelList dataKey="count" position="right" fill="var(--ink)" fontSize={14} fontWeight={600} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
