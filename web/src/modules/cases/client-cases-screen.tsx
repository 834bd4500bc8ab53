import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { isSharedPhone } from '../../lib/browser-storage';
import { offlineCasesEnabled } from '../../offline/offline-cases';
import { useSession } from '../../session/session';
import { TextLink } from '../../ui/text-link';
import { useHydrated } from '../../ui/use-hydrated';
import { cacheOffline } from '../../graphql/cache-offline';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/tables/pagination';
import { QueryView } from '../../ui/states/query-view';
import { TableSkeleton } from '../../ui/states/panel-skeletons';
import { OpensHeader, Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { clientCaseGroups, clientCaseListPath, readClientCaseList } from '../../lists/case-list-address';
import { openOf, RequestTableRow } from '../open-requests/compare/request-rows';
import { CasePayment } from '../money/case-payment';
import { ClientCaseRow } from './list/client-case-row';
import { LoadError } from '../../lists/load-error';
import { ClientCasesDocument } from './generated/client-cases-screen';

const pageSize = pageSizes.standard;

graphql(`
  query ClientCases($group: CaseGroup, $page: Int!, $limit: Int!) {
    myCases(group: $group, page: $page, limit: $limit, sort: NEEDED_FIRST) {
      items {
        id
        ...ClientCaseRow_case
        ...CasePayment_case
      }
      page
      pages
      limit
      total
    }
    myOpenRequests(limit: 20) {
      items {
        id
        ...RequestRow_request
      }
    }
    myCaseCounts {
      total
      pending
      feesToAnswer
      toBePaid
      paymentsRefused
      inProgress
      closed
      unread
    }
  }
`);

const countOf = {
  PAYMENT_REFUSED: 'paymentsRefused',
  FEE_TO_ANSWER: 'feesToAnswer',
  TO_BE_PAID: 'toBePaid',
  TO_ANSWER: 'pending',
  UNREAD: 'unread',
  IN_PROGRESS: 'inProgress',
  CLOSED: 'closed',
} as const;

function NoCases({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation(['cases', 'shared']);
  return filtered ? (
    <EmptyState
      title={t('own.noneHere')}
      description={t('client.emptyGroupText')}
      action={<ButtonLink to={paths.client.cases}>{t('own.showAll')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t('client.empty')}
      description={t('client.emptyText')}
      action={
        <ButtonLink to={paths.client.lawyers} variant="primary">
          {t('shared:act.findLawyers')}
        </ButtonLink>
      }
    />
  );
}

/** Links to the consent to offline copies. */
function KeepCasesHint() {
  const { t } = useTranslation('cases');
  const { user } = useSession();
  // Storage can only be read after hydration.
  const isHydrated = useHydrated();
  if (!isHydrated || !user || isSharedPhone() || offlineCasesEnabled(user._id)) return null;
  return (
    <p className="mt-6 text-ink-2 print:hidden">
      {t('client.keepHint')}{' '}
      <TextLink to={paths.privacySettings} className="inline-block touch-area">
        {t('client.keep')}
      </TextLink>
    </p>
  );
}

/** A table, on a phone cards; the payment opens below its row. */
export default function ClientCasesScreen() {
  const { t } = useTranslation(['cases', 'lists', 'shared']);
  const [query] = useSearchParams();
  const address = readClientCaseList(query);
  const result = useQuery(ClientCasesDocument, {
    variables: { group: address.group, page: address.page, limit: pageSize },
    context: cacheOffline,
  });
  const counts = (result.data ?? result.previousData)?.myCaseCounts;
  const isWhole = address.group === null && address.page === 1;
  const requests = isWhole ? openOf(result.data?.myOpenRequests.items ?? []) : [];
  const summary = counts &&
    counts.total > 0 && [
      t('client.summary', { count: counts.total }),
      counts.toBePaid > 0 ? t('client.toPay', { count: counts.toBePaid }) : '',
      counts.paymentsRefused > 0 ? t('client.toCheck', { count: counts.paymentsRefused }) : '',
    ];
  return (
    <>
      <PageHead title={t('shared:nav.myCases')} hidden />
      <PageHeader
        title={t('shared:nav.myCases')}
        description={summary ? summary.join(' ').trim() : counts ? undefined : ' '}
        actions={
          // Without cases the empty list itself explains how to send the first request.
          (counts?.total !== 0 || requests.length > 0) && (
            <ButtonLink
              to={paths.client.lawyers}
              variant="primary"
              icon={Plus}
              wide="phone"
              className="print:hidden"
            >
              {t('client.newRequest')}
            </ButtonLink>
          )
        }
      />
      {counts && counts.total > 0 && (
        <div className="mb-4">
          <FilterTabs
            label={t('client.groups')}
            choices={[
              {
                to: paths.client.cases,
                label: t('own.all'),
                count: counts.total,
                current: address.group === null,
              },
              ...clientCaseGroups.map((group) => ({
                to: clientCaseListPath({ group }),
                label: t(`client.group.${group}`),
                count: counts[countOf[group]],
                current: address.group === group,
              })),
            ]}
          />
        </div>
      )}
      <QueryView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => <TableSkeleton label={t('own.loading')} />}
        error={(error, retry) => <LoadError title={t('own.failed')} error={error} onRetry={retry} />}
        isEmpty={({ myCases }) => myCases.items.length + requests.length === 0}
        empty={() => <NoCases filtered={!isWhole} />}
      >
        {({ myCases }) => (
          <>
            <Table label={t('shared:nav.myCases')} middle>
              <TableHead>
                <TableHeader>{t('field.details')}</TableHeader>
                <TableHeader className="w-[16.5%]">{t('shared:person.lawyer')}</TableHeader>
                <TableHeader className="w-[17%]">{t('field.payment')}</TableHeader>
                <TableHeader className="w-[22%]">{t('field.status')}</TableHeader>
                <TableHeader className="w-[18%]" end>
                  {t('lists:actions')}
                </TableHeader>
                <OpensHeader />
              </TableHead>
              <TableBody>
                {requests.map((request) => (
                  <RequestTableRow key={request.id} request={request} />
                ))}
                {myCases.items.map((legalCase) => (
                  <ClientCaseRow
                    key={legalCase.id}
                    legalCase={legalCase}
                    payment={<CasePayment legalCase={legalCase} wide headingLevel={2} />}
                    open={address.pay === legalCase.id}
                    togglePath={clientCaseListPath({
                      ...address,
                      pay: address.pay === legalCase.id ? null : legalCase.id,
                    })}
                  />
                ))}
              </TableBody>
            </Table>
            <Pagination
              page={myCases.page}
              pageCount={myCases.pages}
              pathFor={(page) => clientCaseListPath({ group: address.group, page })}
              label={t('client.pages')}
            />
          </>
        )}
      </QueryView>
      {counts !== undefined && counts.total > 0 && <KeepCasesHint />}
    </>
  );
}
