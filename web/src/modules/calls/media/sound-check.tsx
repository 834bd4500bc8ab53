import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTone } from './tone';
import { Button } from '../../../ui/button';

/** The loudest sample, at most 1. */
const leastSound = 0.04;
const lookMilliseconds = 200;

/** Null while the browser does not let the page listen. */
function useSoundLevel(stream: MediaStream | null): number | null {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(
    function listen() {
      if (!stream?.getAudioTracks().length) return undefined;
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        setLevel(context.state === 'running' ? Math.max(...samples.map(Math.abs)) : null);
      }, lookMilliseconds);
      const ended = new AbortController();
      // Browsers may suspend a context until a press.
      for (const press of ['pointerdown', 'keydown'])
        document.addEventListener(press, () => void context.resume(), { signal: ended.signal });
      return () => {
        clearInterval(timer);
        ended.abort();
        setLevel(null);
        void context.close();
      };
    },
    [stream],
  );
  return level;
}

/** Tests microphone and loudspeaker. */
export function SoundCheck({ stream }: { stream: MediaStream | null }) {
  const { t } = useTranslation('calls');
  const level = useSoundLevel(stream);
  const [isHeard, setHeard] = useState(false);
  if (level !== null && level > leastSound && !isHeard) setHeard(true);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <div
          role="meter"
          aria-label={t('check.level')}
          aria-valuenow={Math.round((level ?? 0) * 100)}
          className="h-2 overflow-clip rounded-full bg-sunken"
        >
          <span
            className="block h-full bg-green transition-[width] duration-150"
            style={{ width: `${Math.min(1, Math.sqrt(level ?? 0)) * 100}%` }}
          />
        </div>
        <p role="status" className="mt-1.5 min-h-lh text-14">
          {level !== null && t(isHeard ? 'check.heard' : 'check.silent')}
        </p>
      </div>
      <Button size="small" icon={Volume2} onClick={playTone}>
        {t('check.play')}
      </Button>
    </div>
  );
}
