import { useTranslation } from 'react-i18next';
import { MailedLink } from '../../features/accounts/mailed-link';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { ConfirmFactorRemovalDocument } from './generated/remove-factor-screen';

graphql(`
  mutation ConfirmFactorRemoval($token: String!) {
    confirmFactorRemoval(token: $token) {
      message
    }
  }
`);

/** Begins, by a mailed link, the wait after which a lost second factor is removed. */
export function RemoveFactorScreen() {
  const { t } = useTranslation('accountRecovery');
  const confirm = usePublicMutation(ConfirmFactorRemovalDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      texts={{
        title: t('removeFactor.title'),
        lead: t('removeFactor.lead'),
        submit: t('removeFactor.submit'),
        failed: t('removeFactor.failed'),
      }}
      staysSignedIn
      act={async (token) =>
        (await confirm({ variables: { token } })).data?.confirmFactorRemoval.message ?? ''
      }
    />
  );
}
