import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlClass, Field, type FieldTexts, splitProps } from '../field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** The first, empty choice, e.g. "Choose a status". */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** A styled native select: works without script, and best on a phone. Options can be grouped. */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, className, ...rest }] = splitProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={clsx(controlClass, 'appearance-none truncate bg-surface! pr-10', className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </optgroup>
              ) : (
                <Option key={entry.value} {...entry} />
              ),
            )}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </Field>
  );
}
