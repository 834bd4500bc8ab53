import type { Language } from '@ainsathi/contract/languages';
import { personName } from '@ainsathi/contract/person-name';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';

type Told = NotificationRow_NotificationFragment;
type Translate = TFunction<['notifications', 'cases']>;

/** The kinds whose sentence has the name of the kind. */
const toldByKind = [
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
] as const;

/** The sentence of a notification; null where what happened is not known, as for a kind of a newer server. */
function sentenceOf(told: Told, t: Translate, language: Language): string | null {
  const { actorName, actorNameBangla, caseStatus, feeAccepted, verification, count } = told;
  const actor = actorName
    ? personName(language, { name: actorName, nameBangla: actorNameBangla })
    : t('somebody');
  const title = told.caseTitle ?? t('aCase');
  const date = told.at ? formatDate(told.at, language) : '';
  const kind = toldByKind.find((one) => one === told.kind);
  if (kind) return t(`told.${kind}`, { actor, title, date, count, number: formatNumber(count, language) });
  switch (told.kind) {
    case 'REQUEST_ANSWERED':
      if (caseStatus !== 'ACCEPTED' && caseStatus !== 'REJECTED') return null;
      return t(`told.REQUEST_${caseStatus}`, { actor, title });
    case 'STATUS_CHANGED':
      return caseStatus && t('told.STATUS_CHANGED', { title, status: t(`cases:status.${caseStatus}`) });
    case 'FEE_ANSWERED':
      if (feeAccepted === null) return null;
      return t(feeAccepted ? 'told.FEE_ACCEPTED' : 'told.FEE_DECLINED', { actor, title });
    case 'VERIFICATION_DECIDED':
      if (verification !== 'VERIFIED' && verification !== 'REJECTED') return null;
      return t(`told.LICENSE_${verification}`);
    case 'UNUSUAL_STAFF_ACTS':
      return told.unusualActs && t(`told.STAFF_${told.unusualActs}`, { actor });
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
