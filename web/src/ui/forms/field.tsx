import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useUnsavedMark } from './unsaved-fields';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** The props of every form control besides its own attributes. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** The message to show; its presence marks the control as invalid. */
  error?: string;
  /** Words behind the label of an optional field, e.g. "(optional)". */
  optional?: string;
  /** Keeps the label for screen readers only, e.g. in a table row. */
  hideLabel?: boolean;
  /** For `w-…` or grid placement of the whole field. */
  fieldClassName?: string;
}

/** `onChange` becomes `onInput`, which React also calls for text typed before hydration (`boot/event-replay.ts`). */
export type TextControlProps<Tag extends 'input' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'onChange' | 'onInput'> & { onChange?: ComponentProps<Tag>['onInput'] };

/** The attributes that tie a control to its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Becomes the id that `ErrorSummary` links to: the field's name, unless two forms on a page share it. */
  id?: string;
  /** At the end of the line below the control, e.g. a counter. */
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

export function splitProps<Props extends FieldTexts & { id?: string; name?: string }>(props: Props) {
  const { label, hint, error, optional, hideLabel, fieldClassName, ...control } = props;
  const id = props.id ?? props.name;
  return [{ label, hint, error, optional, hideLabel, fieldClassName, id }, control] as const;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span>{children}</span>
    </p>
  );
}

/** Label above, hint below it, control, error: the frame of every form control. */
export function Field(props: FieldProps) {
  const { id: givenId, label, hint, error, optional, hideLabel, fieldClassName, aside, children } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const mark = useUnsavedMark(id);
  const markId = mark ? `${id}-unsaved` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, markId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('grid min-w-0 content-start gap-1.5', fieldClassName)}>
      <div className={clsx(mark ? 'flex flex-wrap items-baseline justify-between gap-x-3' : 'contents')}>
        <label
          htmlFor={id}
          className={clsx('leading-snug font-strong text-(length:--control-text)', hideLabel && 'sr-only')}
        >
          {label}
          {optional && <span className="font-normal text-ink-2"> {optional}</span>}
        </label>
        {mark && (
          <span id={markId} className="rounded-field bg-pending px-2 text-14 font-medium text-pending-ink">
            {mark}
          </span>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-ink-2">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {(error || aside) && (
        <div className="flex items-start justify-between gap-4">
          {error ? <FieldError id={errorId}>{error}</FieldError> : <span />}
          {aside}
        </div>
      )}
    </div>
  );
}

/** The frame that all text-like controls share. */
export const controlClass =
  'w-full min-h-(--control-height) rounded-field border border-control bg-surface px-3.5 py-2 text-(length:--control-text) leading-normal text-ink transition-colors duration-150 hover:border-ink-2 focus-visible:border-ink focus-visible:outline-offset-0 disabled:border-line-strong disabled:bg-sunken disabled:text-ink-2 read-only:bg-sunken aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';
