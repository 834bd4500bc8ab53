import { useState } from 'react';

interface ImageFailure {
  failed: boolean;
  /** To spread on the `img`. */
  attributes: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

/** Whether a picture could not be shown, also when it failed before the page's script was there. */
export function useImageFailure(src: string | null | undefined): ImageFailure {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const fail = () => setFailedSrc(src ?? null);
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
  };
  return { failed: Boolean(src) && failedSrc === src, attributes: { ref: checkLoaded, onError: fail } };
}
