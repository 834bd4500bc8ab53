import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button';
import { AddToCalendar, DateActions, DateStrip } from '../../ui/times/date-strip';
import { Passage } from '../../ui/passage';
import { Sentence } from '../../ui/sentence';
import type { DatedTask } from './pending-tasks';

/** The first task: with its day on cloth, if it has a day. */
export function TodayCard({
  task: { title, isAlarming, note, action, startsAt, bring, calendar },
}: {
  task: DatedTask;
}) {
  const { t } = useTranslation('room');
  const open = (
    <ButtonLink to={action.to} variant="primary" wide="phone">
      {action.label}
      <span className="sr-only">
        {' '}
        <Sentence text={title} />
      </span>
    </ButtonLink>
  );
  const about = note && (
    <p className="line-clamp-2 lg:line-clamp-1">
      <Passage text={note} />
    </p>
  );
  return (
    <div className="rounded-card border border-line-strong bg-surface">
      {startsAt ? (
        <DateStrip
          title={title}
          startsAt={startsAt}
          actions={
            <>
              {open}
              {calendar?.file && <AddToCalendar {...calendar} startsAt={startsAt} file={calendar.file} />}
            </>
          }
        >
          {about}
          {bring && (
            <p className="line-clamp-2 text-ink-2 lg:line-clamp-1">
              {t('hearing.bring')} <Passage text={bring} />
            </p>
          )}
        </DateStrip>
      ) : (
        <div className="grid gap-4 p-4 md:flex md:items-center md:justify-between md:px-7 md:py-6">
          <div className="min-w-0">
            <h2 className={isAlarming ? 'text-danger' : undefined}>
              <Sentence text={title} />
            </h2>
            {about}
          </div>
          <DateActions>{open}</DateActions>
        </div>
      )}
    </div>
  );
}
