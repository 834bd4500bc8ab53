import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import type { MoneyGroup } from '../../graphql/generated/schema-types';
import { formatDate } from '../../i18n/format';
import { toDhaka } from '../../lib/dhaka-time';
import { CsvExport } from '../../lists/csv-export';
import { readChoice, readPage } from '../../lists/list-address';
import { LoadedView } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths, withQuery } from '../../routing/paths';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { EmptyState } from '../../ui/states/empty-state';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { Pagination } from '../../ui/tables/pagination';
import { useTaka } from '../../ui/taka';
import { TextLink } from '../../ui/text-link';
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
      pages
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
  const { t, i18n } = useTranslation(['fees', 'shared', 'lists']);
  const taka = useTaka();
  const [address] = useSearchParams();
  const [isPasting, setPasting] = useState(false);
  const thisMonth = toDhaka().date.slice(0, 7);
  const asked = address.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked < thisMonth ? asked : thisMonth;
  const group = readChoice(address.get('state'), groups) ?? 'TO_CONFIRM';
  const page = readPage(address.get('page'));
  const to = (state: MoneyGroup, of = month, at = 1) =>
    withQuery(paths.lawyerArea.money, {
      state: state === 'TO_CONFIRM' ? null : state.toLowerCase(),
      month: of === thisMonth ? null : of,
      page: at === 1 ? null : at,
    });
  const variables = { group, month, page, limit: pageSizes.work };
  const result = useQuery(LawyerMoneyScreenDocument, { variables });
  const {
    toConfirmPoisha = 0,
    duePoisha = 0,
    receivedPoisha = 0,
  } = (result.data ?? result.previousData)?.moneySums ?? {};
  const sums = { TO_CONFIRM: toConfirmPoisha, DUE: duePoisha, RECEIVED: receivedPoisha };
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
          to: to(key),
          label: `${t(`income.group.${key}`)} ${taka(sums[key])}`,
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
                <TextLink key={of} to={to(group, of)} className="inline-flex min-h-11 items-center">
                  {monthName(of)}
                </TextLink>
              )
            );
          })}
          <CsvExport path="/lawyers/money.csv" query={{ month }} />
        </nav>
      )}
      <div className="mt-4">
        <LoadedView
          result={result}
          failed={t('income.failed')}
          loading={() => <TableSkeleton label={t('income.loading')} />}
          isEmpty={({ myMoney }) => myMoney.items.length === 0}
          empty={() => <EmptyState title={t(`income.none.${group}`)} description={t('income.noneText')} />}
        >
          {({ myMoney: { items, pages } }) => (
            <>
              <Panel flush>
                <ul className="divide-y divide-line">
                  {items.map((row) => (
                    <MoneyRow key={row.id} row={row} group={group} />
                  ))}
                </ul>
              </Panel>
              <Pagination
                page={page}
                pageCount={pages}
                pathFor={(at) => to(group, month, at)}
                label={t('income.pages')}
              />
            </>
          )}
        </LoadedView>
      </div>
      {isPasting && <PasteDay onClose={() => setPasting(false)} />}
    </>
  );
}
