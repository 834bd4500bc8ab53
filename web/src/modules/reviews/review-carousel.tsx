import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { readFragment } from '../../graphql/documents';
import { ReportButton } from '../moderation/report-button';
import type { ReviewFigure_ReviewFragment } from './generated/review-figure';
import { ReviewColumns } from './review-columns';
import { ReviewFigure, type ReviewItem } from './review-figure';
import { useReviewRotation } from './review-rotation';

const nameOf = (item: ReviewItem) => readFragment<ReviewFigure_ReviewFragment>(item).name;

/** A loop, with buttons for previous, next and pause. */
export function ReviewCarousel({ reviews }: { reviews: readonly ReviewItem[] }) {
  const { t } = useTranslation('reviews');
  const { viewport, position, running, moving, goBack, goOn, toggle, watch } = useReviewRotation();
  const current = reviews[position];
  return (
    <div role="group" aria-roledescription={t('carouselRole')} aria-label={t('carousel')} {...watch}>
      <ReviewColumns
        controls={
          <>
            <IconButton icon={ArrowLeft} label={t('previous')} onClick={goBack} />
            <IconButton
              icon={running ? Pause : Play}
              label={running ? t('pause') : t('play')}
              onClick={toggle}
              data-rotation
            />
            <IconButton icon={ArrowRight} label={t('next')} onClick={goOn} />
            <span className="ml-2 text-14 whitespace-nowrap text-ink-2 tabular-nums">
              {t('position', { position: position + 1, count: reviews.length })}
            </span>
            {current && !current.isUnread && (
              <ReportButton isIcon of={{ subject: 'REVIEW', id: current.id, title: nameOf(current) }} />
            )}
          </>
        }
      >
        <div ref={viewport} className="overflow-hidden">
          <div className="flex" aria-live={moving ? 'off' : 'polite'}>
            {reviews.map((review, index) => (
              <div
                key={review.id}
                role="group"
                aria-roledescription={t('slideRole')}
                aria-label={t('position', { position: index + 1, count: reviews.length })}
                aria-hidden={index !== position}
                className="w-full min-w-0 shrink-0 pr-4"
              >
                <ReviewFigure review={review} />
              </div>
            ))}
          </div>
        </div>
      </ReviewColumns>
    </div>
  );
}
