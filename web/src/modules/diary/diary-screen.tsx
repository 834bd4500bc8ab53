import { useQuery } from '@apollo/client/react';
import { CalendarPlus, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cacheOffline } from '../../graphql/cache-offline';
import { graphql } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { toDhaka } from '../../lib/dhaka-time';
import { preservePlace } from '../../lib/preserve-place';
import { useNow } from '../../lib/use-now';
import { LoadedView } from '../../lists/load-error';
import { useRowSelection } from '../../lists/use-row-selection';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { Button, ButtonLink } from '../../ui/button';
import { controlClass } from '../../ui/forms/field';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { AddCase } from './add-case';
import { dayLater, diaryPath, isDay, readDiaryAddress, weekDays, type DiaryAddress } from './diary-address';
import { DiaryAppointments } from './diary-appointments';
import { DiaryDays, readRows, RefusedResults, Unanswered } from './diary-days';
import { DiaryPrint } from './diary-print';
import { isAnswerable, withWaiting } from './diary-row';
import {
  DiaryCountsDocument,
  DiaryScreenDocument,
  type DiaryCountsQuery,
  type DiaryScreenQuery,
} from './generated/diary-screen';
import { KeepDiary } from './keep-diary';
import { TellClients } from './tell-clients';
import { useWaitingActs } from '../../outgoing/waiting-act';
import { useResultSheet } from './use-result-sheet';

graphql(`
  query DiaryScreen($day: Date!, $days: Int!) {
    shown: diary(day: $day, days: $days) {
      ...DiaryDays_diary
      appointments {
        id
        ...DiaryAppointments_appointment
      }
    }
  }

  query DiaryCounts($today: Date!) {
    near: diary(day: $today, days: 2) {
      rows {
        hearingId
        day
      }
    }
  }
`);

interface ViewsProps extends DiaryAddress {
  today: string;
  near: DiaryCountsQuery['near'] | undefined;
}

/** *Today 9 · Tomorrow 4 · Week*, and the day of a calendar. */
function Views({ day, days, today, near }: ViewsProps) {
  const { t, i18n } = useTranslation(['diary', 'shared']);
  const navigate = useNavigate();
  const tomorrow = dayLater(today, 1);
  const countOf = (of: string) => near?.rows.filter((row) => row.day === of).length;
  const isOn = (of: string) => days === 1 && day === of;
  const choices = [
    { to: diaryPath({ day: null }), label: t('today'), count: countOf(today), current: isOn(today) },
    {
      to: diaryPath({ day: tomorrow }),
      label: t('tomorrow'),
      count: countOf(tomorrow),
      current: isOn(tomorrow),
    },
    { to: diaryPath({ day: null, days: weekDays }), label: t('week'), current: days === weekDays },
  ];
  const isOther = choices.every(({ current }) => !current);
  const other = { to: diaryPath({ day }), label: formatDate(day, i18n.language), current: true };
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 print:hidden">
      <FilterTabs label={t('views')} choices={isOther ? [...choices, other] : choices} />
      <label className="flex items-center gap-2 text-ink-2">
        {t('date')}
        <input
          key={day}
          type="date"
          defaultValue={day}
          onChange={({ target: { value } }) => {
            if (isDay(value)) void navigate(diaryPath({ day: value, days }), { state: preservePlace });
          }}
          className={`${controlClass} w-auto!`}
        />
      </label>
    </div>
  );
}

function Days({ data: { shown }, address, today }: DaysProps) {
  const { t } = useTranslation('diary');
  const { rows, unanswered, more } = readRows(shown);
  const all = [...unanswered, ...rows];
  const tickable = all.filter((row) => row.canTell || isAnswerable(row, today));
  const selection = useRowSelection(tickable.map(({ hearingId }) => hearingId));
  const { ask, sheet } = useResultSheet(selection.clear);
  const [isTelling, setTelling] = useState(false);
  const results = useWaitingActs();
  const props = { today, selection, results, onAnswer: (row: (typeof rows)[number]) => ask([row]) };
  const ticked = tickable.filter(({ hearingId }) => selection.isSelected(hearingId));
  const answered = ticked.filter((row) => isAnswerable(row, today));
  return (
    <>
      <div className="grid gap-5 print:hidden">
        <RefusedResults rows={all} results={results} />
        <Unanswered rows={unanswered} {...props} />
        {rows.length === 0 && (
          <EmptyState
            title={t(address.days > 1 ? 'noneInWeek' : 'none')}
            description={t('noneNote')}
            action={<ButtonLink to={paths.lawyerArea.diaryImport}>{t('import.open')}</ButtonLink>}
          />
        )}
        <DiaryDays rows={rows} {...props} />
        {more > 0 && <p className="text-ink-2">{t('more', { count: more })}</p>}
        <DiaryAppointments appointments={shown.appointments} />
        {ticked.length > 0 && (
          <div className="sticky bottom-[calc(69px+env(safe-area-inset-bottom)+var(--notice-height,0px))] z-5 flex items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-3 pl-4 shadow-lift md:bottom-3">
            <span role="status">{t('ticked', { count: ticked.length })}</span>
            <span className="flex flex-wrap justify-end gap-2">
              {ticked.some(({ canTell }) => canTell) && (
                <Button onClick={() => setTelling(true)}>{t('tell.open')}</Button>
              )}
              {answered.length > 0 && (
                <Button variant="primary" onClick={() => ask(answered)}>
                  {t('answer')}
                </Button>
              )}
            </span>
          </div>
        )}
      </div>
      <DiaryPrint rows={rows.map((row) => withWaiting(row, results))} />
      {sheet}
      {isTelling && (
        <TellClients
          rows={ticked}
          today={today}
          onSent={() => {
            setTelling(false);
            selection.clear();
          }}
          onClose={() => setTelling(false)}
        />
      )}
    </>
  );
}

interface DaysProps {
  data: DiaryScreenQuery;
  address: DiaryAddress;
  today: string;
}

/** The diary: the hearings of a day or a week by court, those without a result first. Day and number of days are in the URL. */
export default function DiaryScreen() {
  const { t, i18n } = useTranslation(['diary', 'shared']);
  const [parameters] = useSearchParams();
  const today = toDhaka(new Date(useNow(60_000)).toISOString()).date;
  const [isAdding, setAdding] = useState(false);
  const address = readDiaryAddress(parameters, today);
  const result = useQuery(DiaryScreenDocument, { variables: address, context: cacheOffline });
  const counts = useQuery(DiaryCountsDocument, { variables: { today }, context: cacheOffline });
  const date = formatDate(address.day, i18n.language, 'weekday');
  return (
    <>
      <PageHead title={t('shared:nav.diary')} hidden />
      <div className="print:hidden">
        <PageHeader
          title={address.days > 1 ? t('weekFrom', { date }) : date}
          actions={
            <>
              <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
                {t('add.open')}
              </Button>
              <Button icon={Printer} onClick={() => window.print()}>
                <span className="max-sm:sr-only">{t('print')}</span>
              </Button>
              <ButtonLink icon={CalendarPlus} to={paths.notificationSettings}>
                <span className="max-sm:sr-only">{t('calendar')}</span>
              </ButtonLink>
            </>
          }
        />
      </div>
      <Views {...address} today={today} near={counts.data?.near} />
      <LoadedView
        result={result}
        loading={() => <TableSkeleton label={t('loading')} rows={5} />}
        failed={t('failed')}
      >
        {(data) => <Days data={data} address={address} today={today} />}
      </LoadedView>
      <KeepDiary today={today} />
      {isAdding && <AddCase onClose={() => setAdding(false)} />}
    </>
  );
}
