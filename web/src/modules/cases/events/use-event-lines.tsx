import { useTranslation } from 'react-i18next';
import { readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatDateTime, formatTime } from '../../../i18n/format';
import { useSession } from '../../../session/session';
import { usePersonName } from '../../../i18n/use-person-name';
import { useBangladeshTime } from '../../../ui/times/use-bangladesh-time';
import { useTaka } from '../../../ui/taka';
import { Passage } from '../../../ui/passage';
import type { TimelineEvent } from '../../../ui/progress/timeline';
import type {
  CaseEntry_EventFragment as Content,
  CaseEvent_EventFragment as Event,
  CaseTimeline_CaseFragment,
} from './generated/case-timeline';
import { AddToCalendar } from '../../../ui/times/date-strip';
import { hasBegun } from '../hearings/hearings-ahead';
import { useAppointmentTitle, useCallTime, useCallTitle } from './use-appointment-title';
import { withCorrections, type EntryChain } from './entry-chains';

/** What the viewer of a timeline may read and do besides what everybody sees. */
export interface TimelineContent {
  /** The texts; empty for admins. */
  events: readonly FragmentType<Content>[];
  /** The lawyer's button below an entry. */
  correctionOf?: (entry: { id: string; text: string }) => TimelineEvent['action'];
  missedOf?: (appointmentId: string) => TimelineEvent['action'];
}

interface EventLine {
  event: Event;
  line: TimelineEvent;
}

const textClass = 'max-w-measure whitespace-pre-line wrap-anywhere';

function EntryText({ chain: { texts, correctedAt } }: { chain: EntryChain }) {
  const { t, i18n } = useTranslation('room');
  const earlier = texts.slice(0, -1);
  const present = texts.at(-1);
  return (
    <>
      {present && (
        <p className={textClass}>
          <Passage text={present} />
        </p>
      )}
      {correctedAt && (
        <p className="mt-1 text-14 font-medium text-brass-ink">
          {t('entry.corrected', { date: formatDate(correctedAt, i18n.language) })}
        </p>
      )}
      {earlier.length > 0 && (
        <details className="text-14 print:hidden">
          <summary className="inline-flex min-h-11 list-none items-center text-green underline underline-offset-[0.2em] md:min-h-8 coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {t('entry.earlier')}
          </summary>
          {earlier.map((text, index) => (
            <p key={index} className="mb-2 max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">
              <del>
                <Passage text={text} />
              </del>
            </p>
          ))}
        </details>
      )}
    </>
  );
}

function useEventTitle(): (event: Event, content: Content | undefined) => string {
  const { t, i18n } = useTranslation(['casePage', 'cases', 'room', 'fees']);
  const taka = useTaka();
  const appointmentTitle = useAppointmentTitle();
  const callTitle = useCallTitle();
  const inBangladesh = useBangladeshTime();
  return ({ kind, to, hearing, appointment, call, fee, payment }, content) => {
    if (call) return callTitle(call);
    if (appointment) return appointmentTitle(kind, appointment);
    const amount = fee?.amountPoisha ?? payment?.amountPoisha ?? null;
    if (kind === 'PAYMENT_SUBMITTED') return t('fees:timeline.PAYMENT_SUBMITTED');
    if (content?.result && hearing)
      return t('room:timeline.result', {
        date: formatDate(hearing.startsAt, i18n.language),
        result: t(`room:result.${content.result}`),
      });
    if (kind === 'HEARING_CANCELLED' && hearing)
      return t('room:timeline.cancelled', { date: formatDate(hearing.startsAt, i18n.language) });
    if (kind === 'HEARING_SET' && hearing)
      return t(`room:timeline.${hearing.replacesId ? 'moved' : 'set'}`, {
        time: hearing.hasTime
          ? inBangladesh(formatDateTime(hearing.startsAt, i18n.language), hearing.startsAt)
          : formatDate(hearing.startsAt, i18n.language),
      });
    if (kind === 'FEE_DECLINED' || kind === 'FEE_WITHDRAWN' || kind === 'PAYMENT_REFUSED')
      return t(`fees:timeline.${kind}`);
    if (kind === 'FEE_PROPOSED' || kind === 'FEE_ACCEPTED' || kind === 'PAYMENT_CONFIRMED')
      return t(`fees:timeline.${kind}`, { amount: amount === null ? '' : taka(amount) });
    if (
      kind === 'DOCUMENT_ADDED' ||
      kind === 'DOCUMENT_DELETED' ||
      kind === 'DOCUMENTS_REQUESTED' ||
      kind === 'DOCUMENTS_RECEIVED'
    )
      return t(`room:documents.timeline.${kind}`);
    if (
      kind === 'NOTE' ||
      kind === 'HEARING_SET' ||
      kind === 'HEARING_CANCELLED' ||
      kind === 'HEARING_RESULT' ||
      kind === 'CASE_ADDED' ||
      kind === 'CLIENT_JOINED' ||
      kind === 'CLIENT_RELEASED' ||
      kind === 'WITHDRAWN'
    )
      return t(`timeline.event.${kind}`);
    return kind === 'REQUESTED' || !to ? t('timeline.requested') : t(`cases:status.${to}`);
  };
}

function useEventNote(): (event: Event) => string {
  const { t, i18n } = useTranslation(['casePage', 'fees']);
  const nameOf = usePersonName();
  const { user } = useSession();
  return ({ kind, actorName, actorNameBangla, actorRole, createdAt, payment }) => {
    // Copies on a device have no transaction IDs.
    if (kind === 'PAYMENT_SUBMITTED' && payment?.transactionId)
      return `${t(payment.method === 'BKASH' ? 'payment.transactionId' : 'fees:form.transactionId')} ${payment.transactionId}`;
    const time = formatTime(createdAt, i18n.language);
    // The lawyer's yes lets the client join.
    if (kind === 'CLIENT_JOINED') return t('timeline.byRole.nobody', { time });
    // A case has one client and one lawyer.
    if (user && user.role !== 'admin' && actorRole?.toLowerCase() === user.role)
      return t('timeline.byYou', { time });
    if (actorName && actorRole !== 'ADMIN')
      return t('timeline.by', { name: nameOf({ name: actorName, nameBangla: actorNameBangla }), time });
    return t(`timeline.byRole.${actorRole ?? 'nobody'}`, { time });
  };
}

/** How to remove a cancelled event from a calendar, until its time. */
function LeavesCalendar({ event, content }: { event: Event; content: Content | undefined }) {
  const { t } = useTranslation('room');
  const startsAt = (event.hearing ?? event.appointment)?.startsAt;
  const file = (content?.hearing ?? content?.appointment)?.calendarFile;
  if (!startsAt || !file || hasBegun(startsAt)) return null;
  return (
    <div className="print:hidden">
      <p className="text-ink-2">{t('timeline.leavesCalendar')}</p>
      <AddToCalendar
        subject={event.hearing ? 'hearing' : 'appointment'}
        startsAt={startsAt}
        file={file}
        cancels
      />
    </div>
  );
}

function EventBody({
  event,
  content,
  chain,
}: {
  event: Event;
  content: Content | undefined;
  chain: EntryChain;
}) {
  const { hearing, call } = event;
  const callTime = useCallTime();
  const isSet = event.kind === 'HEARING_SET';
  const about = hearing && [hearing.court, isSet && content?.hearing?.purpose].filter(Boolean).join(' · ');
  const subject = content?.subjectName;
  if (call) return <p>{callTime(call)}</p>;
  const isCancelled = event.kind === 'HEARING_CANCELLED' || event.kind === 'APPOINTMENT_CANCELLED';
  if (!about && !subject && !isCancelled && chain.texts.length === 0 && !chain.correctedAt) return null;
  return (
    <>
      {about && (
        <p className="wrap-anywhere">
          <Passage text={about} />
        </p>
      )}
      {subject && (
        <p className="wrap-anywhere">
          <Passage text={subject} />
        </p>
      )}
      <EntryText chain={chain} />
      {isCancelled && <LeavesCalendar event={event} content={content} />}
    </>
  );
}

function actionOf(
  { kind, appointment }: Event,
  chain: EntryChain,
  content: TimelineContent | null,
): TimelineEvent['action'] {
  if (kind === 'NOTE') return content?.correctionOf?.({ id: chain.latestId, text: chain.texts.at(-1) ?? '' });
  if (kind === 'APPOINTMENT_AGREED' && appointment?.canAct.includes('REPORT_MISSED'))
    return content?.missedOf?.(appointment.id);
  return undefined;
}

/** Oldest first; an entry and its corrections are one line. */
export function useEventLines(
  timeline: CaseTimeline_CaseFragment,
  content: TimelineContent | null,
): EventLine[] {
  const { i18n } = useTranslation();
  const titleOf = useEventTitle();
  const noteOf = useEventNote();
  const contents = new Map(readFragment<Content>(content?.events ?? []).map((entry) => [entry.id, entry]));
  const textOf = (id: string) => contents.get(id)?.text ?? null;
  return withCorrections(readFragment<Event>(timeline.events), textOf).map(({ event, chain }) => ({
    event,
    line: {
      id: event.id,
      date: formatDate(event.createdAt, i18n.language),
      dateTime: event.createdAt,
      title: titleOf(event, contents.get(event.id)),
      body: <EventBody event={event} content={contents.get(event.id)} chain={chain} />,
      note: noteOf(event),
      action: actionOf(event, chain, content),
    },
  }));
}
