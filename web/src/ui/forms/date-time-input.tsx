import type { ReactNode } from 'react';
import { useBangladeshTime } from '../use-bangladesh-time';
import { controlClass, FieldError, type TextControlProps } from './field';

type ControlProps = Omit<TextControlProps<'input'>, 'hint' | 'error' | 'optional'>;

export interface DateTimeInputProps {
  legend: ReactNode;
  /** What both together mean, in the words of the page: a browser may write a date in the order of another country. */
  spoken?: ReactNode;
  error?: string;
  /** The day as "2026-12-07"; takes what `register(name)` gives. */
  date: ControlProps;
  /** The time as "10:30". */
  time: ControlProps & { label: string };
}

/** A day and a time, by the controls of the device, which everybody knows from elsewhere. */
export function DateTimeInput({ legend, spoken, error, date, time }: DateTimeInputProps) {
  const inBangladesh = useBangladeshTime();
  const errorId = error ? `${date.name}-error` : undefined;
  const spokenId = `${date.name}-spoken`;
  const part = (type: 'date' | 'time', { label, name, onChange, ...rest }: ControlProps) => (
    <label className="grid min-w-0 content-end gap-1">
      <span className="text-16 text-ink-2 sm:text-14">{label}</span>
      <input
        {...rest}
        type={type}
        id={name}
        name={name}
        onInput={onChange}
        aria-describedby={[errorId, spokenId].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
        className={controlClass}
      />
    </label>
  );
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 leading-snug font-strong text-(length:--control-text)">{legend}</legend>
      <div className="grid gap-2.5 min-[361px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {part('date', date)}
        {part('time', { ...time, label: inBangladesh(time.label) })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <p id={spokenId} role="status" className="text-16 text-ink-2 empty:hidden sm:text-14">
        {spoken}
      </p>
    </fieldset>
  );
}
