import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { RenderInViewport } from '../../ui/render-in-viewport';

const publicReviews = lazySource(
  async () => (await import('./public-reviews')).PublicReviews,
  'clientReviews',
  'reviewForm',
);

interface ClientReviewsProps {
  lawyerId: string;
  /** Of the lawyer. */
  name: string;
}

/** What clients say, on a lawyer's page; loaded near the viewport. */
export function ClientReviews(props: ClientReviewsProps) {
  return (
    <RenderInViewport placeholder={null}>
      {() => (
        <LazyComponent source={publicReviews} placeholder={null}>
          {(PublicReviews) => <PublicReviews {...props} />}
        </LazyComponent>
      )}
    </RenderInViewport>
  );
}
