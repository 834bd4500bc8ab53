import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { formDraftKey, readFormDraft, writeFormDraft } from '../../../drafts/form-drafts';

const key = formDraftKey('', 'email');

/**
 * Fills an empty email with the one typed on another page for signing in, of this tab until somebody signs in.
 * @param takesNumber whether the field takes a phone number, too.
 */
export function useTypedEmail<Values extends FieldValues, Output>(
  {
    getValues,
    setValue,
    subscribe,
  }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setValue' | 'subscribe'>,
  { takesNumber = false } = {},
): void {
  useEffect(
    function fillEmail() {
      const name = 'email' as Path<Values>;
      const email = readFormDraft(key)?.['email'];
      if (typeof email !== 'string' || getValues(name)) return;
      if (takesNumber || email.includes('@')) setValue(name, email as PathValue<Values, Path<Values>>);
    },
    [getValues, setValue, takesNumber],
  );
  useEffect(
    function storeEmail() {
      return subscribe({
        formState: { values: true },
        callback: ({ name, values: { email } }) => {
          if (name === 'email') writeFormDraft(key, email ? { email } : {});
        },
      });
    },
    [subscribe],
  );
}
