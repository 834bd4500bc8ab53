import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/page-head';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/generated';
import type { LawyerCasesScreenQuery } from '../../graphql/generated/graphql';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/pagination';
import { QueryView } from '../../ui/query-view';
import { TableSkeleton } from '../../ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table';
import { TextLink } from '../../ui/text-link';
import { useToast } from '../../ui/toast';
import { CaseStatusSelect } from '../cases/case-status-select';
import { PaymentBadge } from '../cases/payment-badge';
import { StatusWithMeter } from '../cases/status-badge';
import { CaseFilters } from './case-filters';
import { caseListPath, readCaseList, type CaseList } from './case-list-address';
import { LoadError } from './load-error';

const pageSize = 10;

const casesQuery = graphql(`
  query LawyerCasesScreen($page: Int!, $limit: Int!, $group: CaseGroup, $search: String, $sort: CaseSort!) {
    myCases(page: $page, limit: $limit, group: $group, search: $search, sort: $sort) {
      items {
        id
        title
        description
        status
        paymentStatus
        bKashTrxId
        client {
          id
          name
          email
        }
        ...CaseStatusSelect_case
      }
      page
      pages
      limit
      total
    }
    myCaseCounts {
      ...CaseFilters_counts
    }
  }
`);

type CaseItem = LawyerCasesScreenQuery['myCases']['items'][number];

/** An address that breaks before its @ where the column is too narrow for it. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

interface CaseTableProps {
  items: readonly CaseItem[];
  /** True in a group, which a case may leave with its new status. */
  grouped: boolean;
}

function CaseRow({ item, grouped }: { item: CaseItem; grouped: boolean }) {
  const { t } = useTranslation('lawyer');
  const showToast = useToast();
  const { id, title, description, status, paymentStatus, bKashTrxId, client } = item;
  return (
    <TableRow>
      <TableCell wide className="[overflow-wrap:anywhere]">
        <TextLink
          to={paths.lawyerArea.case(id)}
          className="inline-block font-semibold! text-ink! decoration-transparent touch-area hover:decoration-current"
        >
          {title}
        </TextLink>
        <p className="line-clamp-2 text-ink-2 lg:line-clamp-1">{description}</p>
      </TableCell>
      <TableCell wide>
        <p>{client?.name ?? t('cases.unknownClient')}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          {client ? <Email address={client.email} /> : t('cases.deletedClient')}
        </p>
      </TableCell>
      <TableCell label={t('cases.columns.status')}>
        <StatusWithMeter status={status} />
      </TableCell>
      <TableCell label={t('cases.columns.payment')}>
        <PaymentBadge paymentStatus={paymentStatus} transactionId={bKashTrxId} />
      </TableCell>
      <TableCell wide label={t('cases.columns.update')}>
        <CaseStatusSelect
          item={item}
          hideLabel
          onUpdated={() =>
            grouped && showToast({ tone: 'success', title: t('cases.statusSaved', { title }) })
          }
        />
      </TableCell>
    </TableRow>
  );
}

function CaseTable({ items, grouped }: CaseTableProps) {
  const { t } = useTranslation('lawyer');
  return (
    <Table label={t('cases.label')} className="table-fixed">
      <TableHead>
        <TableHeader className="w-[21.5%]">{t('cases.columns.case')}</TableHeader>
        <TableHeader className="w-[15.5%]">{t('cases.columns.client')}</TableHeader>
        <TableHeader className="w-[18.5%]">{t('cases.columns.status')}</TableHeader>
        <TableHeader className="w-[11.5%]">{t('cases.columns.payment')}</TableHeader>
        <TableHeader>{t('cases.columns.update')}</TableHeader>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <CaseRow key={item.id} item={item} grouped={grouped} />
        ))}
      </TableBody>
    </Table>
  );
}

function NoCases({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('lawyer');
  if (filtered)
    return (
      <EmptyState
        title={t('cases.none')}
        description={t('cases.noneNote')}
        action={<ButtonLink to={paths.lawyerArea.cases}>{t('cases.showAll')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('cases.empty')}
      description={t('cases.emptyNote')}
      action={<ButtonLink to={paths.lawyerArea.profile}>{t('cases.emptyAction')}</ButtonLink>}
    />
  );
}

/** The lawyer's cases; group, search, sort and page live in the address. */
export function LawyerCasesScreen() {
  const { t } = useTranslation('lawyer');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const list = readCaseList(address);
  const result = useQuery(casesQuery, {
    variables: { ...list, search: list.search || null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (result.data ?? result.previousData)?.myCaseCounts;
  const goTo = (changed: Partial<CaseList>) =>
    void navigate(caseListPath({ ...list, page: 1, ...changed }), { preventScrollReset: true });
  return (
    <>
      <PageHead title={t('cases.title')} hidden />
      <PageHeader title={t('cases.title')} />
      <CaseFilters list={list} counts={counts ?? null} onChange={goTo} />
      <QueryView
        result={result}
        loading={() => <TableSkeleton label={t('cases.loading')} rows={6} />}
        error={(error, retry) => <LoadError title={t('cases.failed')} error={error} onRetry={retry} />}
        isEmpty={({ myCases }) => myCases.items.length === 0}
        empty={() => <NoCases filtered={list.group !== null || list.search !== '' || list.page > 1} />}
      >
        {({ myCases: { items, page, pages, limit, total } }) => (
          <>
            <CaseTable items={items} grouped={list.group !== null} />
            <Pagination
              page={page}
              pageCount={pages}
              pathFor={(to) => caseListPath({ ...list, page: to })}
              keepScroll={false}
              labels={{
                navigation: t('cases.navigation'),
                previous: t('cases.previous'),
                next: t('cases.next'),
                page: (number) => t('cases.page', { page: number }),
                range: t('cases.range', {
                  from: (page - 1) * limit + 1,
                  to: Math.min(page * limit, total),
                  total,
                }),
              }}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
