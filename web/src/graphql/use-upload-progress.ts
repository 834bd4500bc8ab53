import { useMemo, useState } from 'react';
import type { UploadOptions } from './upload-fetch';

interface UploadState {
  /** Between 0 and 1 while a file is sent, null otherwise. */
  progress: number | null;
  /** Goes into the mutation's options as it is. */
  context: { fetchOptions: UploadOptions };
  /** Call when the operation has ended, whatever came of it. */
  done: () => void;
}

/** How much of a mutation's file has been sent, for `FileInput`. */
export function useUploadProgress(): UploadState {
  const [progress, setProgress] = useState<number | null>(null);
  return useMemo(
    () => ({
      progress,
      context: { fetchOptions: { onUploadProgress: setProgress } },
      done: () => setProgress(null),
    }),
    [progress],
  );
}
