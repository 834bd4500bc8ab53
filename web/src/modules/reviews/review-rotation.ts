import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useMediaQuery } from '../../ui/media-query';

const fiveSeconds = 5000;

const autoplayOnRequest = () =>
  Autoplay({ delay: fiveSeconds, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false });

/** Pauses under the mouse; a focus, button or swipe stops it. Off by default with `prefers-reduced-motion`. */
export function useReviewRotation() {
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const [plugins] = useState(() => [autoplayOnRequest()]);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: reducesMotion ? 0 : 25 }, plugins);
  const [position, setPosition] = useState(0);
  const [running, setRunning] = useState(!reducesMotion);
  const [paused, setPaused] = useState(false);

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
      // The autoplay of a single review has no delays, and throws.
      const turns = carousel && carousel.scrollSnapList().length > 1;
      const autoplay = turns ? carousel.plugins().autoplay : undefined;
      if (running && !paused) autoplay?.play();
      else autoplay?.stop();
    },
    [carousel, running, paused],
  );

  const go = (step: 'scrollPrev' | 'scrollNext') => {
    setRunning(false);
    carousel?.[step]();
  };
  const onHover = (event: PointerEvent, isOver: boolean) => {
    // Touch has no hover.
    if (event.pointerType === 'mouse') setPaused(isOver);
  };
  return {
    viewport,
    position,
    running,
    moving: running && !paused,
    goBack: () => go('scrollPrev'),
    goOn: () => go('scrollNext'),
    toggle: () => {
      setRunning(!running);
      setPaused(false);
    },
    /** For the element around the reviews and their buttons. */
    watch: {
      onPointerEnter: (event: PointerEvent) => onHover(event, true),
      onPointerLeave: (event: PointerEvent) => onHover(event, false),
      onFocus: ({ target }: FocusEvent) => {
        if (!target.hasAttribute('data-rotation')) setRunning(false);
      },
    },
  };
}
