import { useTranslation } from 'react-i18next';
import { MailedLink } from '../../features/accounts/mailed-link';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { SecureAccountDocument } from './generated/secure-account-screen';

graphql(`
  mutation SecureAccount($token: String!) {
    secureAccount(token: $token) {
      message
    }
  }
`);

/** Secures an account by a mailed link. */
export function SecureAccountScreen() {
  const { t } = useTranslation('accountRecovery');
  const secure = usePublicMutation(SecureAccountDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      texts={{
        title: t('secureAccount.title'),
        lead: t('secureAccount.lead'),
        submit: t('secureAccount.submit'),
        failed: t('secureAccount.failed'),
      }}
      act={async (token) => (await secure({ variables: { token } })).data?.secureAccount.message ?? ''}
    />
  );
}
