import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSession, CallSnapshot } from './call-session';
import type { CallView } from './call-view';
import { CallClock } from './call-clock';
import { useToastedAct } from '../../graphql/use-act';
import { phoneText } from '../../i18n/phone-text';
import { useDigits } from '../../i18n/use-digits';
import { withQuery } from '../../routing/paths';
import { Button, ButtonLink } from '../../ui/button';
import { copyText } from '../../ui/copy-button';
import { Avatar } from '../../ui/pictures/avatar';
import { ExternalLink } from '../../ui/text-link';
import type { Entrance } from './use-call-session';

export interface CallPartProps extends CallSnapshot {
  session: CallSession;
  view: CallView;
  /** Of the other person. */
  name: string;
  face: { id: string; src: string | null };
  phone: string | null;
  back: string;
  entrance: Entrance;
  starts: boolean;
}

const missedViews: readonly CallView[] = ['noAnswer', 'declined'];
const endViews: readonly CallView[] = [...missedViews, 'over'];

function Over({ call }: Pick<CallPartProps, 'call'>) {
  const { t } = useTranslation('calls');
  const digits = useDigits();
  const { connectedAt, endedAt } = call ?? {};
  if (!connectedAt || !endedAt) return t('state.ended');
  const milliseconds = Date.parse(endedAt) - Date.parse(connectedAt);
  if (milliseconds < 60_000) return t('state.overShort');
  const count = Math.round(milliseconds / 60_000);
  return t('state.over', { count, number: digits(count) });
}

function Sentence({ view, call, microphone, name, phone }: CallPartProps) {
  const { t } = useTranslation('calls');
  if (view === 'over') return <Over call={call} />;
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
  return t(`state.${view === 'check' && microphone === 'unasked' ? 'unasked' : view}`, { name });
}

/** For browsers inside other apps, which hide the URL. */
function CopyAddress() {
  const { t } = useTranslation(['calls', 'shared']);
  const [isCopied, setCopied] = useState(false);
  const { href } = window.location;
  return (
    <div className="grid justify-items-center gap-2">
      <Button variant="primary" onClick={() => void copyText(href).then(setCopied)}>
        {t(isCopied ? 'shared:copy.copied' : 'copyAddress')}
      </Button>
      <p className="text-14 break-all select-all">{href}</p>
    </div>
  );
}

function Act({ view, session, entrance, starts, name, back }: CallPartProps) {
  const { t } = useTranslation(['calls', 'shared']);
  const { isBusy, act } = useToastedAct((reason) => reason);
  const button = (label: string, run: () => Promise<void>) => (
    <Button variant="primary" busy={isBusy} onClick={() => void act(run)}>
      {label}
    </Button>
  );
  if (view === 'check')
    return (
      <Button variant="primary" busy={entrance.isBusy} onClick={() => entrance.enter(starts)}>
        {starts ? t('check.call', { name }) : t('check.join')}
      </Button>
    );
  if (view === 'admit') return button(t('admit'), async () => session.admit());
  if (view === 'elsewhere') return button(t('takeOver'), async () => session.join());
  if (view === 'refused') return button(t('tryAgain'), async () => session.devices.open());
  if (view === 'inUse' || view === 'none')
    return button(t('shared:act.tryAgain'), async () => session.devices.open());
  if (view === 'unsupported') return <CopyAddress />;
  if (view === 'poor')
    return <Button onClick={() => session.devices.setMode('VOICE')}>{t('mode.VOICE')}</Button>;
  if (endViews.includes(view))
    return (
      <>
        {missedViews.includes(view) && (
          <ButtonLink to={withQuery(back, { tab: 'messages' })} variant="primary" reloadDocument>
            {t('write')}
          </ButtonLink>
        )}
        <ButtonLink to={back} variant={view === 'over' ? 'primary' : 'secondary'} reloadDocument>
          {t('back')}
        </ButtonLink>
      </>
    );
  return null;
}

function Notices({ session, microphone, camera, own, other, name }: CallPartProps) {
  const { t } = useTranslation('calls');
  const sentences = [
    camera && t(`cameraProblem.${camera}`),
    other?.isSoundLost && t('otherSoundLost', { name }),
    other?.mode === 'VOICE' && own.mode !== 'VOICE' && t('otherVoiceOnly', { name }),
  ].filter(Boolean);
  return (
    <>
      <div role="status" className="mt-1 empty:hidden">
        {sentences.map((sentence) => (
          <p key={String(sentence)}>{sentence}</p>
        ))}
      </div>
      {microphone === 'ready' && own.isSoundLost && (
        <div role="alert" className="mt-3">
          <Button variant="danger" onClick={() => void session.devices.restoreSound()}>
            {t('soundLost')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The circles around the face do not move under reduced motion. */
function RingingFace({ face, name }: Pick<CallPartProps, 'face' | 'name'>) {
  const ring = 'absolute rounded-full border border-green motion-safe:animate-pulse';
  return (
    <div data-ringing aria-hidden className="relative mx-auto my-10 size-40">
      <span className={clsx(ring, '-inset-5 opacity-60')} />
      <span className={clsx(ring, '-inset-9 opacity-30')} />
      <Avatar {...face} name={name} size="huge" />
    </div>
  );
}

interface CallHeaderProps extends CallPartProps {
  /** Without pictures and controls. */
  isAlone: boolean;
  /** Beside the pictures of both. */
  isTalk: boolean;
}

export function CallHeader({ isAlone, isTalk, ...props }: CallHeaderProps) {
  const { t } = useTranslation('calls');
  const { name, view, back, call } = props;
  const isRinging = view === 'calling';
  const isCentred = isAlone || isRinging;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function keepFocus() {
      // The focused button is gone.
      if (document.activeElement === document.body) heading.current?.focus();
    },
    [view],
  );
  return (
    <header className={clsx('mx-auto w-full max-w-240 p-4', isCentred && 'my-auto text-center')}>
      {isRinging && <RingingFace {...props} />}
      <div className={clsx(isTalk && 'flex items-baseline justify-between gap-4')}>
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-22 wrap-anywhere">
          {isTalk || isRinging ? name : t('title', { name })}
        </h1>
        {isTalk && call?.connectedAt && <CallClock since={call.connectedAt} />}
      </div>
      <p role="status" data-view={view} className={clsx('mt-1', view === 'connected' && 'sr-only')}>
        <Sentence {...props} />
      </p>
      {!isAlone && <Notices {...props} />}
      <div
        className={clsx('mt-3 flex flex-wrap items-start gap-2 empty:hidden', isCentred && 'justify-center')}
      >
        <Act {...props} />
        {/* An installed app has no Back button. */}
        {!props.call && !endViews.includes(view) && (
          <ButtonLink to={back} variant="text" reloadDocument>
            {t('back')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
