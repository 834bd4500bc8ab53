import { useTranslation } from 'react-i18next';
import { MailedLink } from '../../features/accounts/mailed-link';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { ConfirmEmailDocument } from './generated/confirm-email-screen';

graphql(`
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token) {
      message
    }
  }
`);

export function ConfirmEmailScreen() {
  const { t } = useTranslation('accountRecovery');
  const confirm = usePublicMutation(ConfirmEmailDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      texts={{
        title: t('confirmEmail.title'),
        lead: t('confirmEmail.lead'),
        submit: t('confirmEmail.submit'),
        failed: t('confirmEmail.failed'),
      }}
      staysSignedIn
      act={async (token) => (await confirm({ variables: { token } })).data?.confirmEmail.message ?? ''}
    />
  );
}
