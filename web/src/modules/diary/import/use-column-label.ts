import type { CaseColumn } from '@ainsathi/contract/case-columns';
import { useTranslation } from 'react-i18next';

/** The name of a column, as the form of a case has it. */
export function useColumnLabel(): (column: CaseColumn) => string {
  const { t } = useTranslation(['diary', 'casePage', 'cases', 'room', 'shared']);
  return (column) => {
    if (column === 'title') return t('shared:field.title');
    if (column === 'purpose') return t('room:hearing.purpose');
    if (column === 'nextDate') return t('cases:field.nextDate');
    if (column === 'previousDate') return t('add.previous');
    return t(`casePage:facts.${column}`);
  };
}
