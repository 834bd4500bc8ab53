import clsx from 'clsx';
import { useCallback, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSnapshot } from './call-session';
import { lowerMode } from './media/data-modes';
import { Button } from '../../ui/button';
import { MediaView, Sound } from './media/media-view';

/** The other person's picture, or why it is missing, with the own picture in a corner. */
export function Pictures({ stream, own, side, otherStream, other, name }: CallSnapshot & { name: string }) {
  const { t } = useTranslation('calls');
  const [isBlocked, setBlocked] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [ratio, setRatio] = useState(16 / 9);
  const onBlocked = useCallback(() => setBlocked(true), []);
  const play = () => {
    setBlocked(false);
    document.querySelectorAll('audio').forEach((audio) => void audio.play());
  };
  const hasPicture = other === null || (other.hasPicture && lowerMode(own.mode, other.mode) !== 'VOICE');
  const fills = !isWhole && hasPicture;
  return (
    <div className="relative mx-auto min-h-44 w-full max-w-240 flex-1">
      {otherStream && <Sound stream={otherStream} onBlocked={onBlocked} />}
      <div className="@container-size absolute inset-0 grid place-items-center">
        <div
          style={{ '--ratio': ratio } as CSSProperties}
          className={clsx(
            'relative',
            hasPicture ? 'aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))]' : 'size-full',
            fills && 'portrait:aspect-auto portrait:size-full',
          )}
        >
          {otherStream && (
            // Without a picture the video would show its last frame.
            <div className={clsx('absolute inset-0', !hasPicture && 'invisible')}>
              <MediaView
                stream={otherStream}
                label={name}
                onSize={(width, height) => setRatio(width > 0 && height > 0 ? width / height : 16 / 9)}
                className={clsx('object-contain', fills && 'portrait:object-cover')}
              />
              <button
                type="button"
                aria-label={t('showWhole')}
                aria-pressed={isWhole}
                onClick={() => setWhole(!isWhole)}
                className="absolute inset-0 hidden portrait:block"
              />
            </div>
          )}
          {own.hasPicture && (
            <div className="absolute right-3 bottom-3 h-32 max-h-[calc(100%-1.5rem)] w-24 max-w-[40%] md:h-31.5 md:w-56 overflow-clip rounded-card border border-line">
              <MediaView
                stream={stream}
                label={t('ownPicture')}
                className="object-cover"
                isMirrored={side === 'front'}
              />
            </div>
          )}
        </div>
      </div>
      <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center *:pointer-events-auto">
        {!hasPicture && <p>{t('noPicture', { name })}</p>}
        {other?.isMuted && <p className="rounded-field bg-stage px-2">{t('otherMuted', { name })}</p>}
        {isBlocked && (
          <Button variant="primary" onClick={play}>
            {t('sound')}
          </Button>
        )}
      </div>
    </div>
  );
}
