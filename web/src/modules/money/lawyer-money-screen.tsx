import { pageSizes } from '@ainsathi/contract/limits';
import { useMutation, useQuery } from '@apollo/client/react';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import type { MoneyGroup } from '../../graphql/generated/schema-types';
import { failureWithReason } from '../../graphql/error-message';
import { moneyChanged } from '../../graphql/invalidate';
import { useOpenDialog } from '../../drafts/form-dialog';
import { useClientKey } from '../../drafts/use-client-key';
import { formatDate, formatRecentDate } from '../../i18n/format';
import { toDhaka } from '../../lib/dhaka-time';
import { CsvExport } from '../../lists/csv-export';
import { readChoice, readPage } from '../../lists/list-address';
import { LoadedView } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths, withQuery } from '../../routing/paths';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { Passage } from '../../ui/passage';
import { EmptyState } from '../../ui/states/empty-state';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { Pagination } from '../../ui/tables/pagination';
import { useTaka } from '../../ui/taka';
import { TextLink } from '../../ui/text-link';
import { useToast } from '../../ui/overlays/toast';
import { useUndoable } from '../../ui/overlays/use-undoable';
import { ConfirmPaymentDialog, RefusePaymentDialog } from './answer-payment-dialogs';
import { ConfirmPaymentDocument } from './generated/answer-payment-dialogs';
import { LawyerMoneyScreenDocument, type LawyerMoneyScreenQuery } from './generated/lawyer-money-screen';
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

type Row = LawyerMoneyScreenQuery['myMoney']['items'][number];

/** Confirms the sum that the client gave after a chance to undo it; without a sum the lawyer is asked for it. */
function AnswerPayment({ row, name }: { row: Row; name: string }) {
  const { t } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const undoable = useUndoable();
  const showToast = useToast();
  const withKey = useClientKey();
  const [send] = useMutation(ConfirmPaymentDocument, { update: moneyChanged });
  const [isSent, setSent] = useState(false);
  const { open, setOpen, ending } = useOpenDialog<'confirm' | 'refuse'>();
  const { id, amountPoisha } = row;
  const arrive = () => {
    if (amountPoisha === null) {
      setOpen('confirm');
      return;
    }
    setSent(true);
    undoable({
      title: t('income.confirming', { amount: taka(amountPoisha), name }),
      undoLabel: t('shared:act.undo'),
      onUndo: () => setSent(false),
      send: async () => {
        try {
          await withKey(id, async (clientKey) => send({ variables: { id, amountPoisha, clientKey } }));
        } catch (error) {
          setSent(false);
          showToast({ tone: 'failure', title: failureWithReason(t('lawyer.notSaved'), error) });
        }
      },
    });
  };
  const of = (
    <span className="sr-only"> {t('income.of', { name, id: row.payment?.transactionId ?? '' })}</span>
  );
  return (
    <div className="flex gap-2">
      <Button size="small" variant="primary" disabled={isSent} onClick={arrive}>
        {t('income.arrived')}
        {of}
      </Button>
      <Button size="small" disabled={isSent} onClick={() => setOpen('refuse')}>
        {t('income.not')}
        {of}
      </Button>
      {open === 'confirm' && <ConfirmPaymentDialog {...ending} payment={row} />}
      {open === 'refuse' && <RefusePaymentDialog {...ending} payment={row} />}
    </div>
  );
}

function MoneyRow({ row, group }: { row: Row; group: MoneyGroup }) {
  const { t, i18n } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const { case: legalCase, payment, amountPoisha, at } = row;
  const name = legalCase?.client?.name ?? t('shared:person.unknown');
  const method = payment && `${t(`form.methods.${payment.method}`)} ${payment.transactionId}`;
  const facts = [name, method, formatRecentDate(at, i18n.language)].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="truncate leading-snug font-semibold">
          <TextLink to={`${paths.lawyerArea.case(legalCase?.id ?? '')}?tab=payment`}>
            <Passage text={legalCase?.title ?? t('shared:person.unknown')} />
          </TextLink>
        </p>
        <p className="text-14 wrap-anywhere text-ink-2">
          <Passage text={facts} />
        </p>
      </div>
      <p className="font-semibold tabular-nums">
        {amountPoisha === null ? t('income.noSum') : taka(amountPoisha)}
      </p>
      {group === 'TO_CONFIRM' && <AnswerPayment row={row} name={name} />}
    </li>
  );
}

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
