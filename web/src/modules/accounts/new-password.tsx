import { newPasswordProblem } from '@ainsathi/contract/new-password';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { PasswordInput } from '../../ui/forms/password-input';

type Owner = Parameters<typeof newPasswordProblem>[1];

/**
 * The rule of a new password, for `superRefine` of a form's schema: reports to its context what is wrong with the field. The
 * owner is as far as the form knows the name and the email.
 */
export function useNewPasswordRule() {
  const { t } = useTranslation('accounts');
  return (context: z.RefinementCtx, field: string, password: string, owner: Partial<Owner>) => {
    const known = { name: '', email: '', ...owner };
    const problem = password === '' ? 'missing' : newPasswordProblem(password, known);
    if (problem) context.addIssue({ code: 'custom', path: [field], message: t(`password.${problem}`) });
  };
}

interface NewPasswordInputProps extends ComponentProps<typeof PasswordInput> {
  /** Checks the field when it loses focus, so that an error does not wait for the last press. */
  onLeave: () => void;
}

export function NewPasswordInput({ onBlur, onLeave, ...rest }: NewPasswordInputProps) {
  const { t } = useTranslation('accounts');
  // A refusal by the server, as of a common password, stays until another one is typed.
  const checked = useRef<string>(null);
  return (
    <PasswordInput
      {...rest}
      autoComplete="new-password"
      hint={t('password.hint')}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') checked.current = currentTarget.value;
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // Sending checks it too; an error that goes meanwhile would move the button away from the press.
        const sends =
          event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit';
        const isSame = event.target.value === checked.current;
        checked.current = event.target.value;
        if (!isSame && event.target.value !== '' && !sends) onLeave();
      }}
    />
  );
}
