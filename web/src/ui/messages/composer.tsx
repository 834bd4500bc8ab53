import clsx from 'clsx';
import { SendHorizontal, X } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button';
import { controlClass } from '../forms/field';
import { useMediaQuery } from '../media-query';

interface AttachedListProps {
  label: string;
  files: readonly { key: string; name: string }[];
  /** "Do not send deed.pdf". */
  detachLabel: (name: string) => string;
  onDetach: (key: string) => void;
}

/** The files of the unsent message, each with a remove button. */
export function AttachedList({ label, files, detachLabel, onDetach }: AttachedListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {files.map(({ key, name }) => (
        <li
          key={key}
          className="flex max-w-full items-center rounded-field border border-line bg-sunken pl-3 text-14"
        >
          <span className="min-w-0 py-1.5 wrap-anywhere">{name}</span>
          <button
            type="button"
            aria-label={detachLabel(name)}
            onClick={() => onDetach(key)}
            className="grid size-11 shrink-0 place-items-center rounded-field hover:bg-hover"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface ComposerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: (text: string) => void;
  sendLabel: string;
  limit: number;
  /** "3 characters too many". */
  tooManyLabel: (count: number) => string;
  /** Below the text: why nothing can be sent. */
  note?: string | null;
  /** Before the text: the file chooser. */
  action?: ReactNode;
  /** Above the text: the attached files. With them a message needs no text. */
  attached?: ReactNode;
  hasAttached?: boolean;
}

const mostLines = 6;

/** Grows with its text; Enter sends if the keyboard has Shift, otherwise adds a line. */
export function Composer(props: ComposerProps) {
  const { label, value, onChange, onSend, sendLabel, limit, tooManyLabel, note } = props;
  const { action, attached, hasAttached = false } = props;
  const id = useId();
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)', false);
  const excess = Array.from(value.trim()).length - limit;
  const rows = Math.min(mostLines, value.split('\n').length);
  const send = () => {
    if ((value.trim() !== '' || hasAttached) && excess <= 0) onSend(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !hasKeyboard || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      data-composer
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-b-card border-line bg-surface px-2 py-2.5 not-first:border-t md:px-5 md:py-3 print:hidden"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {attached}
      <div className="flex items-end gap-1 md:gap-2">
        {action}
        <textarea
          aria-label={label}
          placeholder={label}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? id : undefined}
          className={clsx(
            controlClass,
            'block max-h-44 min-h-11 min-w-0 flex-1 resize-none placeholder-shown:overflow-hidden placeholder-shown:whitespace-nowrap not-placeholder-shown:[field-sizing:content]',
          )}
        />
        <Button variant="primary" type="submit" icon={SendHorizontal} className="min-h-11! max-md:px-3!">
          <span className="max-md:sr-only">{sendLabel}</span>
        </Button>
      </div>
      <p role="status" className={clsx('text-14 empty:hidden', excess > 0 ? 'text-danger' : 'text-ink-2')}>
        {excess > 0 ? <span id={id}>{tooManyLabel(excess)}</span> : note}
      </p>
    </form>
  );
}
