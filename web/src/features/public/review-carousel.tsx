import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { useMediaQuery } from '../../ui/media-query';
import { ReviewFigure } from './review-figure';
import type { ReviewItem } from './reviews-section';

const fiveSeconds = 5000;

interface ReviewCarouselProps {
  reviews: readonly ReviewItem[];
  /** Stands below the buttons. */
  children: ReactNode;
}

function useCarousel(still: boolean) {
  const [plugins] = useState(() => [
    Autoplay({
      delay: fiveSeconds,
      playOnInit: !still,
      stopOnInteraction: true,
      stopOnMouseEnter: false,
      stopOnFocusIn: true,
    }),
  ]);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: still ? 0 : 25 }, plugins);
  const [position, setPosition] = useState(0);
  const [running, setRunning] = useState(!still);
  useEffect(
    function followCarousel() {
      if (!carousel) return undefined;
      const follow = () => setPosition(carousel.selectedScrollSnap());
      const play = () => setRunning(true);
      const stop = () => setRunning(false);
      carousel.on('select', follow).on('autoplay:play', play).on('autoplay:stop', stop);
      return () => void carousel.off('select', follow).off('autoplay:play', play).off('autoplay:stop', stop);
    },
    [carousel],
  );
  return { viewport, carousel, position, running };
}

/** The reviews in a loop, five seconds each; it stands still for those who asked for less motion, and when paused. */
export function ReviewCarousel({ reviews, children }: ReviewCarouselProps) {
  const { t } = useTranslation('public');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const { viewport, carousel, position, running } = useCarousel(still);
  const autoplay = carousel?.plugins().autoplay;
  const move = (step: 'scrollPrev' | 'scrollNext') => {
    autoplay?.stop();
    carousel?.[step]();
  };
  return (
    <div
      role="group"
      aria-roledescription={t('reviews.carouselRole')}
      aria-label={t('reviews.carousel')}
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] md:gap-16"
    >
      <div ref={viewport} className="overflow-hidden">
        <div className="flex" aria-live={running ? 'off' : 'polite'}>
          {reviews.map((review, index) => (
            <div
              key={review.id}
              role="group"
              aria-roledescription={t('reviews.slideRole')}
              aria-label={t('reviews.position', { position: index + 1, count: reviews.length })}
              aria-hidden={index !== position}
              className="w-full min-w-0 shrink-0 pr-4"
            >
              <ReviewFigure review={review} />
            </div>
          ))}
        </div>
      </div>
      <div className="flex flex-col items-start gap-6 md:border-l md:border-line-strong md:pl-10">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton icon={ArrowLeft} label={t('reviews.previous')} onClick={() => move('scrollPrev')} />
          <IconButton
            icon={running ? Pause : Play}
            label={running ? t('reviews.pause') : t('reviews.play')}
            onClick={() => (running ? autoplay?.stop() : autoplay?.play())}
          />
          <IconButton icon={ArrowRight} label={t('reviews.next')} onClick={() => move('scrollNext')} />
          <span className="ml-2 text-14 text-ink-2 tabular-nums">
            {t('reviews.position', { position: position + 1, count: reviews.length })}
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}
