import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useMediaQuery } from '../../ui/media-query';

const fiveSeconds = 5000;

const autoplayOnRequest = () =>
  Autoplay({ delay: fiveSeconds, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false });

/**
 * The reviews go round, five seconds each. They wait while a mouse is over them, and stop for whoever
 * goes through them by key, by button or by hand, until asked to run; with less motion asked for, they never begin.
 */
export function useReviewRotation() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const [plugins] = useState(() => [autoplayOnRequest()]);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: still ? 0 : 25 }, plugins);
  const [position, setPosition] = useState(0);
  const [running, setRunning] = useState(!still);
  const [waiting, setWaiting] = useState(false);

  useEffect(
    function followCarousel() {
      if (!carousel) return undefined;
      const follow = () => setPosition(carousel.selectedScrollSnap());
      const stop = () => setRunning(false);
      carousel.on('select', follow).on('pointerDown', stop);
      return () => void carousel.off('select', follow).off('pointerDown', stop);
    },
    [carousel],
  );
  useEffect(
    function rotate() {
      const autoplay = carousel?.plugins().autoplay;
      if (running && !waiting) autoplay?.play();
      else autoplay?.stop();
    },
    [carousel, running, waiting],
  );

  const go = (step: 'scrollPrev' | 'scrollNext') => {
    setRunning(false);
    carousel?.[step]();
  };
  const byMouse = (event: PointerEvent, over: boolean) => {
    // A finger leaves nothing hovering behind.
    if (event.pointerType === 'mouse') setWaiting(over);
  };
  return {
    viewport,
    position,
    running,
    /** Whether what is shown changes by itself at present. */
    moving: running && !waiting,
    goBack: () => go('scrollPrev'),
    goOn: () => go('scrollNext'),
    toggle: () => {
      setRunning(!running);
      setWaiting(false);
    },
    /** For the element around everything that belongs to the reviews. */
    watch: {
      onPointerEnter: (event: PointerEvent) => byMouse(event, true),
      onPointerLeave: (event: PointerEvent) => byMouse(event, false),
      onFocus: ({ target }: FocusEvent) => {
        if (!target.hasAttribute('data-rotation')) setRunning(false);
      },
    },
  };
}
