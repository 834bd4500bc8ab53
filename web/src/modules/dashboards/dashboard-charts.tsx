import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatMonth, formatNumber, formatShortNumber } from '../../i18n/format';
import { Panel } from '../../ui/panel';
import { casePhases, statusPlaces, toneOfPhase } from '../cases/status/case-phase';
import { ChartTable } from './chart-table';
import type { DashboardCharts_StatsFragment } from './generated/dashboard-charts';
import { useDigits } from '../../i18n/use-digits';
import clsx from 'clsx';
import type { BadgeTone } from '../../ui/badge';

graphql(`
  fragment DashboardCharts_stats on AdminStats {
    cases
    casesByMonth {
      month
      count
    }
    casesByStatus {
      status
      count
    }
  }
`);

/** These statuses have their own bar; others are counted by phase. */
const ungrouped = ['PENDING', 'ACCEPTED', 'REJECTED', 'COMPLETED', 'IN_PROGRESS'] as const;

interface MonthCount {
  month: string;
  count: number;
}

interface MonthChartProps {
  /** Oldest first; the last is the current month. */
  months: readonly MonthCount[];
}

/** Phones, and the longer Bangla names, have room for every third name, the current month included. */
const hasRoomForName = (index: number, length: number) => (length - 1 - index) % 3 === 0;

/** The table below has every number. */
function MonthChart({ months }: MonthChartProps) {
  const { t, i18n } = useTranslation('dashboards');
  const busiest = months.reduce((most, month) => (month.count > most.count ? month : most), {
    month: '',
    count: 0,
  });
  return (
    <div
      role="img"
      aria-label={t('admin.monthSummary', {
        most: formatNumber(busiest.count, i18n.language),
        month: formatMonth(busiest.month, i18n.language),
        present: formatNumber(months.at(-1)?.count ?? 0, i18n.language),
      })}
      className="flex h-55 gap-1 text-14 text-ink-2 sm:h-80 sm:gap-2"
    >
      {months.map(({ month, count }, index) => (
        <div key={month} className="flex min-w-0 flex-1 flex-col items-center">
          <div className="flex w-full flex-1 flex-col items-center justify-end border-b border-line-strong">
            {count > 0 && (
              <span className="leading-snug whitespace-nowrap tabular-nums">
                {formatShortNumber(count, i18n.language)}
              </span>
            )}
            <div
              data-chart-bar
              style={{ height: `${busiest.count === 0 ? 0 : (count / busiest.count) * 85}%` }}
              className={clsx(
                'w-full max-w-6 rounded-t-[2px]',
                index === months.length - 1 ? 'bg-control' : 'bg-green',
              )}
            />
          </div>
          <span
            className={clsx(
              'pt-1.5 leading-snug whitespace-nowrap',
              !hasRoomForName(index, months.length) && 'max-sm:invisible bangla:invisible',
            )}
          >
            {formatMonth(month, i18n.language)}
          </span>
        </div>
      ))}
    </div>
  );
}

interface StatusBar {
  name: string;
  tone: BadgeTone;
  count: number;
}

interface StatusChartProps {
  label: string;
  bars: readonly StatusBar[];
}

const colours: Record<BadgeTone, string> = {
  pending: 'var(--status-pending-ink)',
  accepted: 'var(--status-accepted-ink)',
  rejected: 'var(--status-rejected-ink)',
  progress: 'var(--status-progress-ink)',
  neutral: 'var(--status-neutral-ink)',
  intake: 'var(--phase-intake-ink)',
  drafting: 'var(--status-progress-ink)',
  filing: 'var(--phase-filing-ink)',
  hearings: 'var(--phase-hearings-ink)',
  judgement: 'var(--phase-judgement-ink)',
};

/** The lawyer's 24 statuses are grouped by phase. The table below has every status. */
function StatusChart({ label, bars }: StatusChartProps) {
  const { i18n } = useTranslation();
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <div role="img" aria-label={label} className="grid text-14">
      {bars.map(({ name, tone, count }) => (
        <div key={name} className="grid min-h-8 grid-cols-[6.5rem_minmax(0,1fr)_3rem] items-center gap-2">
          <span className="text-right leading-snug">{name}</span>
          <span className="h-2.5 overflow-hidden bg-sunken">
            <span
              data-chart-bar
              style={{ width: `${(count / most) * 100}%`, background: colours[tone] }}
              className="block h-full"
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

export function DashboardCharts({ stats }: { stats: FragmentType<DashboardCharts_StatsFragment> }) {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const digits = useDigits();
  const { cases, casesByMonth, casesByStatus } = readFragment<DashboardCharts_StatsFragment>(stats);
  const countOf = (wanted: (status: (typeof casesByStatus)[number]['status']) => boolean) =>
    casesByStatus.reduce((sum, { status, count }) => (wanted(status) ? sum + count : sum), 0);
  const barOf = (status: (typeof ungrouped)[number]): StatusBar => ({
    name: t(`cases:status.${status}`),
    tone: statusPlaces[status].tone,
    count: countOf((counted) => counted === status),
  });
  const bars: StatusBar[] = [
    ...ungrouped.slice(0, 2).map(barOf),
    ...casePhases.map((phase) => ({
      name: t(`cases:phase.${phase}`),
      tone: toneOfPhase(phase),
      count: countOf(
        (counted) => statusPlaces[counted].phase === phase && !ungrouped.some((status) => status === counted),
      ),
    })),
    ...ungrouped.slice(2).map(barOf),
  ].filter(({ count }) => count > 0);
  const last = casesByMonth.at(-1);
  const none = <p className="text-ink-2">{t('admin.noCases')}</p>;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel
        title={t('admin.casesByMonth')}
        aside={last && t('admin.monthSoFar', { month: formatMonth(last.month, i18n.language) })}
      >
        {casesByMonth.every(({ count }) => count === 0) ? none : <MonthChart months={casesByMonth} />}
        <ChartTable
          label={t('admin.casesByMonth')}
          columns={[t('admin.month'), t('admin.caseColumn')]}
          rows={casesByMonth.map(({ month, count }) => ({
            name: `${formatMonth(month, i18n.language)} ${digits(month.slice(0, 4))}`,
            count,
          }))}
        />
      </Panel>
      <Panel
        title={t('admin.casesByStatus')}
        aside={t('cases:count', { count: cases, number: formatNumber(cases, i18n.language) })}
      >
        {cases === 0 ? (
          none
        ) : (
          <StatusChart
            label={bars.map(({ name, count }) => `${name}: ${digits(count)}`).join(', ')}
            bars={bars}
          />
        )}
        <ChartTable
          label={t('admin.casesByStatus')}
          columns={[t('cases:field.status'), t('admin.caseColumn')]}
          rows={casesByStatus.map(({ status, count }) => ({ name: t(`cases:status.${status}`), count }))}
        />
      </Panel>
    </div>
  );
}
