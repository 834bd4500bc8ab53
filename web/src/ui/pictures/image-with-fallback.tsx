import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useImageFailure } from './image-failure';
import { srcSetOf } from './picture-sizes';

export interface ImageWithFallbackProps {
  src: string | null | undefined;
  /** Its smaller size, for `srcset`; `sizes` is the rendered width. */
  srcSmall?: string | null;
  sizes?: string;
  alt: string;
  /** Shown instead of a picture that is missing or does not load, e.g. "Image not available". */
  placeholder: string;
  width: number;
  height: number;
  eager?: boolean;
  /** The size of the box, which both picture and placeholder fill. */
  className?: string;
}

/** A picture with a text in its place if it fails to load. The size of its box does not change. */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, srcSmall, sizes, alt, placeholder, width, height, eager = false, className } = props;
  const { failed, attributes } = useImageFailure(src);
  if (!src || failed)
    return (
      <span
        className={clsx(
          'flex flex-col items-center justify-center gap-2 overflow-hidden bg-sunken p-2 text-center text-14 text-ink-2',
          className,
        )}
      >
        <ImageOff aria-hidden className="size-6 shrink-0" strokeWidth={1.5} />
        {placeholder}
      </span>
    );
  return (
    <img
      srcSet={srcSetOf('cover', srcSmall, src)}
      sizes={sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      {...attributes}
      className={clsx('picture bg-sunken object-cover', className)}
    />
  );
}
