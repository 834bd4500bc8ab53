import type { Language } from '@ainsathi/contract/languages';
import { personName } from '@ainsathi/contract/person-name';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format';
import { useBangladeshTime } from '../../ui/use-bangladesh-time';
import { useLanguage } from '../../i18n/use-language';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';

type Notification = NotificationRow_NotificationFragment;
type Translate = TFunction<['notifications', 'cases']>;

const kindsWithSentence = [
  'REQUEST_RECEIVED',
  'REQUEST_UNANSWERED',
  'REQUEST_STILL_UNANSWERED',
  'PAYMENT_SUBMITTED',
  'PAYMENT_UNCONFIRMED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_REFUSED',
  'FEE_PROPOSED',
  'DOCUMENTS_REQUESTED',
  'CASE_WITHDRAWN',
  'CASE_QUIET',
  'ENTRY_ADDED',
  'HEARING_SET',
  'HEARING_CANCELLED',
  'HEARING_SOON',
  'MESSAGE_WAITING',
  'DOCUMENT_ADDED',
  'PROPOSAL_RECEIVED',
  'OPEN_REQUEST_ENDING',
  'OPEN_REQUEST_ENDED',
  'INVITATION_RECEIVED',
  'INVITATION_DUE',
  'LICENSES_WAIT',
  'NAMES_WAIT',
  'REVIEWS_ADDED',
  'ARTICLES_ADDED',
  'MAILS_FAILED',
  'APPOINTMENT_PROPOSED',
  'APPOINTMENT_AGREED',
  'APPOINTMENT_MISSED',
  'APPOINTMENT_SOON',
  'CALL_RECEIVED',
  'LAWYER_LEAVING',
] as const;

/** Null for an unknown kind, of a newer server. */
function sentenceOf(
  notification: Notification,
  t: Translate,
  language: Language,
  inBangladesh: (time: string) => string,
): string | null {
  const { actorName, actorNameBangla, caseStatus, feeAccepted, verification, count } = notification;
  const actor = actorName
    ? personName(language, { name: actorName, nameBangla: actorNameBangla })
    : t('somebody');
  const title = notification.caseTitle ?? t('aCase');
  const date = notification.at ? formatDate(notification.at, language) : '';
  const time = notification.at ? inBangladesh(formatDateTime(notification.at, language)) : '';
  const kind = kindsWithSentence.find((one) => one === notification.kind);
  if (kind)
    return t(`sentence.${kind}`, { actor, title, date, time, count, number: formatNumber(count, language) });
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
      return t(
        notification.proposalAccepted ? 'sentence.PROPOSAL_ACCEPTED' : 'sentence.PROPOSAL_NOT_CHOSEN',
        {
          actor,
          title,
        },
      );
    case 'VERIFICATION_DECIDED':
      if (verification !== 'VERIFIED' && verification !== 'REJECTED') return null;
      return t(`sentence.LICENSE_${verification}`);
    case 'UNUSUAL_STAFF_ACTS':
      return notification.unusualActs && t(`sentence.STAFF_${notification.unusualActs}`, { actor });
    default:
      return null;
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
