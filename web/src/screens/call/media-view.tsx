import clsx from 'clsx';
import { useEffect, useRef } from 'react';

interface MediaViewProps {
  stream: MediaStream | null;
  label: string;
  /** Mirrored and without sound. */
  isOwn?: boolean;
  /** The browser plays no sound before a press. */
  onBlocked?: () => void;
}

/** A picture with its sound. */
export function MediaView({ stream, label, isOwn = false, onBlocked }: MediaViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(
    function play() {
      if (!video.current) return;
      video.current.srcObject = stream;
      if (stream)
        video.current.play().catch((error: unknown) => {
          if (error instanceof Error && error.name === 'NotAllowedError') onBlocked?.();
        });
    },
    [stream, onBlocked],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions while two people talk
    <video
      ref={video}
      aria-label={label}
      muted={isOwn}
      playsInline
      className={clsx('size-full', isOwn ? '-scale-x-100 object-cover' : 'object-contain')}
    />
  );
}
