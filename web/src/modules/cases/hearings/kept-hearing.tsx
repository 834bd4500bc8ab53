import { useTranslation } from 'react-i18next';
import { readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatTime } from '../../../i18n/format';
import { usePersonName } from '../../../i18n/use-person-name';
import { useSession } from '../../../session/session';
import { Passage } from '../../../ui/passage';
import { useBangladeshTime } from '../../../ui/times/use-bangladesh-time';
import type { CaseEvent_EventFragment, CaseTimeline_CaseFragment } from '../events/generated/case-timeline';
import { isClosed } from '../status/case-phase';
import type { HearingCard_CaseFragment } from './generated/hearing-card';
import { hasBegun } from './hearings-ahead';

/** The texts about a hearing that stays after its case is closed; null for a hearing that was set later. */
export function useKeptHearing(timeline: FragmentType<CaseTimeline_CaseFragment>) {
  const { t, i18n } = useTranslation(['room', 'shared']);
  const nameOf = usePersonName();
  const inBangladesh = useBangladeshTime();
  const { user } = useSession();
  const { status, events: masked } = readFragment<CaseTimeline_CaseFragment>(timeline);
  const events = masked.map((event) => readFragment<CaseEvent_EventFragment>(event));
  const end = isClosed(status) && events.findLast(({ to }) => to && isClosed(to));
  return ({ id, startsAt, hasTime, court, place }: HearingCard_CaseFragment['hearings'][number]) => {
    if (!end) return null;
    const setAt = events.find(({ kind, hearing }) => kind === 'HEARING_SET' && hearing?.id === id)?.createdAt;
    if (setAt && setAt > end.createdAt) return null;
    const cancelled = events.findLast(
      ({ kind, actorRole, createdAt }) =>
        kind === 'APPOINTMENT_CANCELLED' && actorRole === null && createdAt >= end.createdAt,
    )?.appointment?.startsAt;
    const by = end.actorRole === 'LAWYER' ? (user?.role === 'lawyer' ? 'you' : 'lawyer') : 'staff';
    const name = end.actorName
      ? nameOf({ name: end.actorName, nameBangla: end.actorNameBangla })
      : t('shared:person.lawyer');
    const where = [court, place].filter(Boolean).join(', ');
    const kept = t(`hearing.kept.${by}`, { name });
    const time = inBangladesh(formatTime(startsAt, i18n.language), startsAt);
    return {
      title: t('hearing.stands', { date: formatDate(startsAt, i18n.language, 'long') }),
      sentence: (
        <>
          {/* It ends in a colon. */}
          {where || hasTime ? `${kept} ` : kept.slice(0, -1)}
          {where && <Passage text={where} />}
          {where && hasTime && ', '}
          {hasTime && <time dateTime={startsAt}>{t('hearing.keptTime', { time })}</time>}
        </>
      ),
      appointment:
        cancelled && !hasBegun(cancelled)
          ? t('hearing.appointmentCancelled', { date: formatDate(cancelled, i18n.language, 'long') })
          : null,
    };
  };
}
