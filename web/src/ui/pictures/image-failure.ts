import { useState } from 'react';

interface ImageFailure {
  failed: boolean;
  /** To spread on the `img`. */
  attributes: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

/** Whether a picture failed to load, also before hydration. */
export function useImageFailure(src: string | null | undefined): ImageFailure {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = () => setFailedSrc(src ?? null);
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
  };
  return { failed: Boolean(src) && failedSrc === src, attributes: { ref: checkLoaded, onError: fail } };
}
