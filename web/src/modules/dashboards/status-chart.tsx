import { useTranslation } from 'react-i18next';
import { formatShortNumber } from '../../i18n/format';
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
  judgement: 'var(--phase-judgement-ink)',
  closing: 'var(--phase-closing-ink)',
};

/** Cases by status, the lawyer's 24 statuses by phase. The table below has every status. */
export function StatusChart({ label, bars }: StatusChartProps) {
  const { i18n } = useTranslation();
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <div role="img" aria-label={label} className="grid text-14">
      {bars.map(({ name, tone, count }) => (
        <div key={name} className="grid min-h-8 grid-cols-[6.5rem_minmax(0,1fr)_3rem] items-center gap-2">
          <span className="text-right leading-snug">{name}</span>
          <span className="h-2.5 overflow-hidden rounded-[2px] bg-sunken">
            <span
              data-chart-bar
              style={{ width: `${(count / most) * 100}%`, background: colours[tone] }}
              className="block h-full rounded-[2px]"
            />
          </span>
          <span className="font-semibold whitespace-nowrap tabular-nums">
            {formatShortNumber(count, i18n.language)}
          </span>
        </div>
      ))}
    </div>
  );
}
