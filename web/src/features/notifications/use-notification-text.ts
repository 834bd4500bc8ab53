import type { Language } from '@ainsathi/contract/languages';
import { personName } from '@ainsathi/contract/person-name';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';

type Told = NotificationRow_NotificationFragment;
type Translate = TFunction<['notifications', 'cases']>;

/** The sentence of a notification; null where what happened is not known, as for a kind of a newer server. */
function sentenceOf(told: Told, t: Translate, language: Language): string | null {
  const date = told.at ? formatDate(told.at, language) : '';
  const { actorName, actorNameBangla } = told;
  const actor = actorName
    ? personName(language, { name: actorName, nameBangla: actorNameBangla })
    : t('somebody');
  const title = told.caseTitle ?? t('aCase');
  switch (told.kind) {
    case 'REQUEST_RECEIVED':
      return t('told.REQUEST_RECEIVED', { actor, title });
    case 'REQUEST_UNANSWERED':
      return t('told.REQUEST_UNANSWERED', { title });
    case 'REQUEST_STILL_UNANSWERED':
      return t('told.REQUEST_STILL_UNANSWERED', { title });
    case 'REQUEST_ANSWERED':
      if (told.caseStatus === 'ACCEPTED') return t('told.REQUEST_ACCEPTED', { actor, title });
      return told.caseStatus === 'REJECTED' ? t('told.REQUEST_REJECTED', { actor, title }) : null;
    case 'STATUS_CHANGED':
      return told.caseStatus
        ? t('told.STATUS_CHANGED', { title, status: t(`cases:status.${told.caseStatus}`) })
        : null;
    case 'PAYMENT_SUBMITTED':
      return t('told.PAYMENT_SUBMITTED', { actor, title });
    case 'FEE_PROPOSED':
    case 'PAYMENT_CONFIRMED':
    case 'DOCUMENTS_REQUESTED':
      return t(`told.${told.kind}`, { actor, title });
    case 'FEE_ANSWERED':
      if (told.feeAccepted) return t('told.FEE_ACCEPTED', { actor, title });
      return told.feeAccepted === false ? t('told.FEE_DECLINED', { actor, title }) : null;
    case 'PAYMENT_UNCONFIRMED':
    case 'PAYMENT_REFUSED':
      return t(`told.${told.kind}`, { title });
    case 'CASE_WITHDRAWN':
      return t('told.CASE_WITHDRAWN', { actor, title });
    case 'CASE_QUIET':
      return t('told.CASE_QUIET', { title });
    case 'ENTRY_ADDED':
      return t('told.ENTRY_ADDED', { title });
    case 'HEARING_SET':
    case 'HEARING_CANCELLED':
    case 'HEARING_SOON':
      return t(`told.${told.kind}`, { title, date });
    case 'MESSAGE_WAITING':
    case 'DOCUMENT_ADDED':
      return t(`told.${told.kind}`, {
        actor,
        title,
        count: told.count,
        number: formatNumber(told.count, language),
      });
    case 'VERIFICATION_DECIDED':
      if (told.verification === 'VERIFIED') return t('told.LICENSE_VERIFIED');
      return told.verification === 'REJECTED' ? t('told.LICENSE_REJECTED') : null;
    case 'UNUSUAL_STAFF_ACTS':
      return told.unusualActs ? t(`told.STAFF_${told.unusualActs}`, { actor }) : null;
    default:
      return null;
  }
}

/** Returns the function that says a notification in a sentence. */
export function useNotificationText(): (told: Told) => string {
  const { t } = useTranslation(['notifications', 'cases', 'shared']);
  const language = useLanguage();
  return (told) => sentenceOf(told, t, language) ?? t([`kind.${told.kind}`, 'shared:nav.notifications']);
}
