import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment } from '../../../graphql/documents';
import type { AdminLawyerSort } from '../../../graphql/generated/schema-types';
import { ListEmpty, ListPages } from '../../../lists/list-states';
import { LoadedView } from '../../../lists/load-error';
import type { ListAddress } from '../../../lists/use-list-address';
import { TableSkeleton } from '../../../ui/states/panel-skeletons';
import { useMediaQuery } from '../../../ui/media-query';
import type { LicenseReviewRow_LawyerFragment } from './generated/license-review-list';
import { LicensesToCheckDocument } from './generated/license-review';
import { LicenseReviewColumns } from './license-review-columns';

graphql(`
  query LicensesToCheck($page: Int!, $search: String, $sort: AdminLawyerSort!) {
    adminLawyers(page: $page, limit: 50, search: $search, toCheck: true, sort: $sort) {
      items {
        id
        ...LicenseReviewRow_lawyer
      }
      page
      pages
      limit
      total
    }
  }
`);

interface LicenseReviewProps {
  address: ListAddress;
  sort: AdminLawyerSort;
  /** Tabs and search above the list; hidden while a phone shows one lawyer. */
  head: ReactNode;
  onDecided: () => void;
}

/** The licences that wait, to be decided one after the other: the list, and the file of one lawyer beside it. */
export function LicenseReview({ address, sort, head, onDecided }: LicenseReviewProps) {
  const { t } = useTranslation(['verification', 'lawyers', 'lists']);
  const split = useMediaQuery('(width >= 1024px)', true);
  const result = useQuery(LicensesToCheckDocument, {
    variables: { page: address.page, search: address.search || null, sort },
  });
  const items = (result.data ?? result.previousData)?.adminLawyers.items ?? [];
  const fileOnly = !split && items.some(({ id }) => id === address.item);
  return (
    <>
      {!fileOnly && head}
      <LoadedView
        result={result}
        loading={() => <TableSkeleton label={t('lawyers:list.loading')} rows={8} />}
        isEmpty={({ adminLawyers }) => adminLawyers.items.length === 0}
        empty={({ adminLawyers }) => (
          <ListEmpty
            title={t('lawyers:list.empty')}
            description={t('queue.emptyNote')}
            address={address}
            total={adminLawyers.total}
          />
        )}
      >
        {({ adminLawyers }) => (
          <>
            <LicenseReviewColumns
              lawyers={readFragment<LicenseReviewRow_LawyerFragment>(adminLawyers.items)}
              total={adminLawyers.total}
              address={address}
              split={split}
              onDecided={onDecided}
              reload={() => void result.refetch()}
            />
            {!fileOnly && adminLawyers.pages > 1 && <ListPages list={adminLawyers} address={address} />}
          </>
        )}
      </LoadedView>
    </>
  );
}
