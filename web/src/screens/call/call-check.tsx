import { LogIn, Phone, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSession, CallSnapshot } from '../../features/calls/call-session';
import { playTone } from '../../features/calls/tone';
import { useAct } from '../../graphql/use-act';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { MediaView } from './media-view';

/** Of the loudest sample, 1 being the most that a microphone gives. */
const leastSound = 0.04;
const lookMilliseconds = 200;

/** Whether the microphone has recorded a sound. */
function useIsHeard(stream: MediaStream | null): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(
    function listen() {
      if (!stream || isHeard) return undefined;
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > leastSound)) setHeard(true);
      }, lookMilliseconds);
      return () => {
        clearInterval(timer);
        void context.close();
      };
    },
    [stream, isHeard],
  );
  return isHeard;
}

interface CallCheckProps extends CallSnapshot {
  session: CallSession;
  /** Of the other person. */
  name: string;
  /** Whether joining calls the other person. */
  starts: boolean;
}

/** Shows the own picture and whether the microphone works, before one joins. */
export function CallCheck({ session, stream, own, name, starts }: CallCheckProps) {
  const { t } = useTranslation('calls');
  const isHeard = useIsHeard(stream);
  const { isBusy, failure, run } = useAct();
  const join = async () => run(async () => session.join(starts));
  return (
    <div className="m-auto grid w-full max-w-120 gap-4 p-4">
      <h1 className="text-22">{t('title', { name })}</h1>
      <p>{t('check.title')}</p>
      {own.hasPicture ? (
        <div className="h-60 overflow-clip rounded-card">
          <MediaView stream={stream} label={t('ownPicture')} isOwn />
        </div>
      ) : (
        <p>{t('check.noCamera', { name })}</p>
      )}
      <p role="status">{t(isHeard ? 'check.heard' : 'check.silent')}</p>
      {failure && <FormMessage tone="failure" title={t('failedToJoin', { reason: failure })} takesFocus />}
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <Button icon={Volume2} onClick={playTone}>
          {t('check.play')}
        </Button>
        <Button variant="primary" icon={starts ? Phone : LogIn} busy={isBusy} onClick={() => void join()}>
          {starts ? t('check.call', { name }) : t('check.join')}
        </Button>
      </div>
      <p className="text-14">{t('check.note')}</p>
    </div>
  );
}
