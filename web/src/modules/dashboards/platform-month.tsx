import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate, formatNumber } from '../../i18n/format';
import { Panel } from '../../ui/panel';
import { ChartTable } from './chart-table';
import type { PlatformMonth_MonthFragment } from './generated/platform-month';

graphql(`
  fragment PlatformMonth_month on PlatformMonth {
    days {
      date
      requests
      decisions
    }
    due
    answeredInTime
  }
`);

type Day = PlatformMonth_MonthFragment['days'][number];

interface DayBarsProps {
  title: string;
  days: readonly Day[];
  kind: 'requests' | 'decisions';
  colour: string;
}

/** One bar a day; the table below has every number. */
function DayBars({ title, days, kind, colour }: DayBarsProps) {
  const { t, i18n } = useTranslation('dashboards');
  const most = Math.max(1, ...days.map((day) => day[kind]));
  const sum = formatNumber(
    days.reduce((total, day) => total + day[kind], 0),
    i18n.language,
  );
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-14 text-ink-2">{title}</span>
        <span className="text-18 font-semibold tabular-nums">{sum}</span>
      </p>
      <div
        role="img"
        aria-label={t('admin.month30.summary', { title, sum, most: formatNumber(most, i18n.language) })}
        className="mt-1 flex h-14 items-end gap-px border-b border-line-strong sm:gap-0.5"
      >
        {days.map((day) => (
          <span
            key={day.date}
            data-chart-bar
            title={`${formatDate(day.date, i18n.language)}: ${formatNumber(day[kind], i18n.language)}`}
            style={{ height: `${(day[kind] / most) * 100}%`, background: colour }}
            className="flex-1 rounded-t-[2px]"
          />
        ))}
      </div>
    </div>
  );
}

/** The last 30 days: requests, decisions on licences, and the share of requests answered within 24 hours. */
export function PlatformMonth({ month: masked }: { month: FragmentType<PlatformMonth_MonthFragment> }) {
  const { t, i18n } = useTranslation('dashboards');
  const { days, due, answeredInTime } = readFragment<PlatformMonth_MonthFragment>(masked);
  const share = due === 0 ? null : Math.round((answeredInTime / due) * 100);
  return (
    <Panel title={t('admin.month30.title')}>
      <div className="grid gap-5 sm:grid-cols-3">
        <DayBars title={t('admin.month30.requests')} days={days} kind="requests" colour="var(--green)" />
        <DayBars title={t('admin.month30.decisions')} days={days} kind="decisions" colour="var(--brass)" />
        <div>
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-14 text-ink-2">{t('admin.month30.inTime')}</span>
            <span className="text-18 font-semibold whitespace-nowrap tabular-nums">
              {share === null
                ? '–'
                : t('admin.month30.percent', { share: formatNumber(share, i18n.language) })}
            </span>
          </p>
          <div aria-hidden className="mt-3 h-2.5 overflow-hidden bg-sunken">
            <div data-chart-bar style={{ width: `${share ?? 0}%` }} className="h-full bg-green" />
          </div>
          <p className="mt-2 text-14 text-ink-2">
            {t('admin.month30.inTimeNote', {
              answered: formatNumber(answeredInTime, i18n.language),
              due: formatNumber(due, i18n.language),
            })}
          </p>
        </div>
      </div>
      <ChartTable
        label={t('admin.month30.requests')}
        columns={[t('admin.month30.day'), t('admin.month30.requests')]}
        rows={days.map(({ date, requests }) => ({
          name: formatDate(date, i18n.language),
          count: requests,
        }))}
      />
    </Panel>
  );
}
