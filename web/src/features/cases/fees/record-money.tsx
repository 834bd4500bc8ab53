import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Panel } from '../../../ui/panel';
import type { RecordMoney_CaseFragment } from './generated/record-money';
import { MoneyHistory } from './money-history';

graphql(`
  fragment RecordMoney_case on Case {
    id
    fees {
      id
    }
    payments {
      id
    }
    ...MoneyHistory_case
  }
`);

/** Fees and payments in an admin's record of a case; nothing where there are none. */
export function RecordMoney({ legalCase }: { legalCase: FragmentType<RecordMoney_CaseFragment> }) {
  const { t } = useTranslation('fees');
  const money = readFragment<RecordMoney_CaseFragment>(legalCase);
  if (money.fees.length === 0 && money.payments.length === 0) return null;
  return (
    <Panel title={t('money')}>
      <MoneyHistory legalCase={money} />
    </Panel>
  );
}
