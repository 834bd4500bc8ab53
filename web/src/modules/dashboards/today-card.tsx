import { Map as MapIcon, MessageSquare, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { upperFirst } from '../../i18n/upper-first';
import { usePersonName } from '../../i18n/use-person-name';
import { marksCall } from '../../routing/call-mark';
import { paths, withQuery } from '../../routing/paths';
import { buttonClass, ButtonLink } from '../../ui/button';
import { AddToCalendar, DateActions, DateStrip } from '../../ui/times/date-strip';
import { useNearTime } from '../../ui/times/near-time';
import { useMapAddress } from '../../ui/use-map-address';
import { Passage } from '../../ui/passage';
import { Sentence } from '../../ui/sentence';
import type { ClientTask } from './pending-tasks';

type TaskHearing = NonNullable<ClientTask['hearing']>;

/** Links to the court, whose name alone goes to the map, and to the lawyer. */
function HearingActs({ hearing: { court, caseId, canCall, lawyer } }: { hearing: TaskHearing }) {
  const { t } = useTranslation(['dashboards', 'room']);
  const nameOf = usePersonName();
  const mapAddress = useMapAddress();
  return (
    <>
      {court && (
        <a href={mapAddress(court)} rel="noreferrer" className={buttonClass({ wide: 'phone' })}>
          <MapIcon aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />
          {t('room:hearing.map')}
        </a>
      )}
      {canCall ? (
        <ButtonLink
          to={paths.call(caseId)}
          icon={Video}
          wide="phone"
          reloadDocument
          onClick={marksCall(caseId)}
        >
          {t('client.today.call')}
          <span className="sr-only"> {lawyer && nameOf(lawyer)}</span>
        </ButtonLink>
      ) : (
        lawyer && (
          <ButtonLink
            to={withQuery(paths.client.case(caseId), { tab: 'messages' })}
            icon={MessageSquare}
            wide="phone"
          >
            {t('client.today.write', { name: nameOf(lawyer) })}
          </ButtonLink>
        )
      )}
    </>
  );
}

function HearingPlace({ hearing: { court, place, caseTitle } }: { hearing: TaskHearing }) {
  return (
    <>
      <p className="line-clamp-4 wrap-anywhere">
        <Passage text={[court, place].filter(Boolean).join(' · ')} />
      </p>
      <p className="line-clamp-1 text-ink-2 wrap-anywhere">
        <Passage text={caseTitle ?? ''} />
      </p>
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="line-clamp-2 lg:line-clamp-1">
      <Passage text={text} />
    </p>
  );
}

/** The first task: with its day on cloth, if it has a day. */
export function TodayCard({ task }: { task: ClientTask }) {
  const { title, isAlarming, note, action, startsAt, hearing, calendar } = task;
  const { t } = useTranslation(['dashboards', 'room']);
  const nearTime = useNearTime();
  const open = (
    <ButtonLink to={action.to} variant="primary" wide="phone">
      {action.label}
      <span className="sr-only">
        {' '}
        <Sentence text={title} />
      </span>
    </ButtonLink>
  );
  if (!startsAt || !calendar)
    return (
      <div className="grid gap-4 rounded-card border border-line-strong bg-surface p-4 md:flex md:items-center md:justify-between md:px-7 md:py-6">
        <div className="min-w-0">
          <h2 className={isAlarming ? 'text-danger' : undefined}>
            <Sentence text={title} />
          </h2>
          {note && <Note text={note} />}
        </div>
        <DateActions>{open}</DateActions>
      </div>
    );
  const dated = {
    when: upperFirst(nearTime(startsAt, hearing?.hasTime)),
    what: t(`client.today.what.${calendar.subject}`),
  };
  return (
    <div className="rounded-card border border-line-strong bg-surface">
      <DateStrip
        title={t('client.today.dated', dated)}
        isTimeInTitle
        startsAt={startsAt}
        actions={
          <>
            {open}
            {hearing && <HearingActs hearing={hearing} />}
            {calendar.file && <AddToCalendar {...calendar} startsAt={startsAt} file={calendar.file} />}
          </>
        }
      >
        {hearing ? <HearingPlace hearing={hearing} /> : note && <Note text={note} />}
        {hearing?.bring && (
          <p className="line-clamp-3 whitespace-pre-line wrap-anywhere lg:line-clamp-2">
            {t('room:hearing.bring')} <Passage text={hearing.bring} />
          </p>
        )}
      </DateStrip>
    </div>
  );
}
