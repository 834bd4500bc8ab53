import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';
import { errorReason } from '../../graphql/error-message';
import { graphql, readFragment } from '../../graphql/generated';
import { formatNumber } from '../../i18n/format';
import { EmptyState } from '../../ui/empty-state';
import { QueryView } from '../../ui/query-view';
import { TableSkeleton } from '../../ui/skeleton';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/table';
import { DeleteDialog } from './delete-dialog';
import { forget } from './forget';
import { LoadError } from './list-states';
import { PersonSubject } from './person-subject';
import { ReviewRow, reviewRowFragment } from './review-row';
import { useAfterDelete } from './use-after-delete';
import { useListAddress } from './use-list-address';

const reviewsQuery = graphql(`
  query AdminReviews {
    reviews(limit: 100) {
      id
      ...ReviewRow_review
    }
  }
`);

const deleteReviewMutation = graphql(`
  mutation DeleteReview($id: ID!) {
    deleteReview(id: $id) {
      deletedId
    }
  }
`);

const listId = 'reviews';

/** The clients' reviews, newest first, to read and to delete (spec section 2, admin reviews). */
export function AdminReviewsScreen() {
  const { t, i18n } = useTranslation('admin');
  const address = useListAddress();
  const result = useQuery(reviewsQuery, { fetchPolicy: 'cache-and-network' });
  const [deleteReview] = useMutation(deleteReviewMutation);
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.reviews;
  const reviews = readFragment(reviewRowFragment, shown ?? []);
  const doomed = reviews.find(({ id }) => id === address.dialog('delete'));
  const number = formatNumber(reviews.length, i18n.language);
  return (
    <>
      <PageHead title={t('reviews.title')} hidden />
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-18 leading-snug">{t('reviews.title')}</h2>
          <p className="mt-1 max-w-measure text-ink-2">{t('reviews.intro')}</p>
        </div>
        {shown && (
          <p className="text-14 text-ink-2 tabular-nums">
            {t('reviews.count', { count: reviews.length, number })}
          </p>
        )}
      </header>
      <div id={listId} tabIndex={-1} className="outline-none">
        <QueryView
          result={result}
          loading={() => <TableSkeleton label={t('reviews.loading')} rows={6} />}
          error={(failure, retry) => <LoadError failure={failure} onRetry={retry} />}
          isEmpty={(data) => data.reviews.length === 0}
          empty={() => <EmptyState title={t('reviews.empty')} description={t('reviews.emptyNote')} />}
        >
          {(data) => (
            <Table label={t('reviews.title')} className="table-fixed">
              <TableHead>
                <TableHeader className="w-[17%]">{t('reviews.client')}</TableHeader>
                <TableHeader className="w-[17%]">{t('reviews.designation')}</TableHeader>
                <TableHeader>{t('reviews.review')}</TableHeader>
                <TableHeader className="w-28">{t('reviews.image')}</TableHeader>
                <TableHeader className="w-28" end>
                  {t('list.actions')}
                </TableHeader>
              </TableHead>
              <TableBody>
                {data.reviews.map((item) => (
                  <ReviewRow
                    key={item.id}
                    item={item}
                    onDelete={() => address.openDialog('delete', item.id)}
                  />
                ))}
              </TableBody>
            </Table>
          )}
        </QueryView>
      </div>
      {doomed && (
        <DeleteDialog
          key={doomed.id}
          question={t('reviews.question')}
          subject={<PersonSubject name={doomed.name} note={doomed.designation} />}
          description={t('reviews.consequence')}
          confirmLabel={t('reviews.confirm')}
          failureText={(error) => `${t('reviews.deleteFailed')}. ${errorReason(error)}`}
          onClose={address.closeDialog}
          onDelete={async () => {
            await deleteReview({
              variables: { id: doomed.id },
              update: (cache) =>
                forget(cache, { __typename: 'Review', id: doomed.id }, ['reviews', 'adminStats']),
            });
            afterDelete(t('reviews.deleted', { name: doomed.name }), reviews.length - 1);
          }}
        />
      )}
    </>
  );
}
