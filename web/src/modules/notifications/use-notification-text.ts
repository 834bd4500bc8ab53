import { type Language, personName } from '@ainsathi/contract/languages';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format';
import { useBangladeshTime } from '../../ui/times/use-bangladesh-time';
import { useLanguage } from '../../i18n/use-language';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';

type Notification = NotificationRow_NotificationFragment;
type Translate = TFunction<['notifications', 'cases', 'shared']>;

/** Null where what happened is not known. */
function sentenceOf(
  notification: Notification,
  t: Translate,
  language: Language,
  inBangladesh: ReturnType<typeof useBangladeshTime>,
): string | null {
  const { actorName, actorNameBangla, caseStatus, feeAccepted, verification, count } = notification;
  const actor = actorName
    ? personName(language, { name: actorName, nameBangla: actorNameBangla })
    : t('somebody');
  const title = notification.caseTitle ?? t('aCase');
  const date = notification.at ? formatDate(notification.at, language) : '';
  const time = notification.at
    ? inBangladesh(formatDateTime(notification.at, language), notification.at)
    : '';
  switch (notification.kind) {
    case 'REQUEST_ANSWERED':
      if (caseStatus !== 'ACCEPTED' && caseStatus !== 'REJECTED') return null;
      return t(`sentence.REQUEST_${caseStatus}`, { actor, title });
    case 'STATUS_CHANGED':
      return caseStatus && t('sentence.STATUS_CHANGED', { title, status: t(`cases:status.${caseStatus}`) });
    case 'FEE_ANSWERED':
      if (feeAccepted === null) return null;
      return t(feeAccepted ? 'sentence.FEE_ACCEPTED' : 'sentence.FEE_DECLINED', { actor, title });
    case 'APPOINTMENT_CANCELLED':
      return t(time ? 'sentence.APPOINTMENT_CANCELLED' : 'sentence.APPOINTMENT_NOT_AGREED', { title, time });
    case 'PROPOSAL_ANSWERED':
      if (!notification.proposalAccepted) return t('sentence.PROPOSAL_NOT_CHOSEN');
      return t('sentence.PROPOSAL_ACCEPTED', { actor, title });
    case 'JOIN_ANSWERED':
      return t(notification.caseId ? 'sentence.JOIN_ADMITTED' : 'sentence.JOIN_REFUSED', { actor, title });
    case 'VERIFICATION_DECIDED':
      if (verification !== 'VERIFIED' && verification !== 'REJECTED') return null;
      return t(`sentence.LICENSE_${verification}`);
    case 'UNUSUAL_STAFF_ACTS':
      return notification.unusualActs && t(`sentence.STAFF_${notification.unusualActs}`, { actor });
    default:
      // A newer server may have kinds that are unknown here.
      return t([`sentence.${notification.kind}`, `kind.${notification.kind}`, 'shared:nav.notifications'], {
        actor,
        title,
        date,
        time,
        count,
        number: formatNumber(count, language),
      });
  }
}

export function useNotificationText(): (notification: Notification) => string {
  const { t } = useTranslation(['notifications', 'cases', 'shared']);
  const language = useLanguage();
  const inBangladesh = useBangladeshTime();
  return (notification) =>
    sentenceOf(notification, t, language, inBangladesh) ??
    t([`kind.${notification.kind}`, 'shared:nav.notifications']);
}
