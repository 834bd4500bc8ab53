import { VideoOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallSnapshot } from './call-session';
import { MediaView } from './media/media-view';
import { SoundCheck } from './media/sound-check';

/** The own picture and sound as the other person will get them; nothing is sent before the connection. */
export function WaitingRoom({ stream, own, side, name }: CallSnapshot & { name: string }) {
  const { t } = useTranslation('calls');
  return (
    <div className="mx-auto grid w-full max-w-120 content-start gap-3 px-4">
      <div className="grid h-[clamp(9rem,34dvh,17rem)] place-items-center overflow-clip rounded-card border border-line bg-sunken text-ink-2">
        {own.hasPicture ? (
          <MediaView
            stream={stream}
            label={t('ownPicture')}
            className="object-cover"
            isMirrored={side === 'front'}
          />
        ) : (
          <p className="grid justify-items-center gap-2 p-4 text-center">
            <VideoOff aria-hidden className="size-7" strokeWidth={1.5} />
            {t('check.noCamera', { name })}
          </p>
        )}
      </div>
      <SoundCheck stream={stream} />
      <p className="text-ink-2">{t('check.note')}</p>
    </div>
  );
}
