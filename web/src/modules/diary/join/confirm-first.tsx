import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicMutation } from '../../../graphql/operations';
import { useAttempt } from '../../../graphql/use-attempt';
import { paths } from '../../../routing/paths';
import { useSite } from '../../../routing/site';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ResendConfirmationDocument } from '../../accounts/email/generated/confirm-email-bar';

/** Why an account without a confirmed email or a sign-in phone has not joined, and how it gets one. */
export function ConfirmFirst({ email }: { email: string }) {
  const { t } = useTranslation('join');
  const { phoneSignIn = false } = useSite();
  const resend = usePublicMutation(ResendConfirmationDocument, { fetchPolicy: 'no-cache' });
  const { isBusy, failure, run } = useAttempt();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <div className="grid gap-3">
      <FormMessage tone="warning" title={sent ?? t('confirm.title')} takesFocus>
        {failure ?? t('confirm.text', { email })}
      </FormMessage>
      <Button
        wide
        busy={isBusy}
        busyLabel={t('sending')}
        onClick={() =>
          void run(async () => setSent((await resend({})).data?.resendConfirmation.message ?? null))
        }
      >
        {t('confirm.resend')}
      </Button>
      {phoneSignIn && (
        <ButtonLink wide to={paths.changePassword} target="_blank">
          {t('confirm.phone')}
        </ButtonLink>
      )}
    </div>
  );
}
