import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { toDhaka } from '../../../lib/dhaka-time';
import { CsvExport } from '../../../lists/csv-export';
import { ListView } from '../../../lists/list-states';
import { useListAddress } from '../../../lists/use-list-address';
import { PageHead } from '../../../routing/page-head';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';
import { FilterTabs } from '../../../ui/tables/filter-chips';
import { useTaka } from '../../../ui/taka';
import { TextLink } from '../../../ui/text-link';
import { LawyerMoneyScreenDocument } from './generated/lawyer-money-screen';
import { MoneyRow } from './money-row';
import { PasteDay } from './paste-day';

graphql(`
  query LawyerMoneyScreen($group: MoneyGroup!, $month: String!, $page: Int!, $limit: Int!) {
    myMoney(group: $group, month: $month, page: $page, limit: $limit) {
      items {
        id
        amountPoisha
        at
        case {
          id
          title
          client {
            id
            name
          }
        }
        payment {
          id
          method
          transactionId
        }
      }
      page
      pages
      limit
      total
    }
    moneySums(month: $month) {
      toConfirmPoisha
      duePoisha
      receivedPoisha
    }
  }
`);

const groups = ['TO_CONFIRM', 'DUE', 'RECEIVED'] as const;

/** `2026-11` and so many months. */
function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** What waits for an answer, what is due, and what came in a month. */
export default function LawyerMoneyScreen() {
  const { t, i18n } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const [parameters] = useSearchParams();
  const address = useListAddress();
  const [isPasting, setPasting] = useState(false);
  const thisMonth = toDhaka().date.slice(0, 7);
  const asked = parameters.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked < thisMonth ? asked : thisMonth;
  const group = address.pick('state', groups) ?? 'TO_CONFIRM';
  const result = useQuery(LawyerMoneyScreenDocument, {
    variables: { group, month, page: address.page, limit: pageSizes.work },
  });
  const sums = (result.data ?? result.previousData)?.moneySums;
  // Payments whose sum nobody stated have none here: a zero would be untrue beside them.
  const poishaOf = sums && {
    TO_CONFIRM: sums.toConfirmPoisha,
    DUE: sums.duePoisha,
    RECEIVED: sums.receivedPoisha,
  };
  const monthName = (of: string) => formatDate(`${of}-15T00:00:00Z`, i18n.language, 'monthAndYear');
  return (
    <>
      <PageHead title={t('shared:nav.money')} hidden />
      <PageHeader
        title={t('shared:nav.money')}
        actions={
          <Button variant="primary" icon={ClipboardPaste} onClick={() => setPasting(true)}>
            {t('income.day.open')}
          </Button>
        }
      />
      <FilterTabs
        label={t('income.groups')}
        choices={groups.map((key) => ({
          to: address.to({ state: key === 'TO_CONFIRM' ? null : key.toLowerCase() }),
          label: [t(`income.group.${key}`), poishaOf?.[key] && taka(poishaOf[key])].filter(Boolean).join(' '),
          current: key === group,
        }))}
      />
      {group === 'RECEIVED' && (
        <nav aria-label={t('income.month')} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {[-1, 0, 1].map((step) => {
            const of = monthLater(month, step);
            if (step === 0) return <h2 key={of}>{monthName(of)}</h2>;
            return (
              of <= thisMonth && (
                <TextLink
                  key={of}
                  to={address.to({ month: of === thisMonth ? null : of })}
                  className="inline-flex min-h-11 items-center"
                >
                  {monthName(of)}
                </TextLink>
              )
            );
          })}
          <CsvExport path="/lawyers/money.csv" query={{ month }} />
        </nav>
      )}
      <div className="mt-4">
        <ListView
          result={result}
          listOf={({ myMoney }) => myMoney}
          address={address}
          loadingLabel={t('income.loading')}
          empty={{ title: t(`income.none.${group}`), description: t('income.noneText') }}
        >
          {({ items }) => (
            <Panel flush>
              <ul className="divide-y divide-line">
                {items.map((row) => (
                  <MoneyRow key={row.id} row={row} group={group} />
                ))}
              </ul>
            </Panel>
          )}
        </ListView>
      </div>
      {isPasting && <PasteDay onClose={() => setPasting(false)} />}
    </>
  );
}
