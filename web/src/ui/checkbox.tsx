import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldError } from './field';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, its whole line 44 px high. Takes what `register(name)` gives. */
export function Checkbox({ label, error, id: givenId, name, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? name ?? ownId;
  return (
    <div>
      <label htmlFor={id} className="inline-flex min-h-11 items-center gap-3">
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-5 shrink-0 accent-green"
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
