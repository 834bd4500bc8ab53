import { useMutation, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewRow_ReviewFragment } from './generated/review-row';
import { graphql, readFragment } from '../../graphql/documents';
import type { ReviewSort } from '../../graphql/generated/schema-types';
import { PageHead } from '../../routing/page-head';
import { failureWithReason } from '../../graphql/error-message';
import { formatNumber } from '../../i18n/format';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { DeleteDialog } from '../../lists/delete-dialog';
import { reviewDeleted } from '../../graphql/invalidate';
import { ListView } from '../../lists/list-states';
import { ascending, byDate, ListTools, SortHeader } from '../../lists/list-tools';
import { PersonSummary } from '../../lists/person-summary';
import { ReviewRow } from './review-row';
import { useAfterDelete } from '../../lists/use-after-delete';
import { useListAddress, type ListAddress } from '../../lists/use-list-address';
import { AdminReviewsDocument, DeleteReviewDocument } from './generated/admin-reviews-screen';

graphql(`
  query AdminReviews($page: Int!, $search: String, $sort: ReviewSort!) {
    adminReviews(page: $page, search: $search, sort: $sort) {
      items {
        id
        ...ReviewRow_review
      }
      page
      pages
      limit
      total
    }
  }

  mutation DeleteReview($id: ID!) {
    deleteReview(id: $id) {
      deletedId
    }
  }
`);

const sorts = ['NEWEST', 'OLDEST', 'NAME'] as const satisfies readonly ReviewSort[];
const listId = 'reviews';

interface ReviewsTableProps {
  address: ListAddress;
  sort: ReviewSort;
  children: ReactNode;
}

function ReviewsTable({ children, ...column }: ReviewsTableProps) {
  const { t } = useTranslation(['moderation', 'reviews', 'lists', 'shared']);
  return (
    <Table label={t('title')}>
      <TableHead>
        <SortHeader {...column} orders={ascending('NAME')} className="w-[17%]">
          {t('shared:person.client')}
        </SortHeader>
        <TableHeader className="w-[17%]">{t('reviews:designation')}</TableHeader>
        <TableHeader>{t('reviews:review')}</TableHeader>
        <TableHeader className="w-28">{t('shared:field.image')}</TableHeader>
        <SortHeader {...column} orders={byDate} className="w-32">
          {t('date')}
        </SortHeader>
        <TableHeader className="w-28" end>
          {t('lists:actions')}
        </TableHeader>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

export default function AdminReviewsScreen() {
  const { t, i18n } = useTranslation(['moderation', 'reviews', 'lists']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const result = useQuery(AdminReviewsDocument, {
    variables: { page: address.page, search: address.search || null, sort },
  });
  const [deleteReview] = useMutation(DeleteReviewDocument);
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.adminReviews;
  const reviews = readFragment<ReviewRow_ReviewFragment>(shown?.items ?? []);
  const toDelete = reviews.find(({ id }) => id === address.dialog('delete'));
  return (
    <>
      <PageHead title={t('title')} hidden />
      <header className="mb-5">
        <h2>{t('title')}</h2>
        <p className="mt-1 max-w-measure text-ink-2">{t('intro')}</p>
      </header>
      <ListTools
        address={address}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        sort={sort}
        sorts={sorts.map((value) => ({ value, label: t(`lists:sorts.${value}`) }))}
      >
        {shown && t('count', { count: shown.total, number: formatNumber(shown.total, i18n.language) })}
      </ListTools>
      <ListView
        result={result}
        listOf={(data) => data.adminReviews}
        address={address}
        isSearchable
        id={listId}
        loadingLabel={t('reviews:loading')}
        empty={{ title: t('empty'), description: t('emptyNote') }}
      >
        {(list) => (
          <ReviewsTable address={address} sort={sort}>
            {list.items.map((item) => (
              <ReviewRow key={item.id} item={item} onDelete={() => address.openDialog('delete', item.id)} />
            ))}
          </ReviewsTable>
        )}
      </ListView>
      {toDelete && (
        <DeleteDialog
          key={toDelete.id}
          question={t('question')}
          subject={<PersonSummary name={toDelete.name} note={toDelete.designation} />}
          description={t('consequence')}
          confirmLabel={t('confirm')}
          failureText={(error) => failureWithReason(t('deleteFailed'), error)}
          onClose={address.closeDialog}
          onDelete={async () => {
            await deleteReview({
              variables: { id: toDelete.id },
              update: (cache) => reviewDeleted(cache, toDelete.id),
            });
            afterDelete(t('deleted', { name: toDelete.name }), reviews.length - 1);
          }}
        />
      )}
    </>
  );
}
