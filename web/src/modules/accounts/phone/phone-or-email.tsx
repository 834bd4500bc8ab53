import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../routing/site';
import { FormMessage } from '../../../ui/forms/form-message';
import { PhoneSignIn, type PhoneSignInProps } from './phone-sign-in';

interface PhoneOrEmailProps extends Pick<PhoneSignInProps, 'from' | 'draft'> {
  /** Offers the email before the number. */
  emailFirst?: boolean;
  hint?: string;
  /** The form for an email. */
  children: ReactNode;
}

/** Two whole forms: a number first, then an email; only the email where no SMS are sent. */
export function PhoneOrEmail({ from, draft, hint, emailFirst = false, children }: PhoneOrEmailProps) {
  const { t } = useTranslation('accounts');
  const { phoneSignIn = false } = useSite();
  const [full, setFull] = useState<string | null>(null);
  const email = useRef<HTMLDivElement>(null);
  if (!phoneSignIn) return children;
  const isEmailFirst = emailFirst || full !== null;
  const emailForm = (
    <div key="email" ref={email}>
      {children}
    </div>
  );
  const phoneForm = (
    <PhoneSignIn
      key="phone"
      {...{ from, draft }}
      hint={hint ?? t('phone.hint')}
      onUseEmail={() => email.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus()}
      onFull={setFull}
    />
  );
  const or = (
    <p
      key="or"
      className="flex items-center gap-4 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      {t(isEmailFirst ? 'phone.orByPhone' : 'phone.orByEmail')}
    </p>
  );
  return (
    <div className="grid gap-6">
      {full !== null && (
        <FormMessage tone="failure" title={t('phone.failed')} takesFocus>
          {full}
        </FormMessage>
      )}
      {isEmailFirst ? [emailForm, or, phoneForm] : [phoneForm, or, emailForm]}
    </div>
  );
}
