import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatMonth, formatNumber } from '../../i18n/format';
import { Panel } from '../../ui/panel';
import { casePhases, statusPlaces } from '../cases/status/case-phase';
import { ChartTable } from './chart-table';
import { MonthChart } from './month-chart';
import { StatusChart, type StatusBar } from './status-chart';
import type { DashboardCharts_StatsFragment } from './generated/dashboard-charts';
import { useDigits } from '../../i18n/use-digits';

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

/** The statuses with their own bar; the others are counted by phase. */
const ungrouped = ['PENDING', 'ACCEPTED', 'REJECTED', 'COMPLETED', 'IN_PROGRESS'] as const;

/** Charts of cases by month and by status, each with a table of its numbers. */
export function DashboardCharts({ stats }: { stats: FragmentType<DashboardCharts_StatsFragment> }) {
  const { t, i18n } = useTranslation(['dashboards', 'cases']);
  const digits = useDigits();
  const { cases, casesByMonth, casesByStatus } = readFragment<DashboardCharts_StatsFragment>(stats);
  const countOf = (wanted: (status: (typeof casesByStatus)[number]['status']) => boolean) =>
    casesByStatus.reduce((sum, { status, count }) => (wanted(status) ? sum + count : sum), 0);
  const bars: StatusBar[] = [
    ...ungrouped.slice(0, 2).map((status) => ({
      name: t(`cases:status.${status}`),
      tone: statusPlaces[status].tone,
      count: countOf((counted) => counted === status),
    })),
    ...casePhases.map((phase) => ({
      name: t(`cases:phase.${phase}`),
      tone: phase,
      count: countOf(
        (counted) => statusPlaces[counted].phase === phase && !ungrouped.some((status) => status === counted),
      ),
    })),
    ...ungrouped.slice(2).map((status) => ({
      name: t(`cases:status.${status}`),
      tone: statusPlaces[status].tone,
      count: countOf((counted) => counted === status),
    })),
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
