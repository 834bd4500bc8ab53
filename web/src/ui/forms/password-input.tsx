import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlClass, Field, splitProps, type TextControlProps } from './field';

/** A password that can be shown. `autoComplete` is the caller's: "current-password" or "new-password". */
export function PasswordInput(props: Omit<TextControlProps<'input'>, 'type'>) {
  const [field, { className, onChange, ...rest }] = splitProps(props);
  const { t } = useTranslation('accounts');
  const [shown, setShown] = useState<boolean | null>(null);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <span data-secret className="relative block">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            onInput={onChange}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlClass, 'pr-24', className)}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex min-w-20 items-center justify-center gap-1.5 rounded-field text-14 font-strong text-green hover:bg-hover"
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
            {shown ? t('password.hide') : t('password.show')}
          </button>
          <span role="status" className="sr-only">
            {shown === null ? '' : shown ? t('password.shown') : t('password.hidden')}
          </span>
        </span>
      )}
    </Field>
  );
}
