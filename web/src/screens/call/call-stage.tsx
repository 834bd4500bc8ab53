import clsx from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSession, CallSnapshot } from '../../features/calls/call-session';
import { callViewOf, type CallView } from '../../features/calls/call-view';
import { lowerMode } from '../../features/calls/data-modes';
import { useToastedAct } from '../../graphql/use-act';
import { useNow } from '../../lib/use-now';
import { formatNumber } from '../../i18n/format';
import { phoneText } from '../../i18n/phone-text';
import { Button, ButtonLink } from '../../ui/button';
import { ExternalLink } from '../../ui/text-link';
import { CallControls } from './call-controls';
import { MediaView } from './media-view';

interface CallStageProps extends CallSnapshot {
  session: CallSession;
  viewer: 'USER' | 'LAWYER';
  name: string;
  phone: string | null;
  /** Path of the case. */
  back: string;
}

const endViews: readonly CallView[] = ['noAnswer', 'declined', 'over', 'none'];
/** Without pictures and controls. */
const bareViews: readonly CallView[] = [...endViews, 'asking', 'refused', 'inUse', 'elsewhere'];

/** The state in a sentence. */
function Sentence({ view, call, name, phone }: CallStageProps & { view: CallView }) {
  const { t, i18n } = useTranslation('calls');
  if (view === 'over') {
    const { connectedAt, endedAt } = call ?? {};
    const length = connectedAt && endedAt ? Date.parse(endedAt) - Date.parse(connectedAt) : 0;
    const count = Math.round(length / 60_000);
    return t('state.over', { count, number: formatNumber(count, i18n.language) });
  }
  if (view === 'stuck' && phone) {
    const [before, after] = t('state.stuckPhone', { phone: '\n' }).split('\n');
    return (
      <>
        {before}
        <ExternalLink href={`tel:${phone}`}>{phoneText(phone)}</ExternalLink>
        {after}
      </>
    );
  }
  return t(`state.${view}`, { name });
}

/** The one act of a state. */
function Act({ view, session, back }: CallStageProps & { view: CallView }) {
  const { t } = useTranslation('calls');
  const { isBusy, act } = useToastedAct((reason) => reason);
  const button = (label: string, run: () => Promise<void>) => (
    <Button variant="primary" busy={isBusy} onClick={() => void act(run)}>
      {label}
    </Button>
  );
  if (view === 'admit') return button(t('admit'), async () => session.admit());
  if (view === 'elsewhere') return button(t('takeOver'), async () => session.join(false));
  if (view === 'refused' || view === 'inUse') return button(t('tryAgain'), async () => session.openDevices());
  if (view === 'poor')
    return <Button onClick={() => void session.setMode('VOICE')}>{t('mode.VOICE')}</Button>;
  if (endViews.includes(view))
    return (
      <ButtonLink to={back} variant="primary" reloadDocument>
        {t('back')}
      </ButtonLink>
    );
  return null;
}

/** The other person's picture, or why there is none, with the own picture in its corner. */
function Pictures({ stream, own, otherStream, other, name }: Omit<CallStageProps, 'session'>) {
  const { t } = useTranslation('calls');
  const [isBlocked, setBlocked] = useState(false);
  const onBlocked = useCallback(() => setBlocked(true), []);
  const play = () => {
    setBlocked(false);
    document.querySelectorAll('video').forEach((video) => void video.play());
  };
  const hasPicture = other === null || (other.hasPicture && lowerMode(own.mode, other.mode) !== 'VOICE');
  return (
    <div className="relative mx-auto grid min-h-40 w-full max-w-240 flex-1 place-items-center">
      {otherStream && (
        // Without a picture the video would show its last frame; the sound goes on.
        <div className={clsx('absolute inset-0', !hasPicture && 'invisible')}>
          <MediaView stream={otherStream} label={name} onBlocked={onBlocked} />
        </div>
      )}
      <div className="relative grid justify-items-center gap-3">
        {!hasPicture && <p>{t('noPicture', { name })}</p>}
        {other?.isMuted && <p className="rounded-field bg-stage px-2">{t('otherMuted', { name })}</p>}
        {isBlocked && (
          <Button variant="primary" onClick={play}>
            {t('sound')}
          </Button>
        )}
      </div>
      {own.hasPicture && (
        <div className="absolute top-3 right-3 h-32 w-24 overflow-clip rounded-card border border-line">
          <MediaView key={String(own.hasPicture)} stream={stream} label={t('ownPicture')} isOwn />
        </div>
      )}
    </div>
  );
}

/** The page of a call from joining to its end. */
export function CallStage(props: CallStageProps) {
  const { t } = useTranslation('calls');
  const { session, viewer, name, microphone, call, link } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const view = callViewOf({ viewer, microphone, call, link, windowId: session.windowId, now: useNow(1000) });
  useEffect(
    function keepFocus() {
      // The button that had it is gone.
      if (document.activeElement === document.body) heading.current?.focus();
    },
    [view],
  );
  const isOn = !bareViews.includes(view);
  return (
    <>
      <header className={clsx('mx-auto w-full max-w-240 p-4', !isOn && 'my-auto text-center')}>
        <h1 ref={heading} tabIndex={-1} className="text-22">
          {t('title', { name })}
        </h1>
        <p role="status" data-view={view} className="mt-1">
          <Sentence {...props} view={view} />
        </p>
        <div className="mt-3 empty:hidden">
          <Act {...props} view={view} />
        </div>
      </header>
      {isOn && (
        <>
          <Pictures {...props} />
          <CallControls {...props} />
        </>
      )}
    </>
  );
}
