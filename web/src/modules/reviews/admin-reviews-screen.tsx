import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { ReviewRow_ReviewFragment } from './generated/review-row';
import { graphql, readFragment } from '../../graphql/documents';
import type { ReviewSort } from '../../graphql/generated/schema-types';
import { paths } from '../../routing/paths';
import { TextLink } from '../../ui/text-link';
import { PageHead } from '../../routing/page-head';
import { failureWithReason } from '../../graphql/error-message';
import { DeleteDialog } from '../../lists/delete-dialog';
import { reviewDeleted, reviewShown } from '../../graphql/invalidate';
import { AdminList, ascending, byDate } from '../../lists/admin-list';
import { PersonSummary } from '../../lists/person-summary';
import { HideDialog, type PublicText, useShowContent } from '../moderation/hide-dialog';
import { ReviewRow } from './review-row';
import { useAfterDelete } from '../../lists/use-after-delete';
import { useDialogItem } from '../../lists/use-dialog-item';
import { useListAddress } from '../../lists/use-list-address';
import { useToastedAct } from '../../graphql/use-act';
import { FilterTabs } from '../../ui/tables/filter-chips';
import { Passage } from '../../ui/passage';
import {
  AdminReviewsDocument,
  DeleteReviewDocument,
  ShowReviewDocument,
} from './generated/admin-reviews-screen';

graphql(`
  query AdminReviews($page: Int!, $search: String, $unread: Boolean!, $sort: ReviewSort!) {
    adminReviews(page: $page, search: $search, unread: $unread, sort: $sort) {
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

  mutation ShowReview($id: ID!) {
    showReview(id: $id) {
      review {
        id
        seenAt
      }
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

const textOf = ({ id, name }: ReviewRow_ReviewFragment): PublicText => ({
  subject: 'REVIEW',
  id,
  title: name,
});

export default function AdminReviewsScreen() {
  const { t } = useTranslation(['moderation', 'reviews', 'lists', 'shared']);
  const address = useListAddress();
  const sort = address.pick('sort', sorts) ?? 'NEWEST';
  const unread = address.pick('state', ['unread']) !== null;
  const result = useQuery(AdminReviewsDocument, {
    variables: { page: address.page, search: address.search || null, unread, sort },
  });
  const [deleteReview] = useMutation(DeleteReviewDocument);
  const [showReview] = useMutation(ShowReviewDocument, { update: reviewShown });
  const { act } = useToastedAct(t('showFailed'));
  const show = (id: string) => {
    const name = reviews.find((review) => review.id === id)?.name ?? '';
    void act(async () => showReview({ variables: { id } }), t('shown', { name }));
  };
  const showAgain = useShowContent();
  const afterDelete = useAfterDelete(address, listId);
  const shown = (result.data ?? result.previousData)?.adminReviews;
  const reviews = readFragment<ReviewRow_ReviewFragment>(shown?.items ?? []);
  const toDelete = useDialogItem(reviews, address.dialog('delete'));
  const toHide = useDialogItem(reviews, address.dialog('hide'));
  return (
    <>
      <PageHead title={t('title')} hidden />
      <header className="mb-5">
        <h2>{t('title')}</h2>
        <p className="mt-1 max-w-measure text-ink-2">{t('intro')}</p>
        <TextLink to={paths.admin.reports}>{t('reports.link')}</TextLink>
      </header>
      <div className="mb-4">
        <FilterTabs
          label={t('which')}
          choices={[
            { to: address.to({ state: null }), label: t('all'), current: !unread },
            { to: address.to({ state: 'unread' }), label: t('unread'), current: unread },
          ]}
        />
      </div>
      <AdminList
        id={listId}
        label={t('title')}
        address={address}
        sort={sort}
        sorts={sorts}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        countLabel={(total) => t('count', total)}
        result={result}
        listOf={(data) => data.adminReviews}
        loadingLabel={t('reviews:loading')}
        empty={
          unread && !address.search
            ? { title: t('emptyUnread'), description: t('emptyUnreadNote') }
            : { title: t('empty'), description: t('emptyNote') }
        }
        middle
        columns={[
          { label: t('shared:person.client'), orders: ascending('NAME'), className: 'w-[13%]' },
          { label: t('reviews:designation'), className: 'w-[12%]' },
          { label: t('reviews:review') },
          { label: t('shared:field.image'), className: 'w-22' },
          { label: t('date'), orders: byDate, className: 'w-34' },
          { label: t('lists:actions'), className: 'w-[32%]', end: true },
        ]}
        row={(item) => (
          <ReviewRow
            key={item.id}
            item={item}
            onShow={() => show(item.id)}
            onHide={() => address.openDialog('hide', item.id)}
            onShowAgain={() => showAgain(textOf(readFragment<ReviewRow_ReviewFragment>(item)))}
            onDelete={() => address.openDialog('delete', item.id)}
          />
        )}
      />
      {toHide && <HideDialog key={toHide.id} of={textOf(toHide)} onClose={address.closeDialog} />}
      {toDelete && (
        <DeleteDialog
          key={toDelete.id}
          question={t('question')}
          subject={
            <>
              <PersonSummary name={toDelete.name} note={toDelete.designation} />
              <p className="mt-2 max-h-60 overflow-auto whitespace-pre-line wrap-anywhere">
                <Passage text={toDelete.review} />
              </p>
            </>
          }
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
