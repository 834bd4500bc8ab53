import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ResendConfirmationDocument } from './generated/confirm-email-bar';

graphql(`
  mutation ResendConfirmation {
    resendConfirmation {
      message
    }
  }
`);

interface ConfirmEmailBarProps {
  email: string;
  /** Whether requests, payments and posts need the confirmation; optional for older accounts. */
  isRequired: boolean;
  /** Whether a mail server permanently refused the address. */
  isRefused: boolean;
}

/** Above every signed-in screen until the email is confirmed. */
export function ConfirmEmailBar({ email, isRequired, isRefused }: ConfirmEmailBarProps) {
  const { t } = useTranslation('accountSettings');
  const [resend, { data, error, loading }] = useMutation(ResendConfirmationDocument);
  const asked = isRequired ? 'confirmBar.text' : 'confirmBar.textOlder';
  const text = isRefused ? 'confirmBar.refusedText' : asked;
  return (
    <div className="mb-6 max-w-[960px]">
      <FormMessage
        tone="warning"
        title={data?.resendConfirmation.message ?? t(isRefused ? 'confirmBar.refused' : 'confirmBar.title')}
        action={
          !data && (
            <Button
              size="small"
              busy={loading}
              busyLabel={t('confirmBar.sending')}
              onClick={() => void resend().catch(() => undefined)}
            >
              {t(isRequired ? 'confirmBar.resend' : 'confirmBar.send')}
            </Button>
          )
        }
      >
        {error ? errorReason(error) : t(text, { email })}
      </FormMessage>
    </div>
  );
}
