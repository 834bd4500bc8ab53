import clsx from 'clsx';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldError } from '../field';

interface RadioCard {
  value: string;
  label: string;
  description?: string;
}

export interface RadioCardsProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue'
> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  options: readonly RadioCard[];
  /** For controlled use; omit both with `register(name)`. */
  value?: string;
  defaultValue?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A few cards, each with a sentence. Takes the result of `register(name)`. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, hint, error, options, value, defaultValue, id: givenId, name, className, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? name ?? ownId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 leading-snug font-strong text-(length:--control-text)">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-ink-2">
          {hint}
        </p>
      )}
      <div className="grid gap-2.5 sm:grid-cols-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="grid grid-cols-[24px_1fr] content-start gap-x-3 gap-y-0.5 rounded-card border border-control bg-surface px-4 py-3.5 transition-colors hover:border-ink-2 has-checked:border-green has-checked:bg-green-soft has-checked:inset-ring has-checked:inset-ring-green has-focus-visible:ring-focus"
          >
            <input
              {...rest}
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              className="mt-0.5 size-5 accent-green outline-none!"
            />
            <span className="font-strong">{option.label}</span>
            {option.description && <span className="col-start-2 text-ink-2">{option.description}</span>}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
