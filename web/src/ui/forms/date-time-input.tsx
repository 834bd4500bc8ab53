import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useBangladeshTime } from '../times/use-bangladesh-time';
import { controlClass, FieldError, type TextControlProps } from './field';

type ControlProps = Omit<TextControlProps<'input'>, 'hint' | 'error' | 'optional'>;

export interface DateTimeInputProps {
  legend: ReactNode;
  /** Both in the page's words: a browser may write dates in another country's order. */
  spoken?: ReactNode;
  error?: string;
  /** The day as "2026-12-07"; takes what `register(name)` gives. */
  date: ControlProps;
  /** The time as "10:30". */
  time: ControlProps & { label: string };
}

/** Uses the device's own controls, which people know. */
export function DateTimeInput({ legend, spoken, error, date, time }: DateTimeInputProps) {
  const inBangladesh = useBangladeshTime();
  const errorId = error ? `${date.name}-error` : undefined;
  const spokenId = `${date.name}-spoken`;
  const part = (
    type: 'date' | 'time',
    className: string,
    { label, name, onChange, ...rest }: ControlProps,
  ) => (
    <label className={clsx('grid min-w-0 content-end gap-1', className)}>
      <span className="text-16 text-ink-2 sm:text-14">{label}</span>
      <input
        {...rest}
        type={type}
        id={name}
        name={name}
        onInput={onChange}
        aria-describedby={[errorId, spokenId].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
        className={clsx(controlClass, 'min-w-0')}
      />
    </label>
  );
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 leading-snug font-strong text-(length:--control-text)">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {part('date', 'flex-[3_1_9.5rem]', date)}
        {part('time', 'flex-[2_1_8.5rem]', { ...time, label: inBangladesh(time.label) })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <p id={spokenId} role="status" className="text-16 text-ink-2 empty:hidden sm:text-14">
        {spoken}
      </p>
    </fieldset>
  );
}
