import clsx from 'clsx';
import { Gauge, Mic, MicOff, PhoneOff, Video, VideoOff, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallSession, CallSnapshot } from '../../features/calls/call-session';
import { dataModes } from '../../features/calls/data-modes';
import { useToastedAct } from '../../graphql/use-act';
import { RadioCards } from '../../ui/forms/radio-cards';

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

function DataChoice({ session, own }: Pick<CallSnapshot, 'own'> & { session: CallSession }) {
  const { t } = useTranslation('calls');
  return (
    <RadioCards
      name="data"
      legend={t('mode.legend')}
      value={own.mode}
      onChange={({ target }) => {
        const mode = dataModes.find((one) => one === target.value);
        if (mode) void session.setMode(mode);
      }}
      options={dataModes.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        description: t(`mode.${mode}Note`),
      }))}
    />
  );
}

/** Mute, camera, data and leaving. */
export function CallControls({ session, own }: Pick<CallSnapshot, 'own'> & { session: CallSession }) {
  const { t } = useTranslation('calls');
  const { isBusy, act } = useToastedAct((reason) => reason);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-240 gap-4 p-4">
      {isChoosing && (
        <div id="call-data">
          <DataChoice session={session} own={own} />
        </div>
      )}
      <div className="mx-auto grid w-full max-w-100 grid-cols-4">
        <RoundButton
          icon={own.isMuted ? MicOff : Mic}
          label={t('mute')}
          aria-pressed={own.isMuted}
          onClick={() => session.setMuted(!own.isMuted)}
        />
        <RoundButton
          icon={own.hasPicture ? Video : VideoOff}
          label={t('camera')}
          aria-pressed={own.hasPicture}
          onClick={() => void session.setPicture(!own.hasPicture)}
        />
        <RoundButton
          icon={Gauge}
          label={t('data')}
          aria-expanded={isChoosing}
          aria-controls="call-data"
          onClick={() => setChoosing(!isChoosing)}
        />
        <RoundButton
          icon={PhoneOff}
          label={t('leave')}
          danger
          disabled={isBusy}
          onClick={() => void act(async () => session.leave())}
        />
      </div>
    </div>
  );
}
