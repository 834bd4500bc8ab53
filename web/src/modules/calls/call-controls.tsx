import clsx from 'clsx';
import { Gauge, Mic, MicOff, PhoneOff, SwitchCamera, Video, VideoOff, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSession, CallSnapshot } from './call-session';
import { dataModes } from './media/data-modes';
import { useToastedAct } from '../../graphql/use-act';
import { RadioCards } from '../../ui/forms/choices/radio-cards';

interface RoundButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  danger?: boolean;
}

function RoundButton({ icon: Icon, label, danger = false, ...rest }: RoundButtonProps) {
  return (
    <button type="button" {...rest} className="group grid justify-items-center gap-1 text-14">
      <span
        className={clsx(
          'grid size-14 place-items-center rounded-full border transition-colors',
          danger
            ? 'border-danger bg-danger text-stage'
            : 'border-control bg-surface text-ink group-hover:border-green group-aria-pressed:bg-ink group-aria-pressed:text-surface',
        )}
      >
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      {label}
    </button>
  );
}

interface CallControlsProps extends CallSnapshot {
  session: CallSession;
  /** Before the connection the microphone is on or off; during the talk it is muted. */
  isTalk: boolean;
}

function DataChoice({ session, own, onChosen }: CallControlsProps & { onChosen: () => void }) {
  const { t } = useTranslation('calls');
  return (
    <RadioCards
      name="data"
      legend={t('mode.legend')}
      value={own.mode}
      onChange={({ target }) => {
        const mode = dataModes.find((one) => one === target.value);
        if (mode) session.devices.setMode(mode);
        onChosen();
      }}
      options={dataModes.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        description: t(`mode.${mode}Note`),
      }))}
    />
  );
}

function MicrophoneButton({ session: { devices }, microphone, own, isTalk }: CallControlsProps) {
  const { t } = useTranslation('calls');
  const isOn = microphone === 'ready' && !own.isMuted && !own.isSoundLost;
  const press = () => {
    if (microphone !== 'ready') void devices.open();
    else if (own.isSoundLost) void devices.restoreSound();
    else devices.setMuted(!own.isMuted);
  };
  return (
    <RoundButton
      icon={isOn ? Mic : MicOff}
      label={t(isTalk ? 'mute' : 'microphone')}
      aria-pressed={isTalk ? own.isMuted : isOn}
      onClick={press}
    />
  );
}

export function CallControls(props: CallControlsProps) {
  const { session, own, call, canTurn } = props;
  const { t } = useTranslation('calls');
  const { isBusy, act } = useToastedAct((reason) => reason);
  const [isChoosing, setChoosing] = useState(false);
  const data = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChoosing(false);
    data.current?.focus();
  };
  return (
    <div className="mx-auto grid w-full max-w-240 gap-4 p-4">
      <div id="call-data" hidden={!isChoosing}>
        <DataChoice {...props} onChosen={close} />
      </div>
      <div className="mx-auto grid w-full max-w-110 auto-cols-fr grid-flow-col">
        <MicrophoneButton {...props} />
        <RoundButton
          icon={own.hasPicture ? Video : VideoOff}
          label={t('camera')}
          aria-pressed={own.hasPicture}
          onClick={() => void session.setPicture(!own.hasPicture)}
        />
        {own.hasPicture && canTurn && (
          <RoundButton icon={SwitchCamera} label={t('turn')} onClick={() => void session.devices.turn()} />
        )}
        <RoundButton
          ref={data}
          icon={Gauge}
          label={t('data')}
          aria-expanded={isChoosing}
          aria-controls="call-data"
          onClick={() => setChoosing(!isChoosing)}
        />
        {call && (
          <RoundButton
            icon={PhoneOff}
            label={t('leave')}
            danger
            disabled={isBusy}
            onClick={() => void act(async () => session.leave())}
          />
        )}
      </div>
    </div>
  );
}
