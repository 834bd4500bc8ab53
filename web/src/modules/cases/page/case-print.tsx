import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatDateTime } from '../../../i18n/format';
import { usePersonName } from '../../../i18n/use-person-name';
import { now } from '../../../lib/now';
import { useHearingTime } from '../../../ui/times/hearing-time';
import { ClothRow } from '../../../ui/jamdani/cloth-row';
import { Logo } from '../../../ui/jamdani/logo';
import { Passage } from '../../../ui/passage';
import { useTaka } from '../../../ui/taka';
import type { CaseEntries_CaseFragment, CaseTimeline_CaseFragment } from '../events/generated/case-timeline';
import { eventsPage } from '../events/earlier-events';
import { useEventLines } from '../events/use-event-lines';
import type { HearingCard_CaseFragment } from '../hearings/generated/hearing-card';
import { hearingsAhead } from '../hearings/hearings-ahead';
import { useKeptHearing } from '../hearings/kept-hearing';
import { LawyerPlace } from '../lawyer-place';
import { StatusBadge } from '../status/status-badge';
import type { CaseMoney_CaseFragment } from './generated/case-money';
import type { CasePrint_CaseFragment } from './generated/case-print';

graphql(`
  fragment CasePrint_case on Case {
    id
    title
    description
    withdrawnAt
    isOwn
    client {
      id
      name
    }
    lawyer {
      id
      name
      nameBangla
      ...LawyerPlace_lawyer
    }
    ...StatusBadge_case
    ...HearingCard_case
    ...CaseMoney_case
    ...CaseTimeline_case
    ...CaseEntries_case
  }
`);

interface CasePrintProps {
  legalCase: FragmentType<CasePrint_CaseFragment>;
  /** Of a client without an account, as the lawyer noted it. */
  clientName?: string | null;
}

const rowClass =
  'grid grid-cols-[11rem_minmax(0,1fr)] bangla:grid-cols-[14rem_minmax(0,1fr)] gap-x-4 border-b border-line text-14 leading-[1.45]';

function NextDate({ legalCase }: { legalCase: CasePrint_CaseFragment }) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  const { nextHearing, hearings } = readFragment<HearingCard_CaseFragment>(legalCase);
  // A case rejected today keeps its hearing of this morning, which is no next one.
  const [next] = nextHearing ? hearingsAhead(hearings, new Date(now())) : [];
  const keptOf = useKeptHearing(legalCase);
  if (!next) return t('hearing.none');
  const { startsAt, hasTime, court, place, bring } = next;
  const kept = keptOf(next);
  return (
    <>
      <b>{kept?.title ?? timeOf(startsAt, hasTime)}</b>
      {kept ? <br /> : ', '}
      {kept?.sentence ?? <Passage text={[court, place].filter(Boolean).join(', ')} />} {kept?.appointment}
      {bring && (
        <>
          {kept ? ' ' : '. '}
          {t('hearing.bring')} <Passage text={bring} />
        </>
      )}
    </>
  );
}

function Facts({ legalCase, clientName }: { legalCase: CasePrint_CaseFragment; clientName: string | null }) {
  const { t } = useTranslation(['casePage', 'cases', 'shared', 'room']);
  const nameOf = usePersonName();
  const { client, lawyer, title, description, isOwn, withdrawnAt } = legalCase;
  // The lawyer of a withdrawn request reads neither who sent it nor its text.
  const isWithheld = withdrawnAt !== null && !client && !description;
  const facts = [
    ...(isWithheld
      ? []
      : [
          {
            term: t('shared:person.client'),
            fact: client?.name ?? clientName ?? t('shared:person.unknown'),
          },
        ]),
    {
      term: t('shared:person.lawyer'),
      fact: lawyer ? (
        <>
          {nameOf(lawyer)}, <LawyerPlace lawyer={lawyer} />
        </>
      ) : (
        t('cases:unassigned')
      ),
    },
    { term: t('cases:field.status'), fact: <StatusBadge legalCase={legalCase} /> },
    { term: t('room:hearing.next'), fact: <NextDate legalCase={legalCase} /> },
    ...(description === title || isOwn || isWithheld
      ? []
      : [{ term: t('clientWrote'), fact: <Passage text={description} /> }]),
  ];
  return (
    <dl className="leading-[1.45] grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-0.5">
      {facts.map(({ term, fact }) => (
        <div key={term} className="contents">
          <dt className="text-ink-2">{term}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Newest last, as the history below. */
function Payments({ legalCase }: { legalCase: FragmentType<CaseMoney_CaseFragment> }) {
  const { t, i18n } = useTranslation(['fees', 'casePage']);
  const taka = useTaka();
  const { payments } = readFragment<CaseMoney_CaseFragment>(legalCase);
  if (payments.length === 0) return <p className="order-last">{t('casePage:printed.noPayments')}</p>;
  return (
    <section className="basis-full">
      <h2>{t('allPayments')}</h2>
      <ul>
        {payments.toReversed().map(({ id, state, method, reason, transactionId, ...payment }) => (
          <li key={id} className={rowClass}>
            <span>{formatDateTime(payment.submittedAt, i18n.language)}</span>
            <span>
              {[
                transactionId,
                payment.amountPoisha === null ? t(`form.methods.${method}`) : taka(payment.amountPoisha),
                t(`payment.${state}`, {
                  date: payment.answeredAt ? formatDate(payment.answeredAt, i18n.language) : '',
                  reason: reason ?? '',
                }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ legalCase }: { legalCase: CasePrint_CaseFragment }) {
  const { t, i18n } = useTranslation('casePage');
  const timeline = readFragment<CaseTimeline_CaseFragment>(legalCase);
  const { events } = readFragment<CaseEntries_CaseFragment>(legalCase);
  const isCut = events.length >= eventsPage;
  const lines = useEventLines(timeline, { events });
  return (
    <section className="basis-full">
      <h2>{t('timeline.title')}</h2>
      {isCut && <p>{t('printed.later', { count: eventsPage })}</p>}
      <ul>
        {lines.map(({ event, line }) => (
          <li key={line.id} className={rowClass}>
            <time dateTime={line.dateTime}>{formatDateTime(line.dateTime, i18n.language)}</time>
            <div className="[&_p]:inline [&_p]:before:content-['_·_']">
              {line.title}
              {event.payment?.transactionId && `, ${event.payment.transactionId}`}
              {line.body}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A case on paper: facts, payments and history. `RoomLayout` adds messages and documents, or that there are none. */
export function CasePrint({ legalCase, clientName = null }: CasePrintProps) {
  const { t, i18n } = useTranslation(['casePage', 'shared']);
  const fields = readFragment<CasePrint_CaseFragment>(legalCase);
  const time = formatDateTime(new Date(now()).toISOString(), i18n.language);
  return (
    <>
      <div className="basis-full">
        <p className="flex items-center justify-between text-14 text-ink-2">
          <Logo name={t('shared:brand.name')} />
          {t('printed.at', { time: t('shared:age.inBangladesh', { time }) })}
        </p>
        <ClothRow className="my-1" />
        <h1 className="mb-1.5 text-22">
          <Passage text={fields.title} />
        </h1>
        <Facts legalCase={fields} clientName={clientName} />
      </div>
      <Payments legalCase={fields} />
      <History legalCase={fields} />
      <p className="order-last basis-full text-14 text-ink-2">{t('printed.copy')}</p>
    </>
  );
}
