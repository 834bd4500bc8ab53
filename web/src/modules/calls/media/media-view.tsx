import clsx from 'clsx';
import { useEffect, useMemo, useRef } from 'react';

function usePlay<Media extends HTMLMediaElement>(stream: MediaStream | null, onBlocked?: () => void) {
  const media = useRef<Media>(null);
  useEffect(
    function play() {
      if (!media.current) return;
      media.current.srcObject = stream;
      if (stream)
        media.current.play().catch((error: unknown) => {
          if (error instanceof Error && error.name === 'NotAllowedError') onBlocked?.();
        });
    },
    [stream, onBlocked],
  );
  return media;
}

interface SoundProps {
  stream: MediaStream;
  /** The browser plays no sound before a press. */
  onBlocked: () => void;
}

/** Separate from the video, which plays no sound before its first picture; a camera that is off never sends a picture. */
export function Sound({ stream, onBlocked }: SoundProps) {
  const sound = useMemo(() => new MediaStream(stream.getAudioTracks()), [stream]);
  const audio = usePlay<HTMLAudioElement>(sound, onBlocked);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions while two people talk
  return <audio ref={audio} />;
}

interface MediaViewProps {
  stream: MediaStream | null;
  label: string;
  /** People know themselves mirrored. */
  isMirrored?: boolean;
  className?: string;
  /** The picture's own size in pixels. */
  onSize?: (width: number, height: number) => void;
}

export function MediaView({ stream, label, isMirrored = false, className, onSize }: MediaViewProps) {
  const video = usePlay<HTMLVideoElement>(stream);
  return (
    <video
      ref={video}
      aria-label={label}
      muted
      playsInline
      onResize={({ currentTarget }) => onSize?.(currentTarget.videoWidth, currentTarget.videoHeight)}
      className={clsx('size-full', isMirrored && '-scale-x-100', className)}
    />
  );
}
