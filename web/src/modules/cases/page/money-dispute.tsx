import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import type { MoneyDispute_CaseFragment } from './generated/money-dispute';

graphql(`
  fragment MoneyDispute_case on Case {
    id
    moneyDisputedSince
  }
`);

/** For both people of a case at once. */
export function MoneyDispute({ legalCase }: { legalCase: FragmentType<MoneyDispute_CaseFragment> }) {
  const { t, i18n } = useTranslation('cases');
  const { moneyDisputedSince } = readFragment<MoneyDispute_CaseFragment>(legalCase);
  if (!moneyDisputedSince) return null;
  const date = formatDate(moneyDisputedSince, i18n.language);
  return (
    <p className="mb-3 rounded-field border-l-3 border-pending-ink bg-pending px-4 py-3">
      {t('payment.disagree', { date })}
    </p>
  );
}
