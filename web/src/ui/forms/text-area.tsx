import clsx from 'clsx';
import { useState, type InputEvent } from 'react';
import { controlClass, Field, splitProps, type TextControlProps } from './field';

export interface TextAreaProps extends Omit<TextControlProps<'textarea'>, 'maxLength'> {
  /** The maximum length in characters. Longer text is an error but is not cut off, so that nothing typed is lost. */
  limit?: number;
  /** The counter's text for the remaining characters (negative: too many). */
  counterLabel?: (left: number) => string;
}

/** A field of several lines; its counter appears in the last tenth of the limit, at most 500 characters before it. */
export function TextArea(props: TextAreaProps) {
  const [field, { limit, counterLabel, className, onChange, ...rest }] = splitProps(props);
  const [typed, setTyped] = useState<number | null>(null);
  const length =
    typeof rest.value === 'string' ? rest.value.length : (typed ?? String(rest.defaultValue ?? '').length);
  const left = limit === undefined ? null : limit - length;
  const near = left !== null && limit !== undefined && left <= Math.min(limit / 10, 500);
  const handleInput = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  };
  const counter = near && counterLabel && (
    <span
      className={clsx(
        'ml-auto shrink-0 text-16 sm:text-14 tabular-nums',
        left < 0 ? 'font-medium text-danger' : 'text-ink-2',
      )}
    >
      {counterLabel(left)}
      <span role="status" className="sr-only">
        {counterLabel(left)}
      </span>
    </span>
  );
  return (
    <Field {...field} aside={counter || undefined}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          onInput={handleInput}
          {...control}
          className={clsx(controlClass, 'block min-h-26 resize-y', className)}
        />
      )}
    </Field>
  );
}
