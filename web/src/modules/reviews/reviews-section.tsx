import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../graphql/documents';
import { usePassageLanguage } from '../../i18n/passage-language';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { Button } from '../../ui/button';
import { LoadError } from '../../lists/load-error';
import { SectionHeading } from '../../ui/page-header';
import { QueryView, type QueryResult } from '../../ui/states/query-view';
import { FormSkeleton, TextSkeleton } from '../../ui/states/skeleton';
import { useHydrated } from '../../ui/use-hydrated';
import type { ReviewFigure_ReviewFragment } from './generated/review-figure';
import { BelowControls, ReviewColumns } from './review-columns';
import { readOwnReview } from './own-review';
import { ReviewFigure, type ReviewItem } from './review-figure';
import { Section } from '../../ui/section';
import { RenderInViewport } from '../../ui/render-in-viewport';

const reviewCarousel = lazySource(
  async () => (await import('./review-carousel')).ReviewCarousel,
  'reviewForm',
);
const reviewForm = lazySource(() => import('./review-form'), 'reviewForm', 'forms');

const formId = 'add-review';

interface ReviewsData {
  reviews: readonly ReviewItem[];
}

/** The reader's own review until it is listed, then reviews in the script of the page, then the others. */
function useReviews(reviews: readonly ReviewItem[]): ReviewItem[] {
  const languageOf = usePassageLanguage();
  const own = useHydrated() ? readOwnReview(reviews) : null;
  const isForeign = (item: ReviewItem) =>
    languageOf(readFragment<ReviewFigure_ReviewFragment>(item).review) !== undefined;
  const unread = own ? [{ ...own, isUnread: true }] : [];
  return [
    ...(unread as ReviewItem[]),
    ...reviews.filter((item) => !isForeign(item)),
    ...reviews.filter(isForeign),
  ];
}

/** Without script, and until the carousel is loaded: a scrolling row. */
function ReviewRow({ reviews }: { reviews: readonly ReviewItem[] }) {
  const { t } = useTranslation('reviews');
  return (
    <div
      role="region"
      aria-label={t('carousel')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row scrolls, so the keyboard must reach it
      tabIndex={0}
      className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
    >
      {reviews.map((review) => (
        <div key={review.id} className="w-full shrink-0 snap-start">
          <ReviewFigure review={review} />
        </div>
      ))}
    </div>
  );
}

/** Loads near the viewport; after a failure the row with all reviews stays. */
function LazyCarousel({ reviews }: { reviews: readonly ReviewItem[] }) {
  const row = (
    <ReviewColumns>
      <ReviewRow reviews={reviews} />
    </ReviewColumns>
  );
  return (
    <RenderInViewport placeholder={row}>
      {() => (
        <LazyComponent source={reviewCarousel} placeholder={row} missing={() => row}>
          {(ReviewCarousel) => <ReviewCarousel key={reviews[0]?.id} reviews={reviews} />}
        </LazyComponent>
      )}
    </RenderInViewport>
  );
}

/** One review at a time, and the form to add one's own. */
export function ReviewsSection({ result }: { result: QueryResult<ReviewsData> }) {
  const { t } = useTranslation(['reviews', 'shared']);
  const [form, setForm] = useState<'closed' | 'open' | 'sent'>('closed');
  const reviews = useReviews(result.data?.reviews ?? []);
  const open = form === 'open';
  const toggle = (
    <Button
      aria-expanded={open}
      aria-controls={formId}
      onPointerEnter={() => void reviewForm.load().catch(() => undefined)}
      onClick={() => setForm(open ? 'closed' : 'open')}
    >
      {open ? t('shared:act.cancel') : t('add')}
    </Button>
  );
  return (
    <Section id="reviews" labelledBy="reviews-title">
      <SectionHeading id="reviews-title" title={t('title')} className="mb-5 md:mb-10" />
      <QueryView
        result={result}
        loading={() => <TextSkeleton label={t('loading')} rows={3} />}
        error={(error, retry) => <LoadError title={t('failed')} error={error} onRetry={retry} />}
        isEmpty={() => reviews.length === 0}
        empty={() => (
          <div className="grid justify-items-start gap-5">
            <p className="text-ink-2">{t('empty')}</p>
            {toggle}
          </div>
        )}
      >
        {() => (
          <div className="grid gap-6 md:*:col-start-1 md:*:row-start-1">
            <LazyCarousel reviews={reviews} />
            <BelowControls>{toggle}</BelowControls>
          </div>
        )}
      </QueryView>
      <div id={formId} className="empty:hidden">
        {form !== 'closed' && (
          <LazyComponent
            source={reviewForm}
            placeholder={<FormSkeleton label={t('shared:loadingForm')} />}
            missing={(message) => <div className="mt-8">{message}</div>}
          >
            {({ ReviewForm, ReviewThanks }) => (
              <div className="mt-8">
                {open ? (
                  <ReviewForm onSent={() => setForm('sent')} />
                ) : (
                  <ReviewThanks onClose={() => setForm('closed')} />
                )}
              </div>
            )}
          </LazyComponent>
        )}
      </div>
    </Section>
  );
}
