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
  /** Whether requests, payments and posts wait for it; accounts from before the rule are only asked. */
  isRequired: boolean;
  /** Whether a mail server refused the address for good. */
  isRefused: boolean;
}

/** Asks for the confirmation of the email, above every signed-in screen until it is done. */
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
