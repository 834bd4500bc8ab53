import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatNumber, formatWeekday } from '../../i18n/format';
import { Panel } from '../../ui/panel';
import type { LawyerWeek_DayFragment } from './generated/lawyer-week';

graphql(`
  fragment LawyerWeek_day on CaseDay {
    date
    requests
    changes
    payments
  }
`);

const kinds = ['requests', 'changes', 'payments'] as const;

function groundOf(count: number, most: number): string {
  if (count === 0) return 'text-ink-3';
  return count * 2 > most ? 'bg-green font-semibold text-on-green' : 'bg-green-soft font-semibold text-green';
}

/** The last seven days, oldest first: a table that is its own chart. */
export function LawyerWeek({ days }: { days: readonly FragmentType<LawyerWeek_DayFragment>[] }) {
  const { t, i18n } = useTranslation('dashboards');
  const week = days.map((day) => readFragment<LawyerWeek_DayFragment>(day));
  const most = Math.max(1, ...week.flatMap((day) => kinds.map((kind) => day[kind])));
  return (
    <Panel title={t('lawyer.week.title')}>
      <table
        aria-label={t('lawyer.week.title')}
        className="w-full border-separate border-spacing-0.5 text-14 sm:border-spacing-1 max-[380px]:text-[0.75rem]"
      >
        <thead>
          <tr>
            <td />
            {week.map(({ date }, index) => (
              <th
                key={date}
                scope="col"
                className={clsx(
                  'pb-1 text-center font-medium',
                  index === week.length - 1 ? 'text-green' : 'text-ink-2',
                )}
              >
                {formatWeekday(date, i18n.language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-ink-2">
                {t(`lawyer.week.${kind}`)}
              </th>
              {week.map((day) => (
                <td
                  key={day.date}
                  className={clsx(
                    'h-9 w-[11%] rounded-field text-center tabular-nums',
                    groundOf(day[kind], most),
                  )}
                >
                  {day[kind] === 0 ? (
                    <>
                      <span aria-hidden>·</span>
                      <span className="sr-only">{formatNumber(0, i18n.language)}</span>
                    </>
                  ) : (
                    formatNumber(day[kind], i18n.language)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
