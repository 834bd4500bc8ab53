import { useMemo, useState } from 'react';
import type { UploadOptions } from './links/upload-fetch';

interface UploadState {
  /** Between 0 and 1 while a file is sent, null otherwise. */
  progress: number | null;
  context: { fetchOptions: UploadOptions };
  done: () => void;
}

/** The upload progress of a mutation with a file, for `FileInput`. */
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
