import type { ComponentProps } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { TextInput } from './text-input';
import { readTaka, useTaka } from '../taka';

interface AmountInputProps<Values extends FieldValues> extends Pick<
  ComponentProps<typeof TextInput>,
  'id' | 'label' | 'hint' | 'optional'
> {
  control: Control<Values>;
}

/** The field `amount`, in taka. Repeats how it reads the amount, so that a slip is noticed before sending. */
export function AmountInput<Values extends FieldValues & { amount: string }>({
  control,
  hint,
  ...texts
}: AmountInputProps<Values>) {
  const taka = useTaka();
  const { field, fieldState } = useController({ control, name: 'amount' as Path<Values> });
  const poisha = readTaka(field.value);
  return (
    <TextInput
      {...texts}
      {...field}
      hint={poisha === null ? hint : taka(poisha)}
      error={fieldState.error?.message}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
