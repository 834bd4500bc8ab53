import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { controlClass, Field, splitProps, type TextControlProps } from './field';

export type TextInputProps = TextControlProps<'input'> & { icon?: LucideIcon };

/** A one-line field; takes what `register(name)` gives. `type`, `autoComplete` and `inputMode` are the caller's. */
export function TextInput(props: TextInputProps) {
  const [field, { icon: Icon, className, onChange, ...rest }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          {Icon && (
            <Icon
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-2"
            />
          )}
          <input
            type="text"
            {...rest}
            onInput={onChange}
            {...control}
            className={clsx(controlClass, Icon && 'pl-10', className)}
          />
        </span>
      )}
    </Field>
  );
}
