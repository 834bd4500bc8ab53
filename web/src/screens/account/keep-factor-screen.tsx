import { useTranslation } from 'react-i18next';
import { MailedLink } from '../../features/accounts/mailed-link';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { CancelFactorRemovalDocument } from './generated/keep-factor-screen';

graphql(`
  mutation CancelFactorRemoval($token: String!) {
    cancelFactorRemoval(token: $token) {
      message
    }
  }
`);

/** Stops the removal of a second factor that was said to be lost, by a mailed link. */
export function KeepFactorScreen() {
  const { t } = useTranslation('accountRecovery');
  const cancel = usePublicMutation(CancelFactorRemovalDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      texts={{
        title: t('keepFactor.title'),
        lead: t('keepFactor.lead'),
        submit: t('keepFactor.submit'),
        failed: t('keepFactor.failed'),
      }}
      staysSignedIn
      act={async (token) => (await cancel({ variables: { token } })).data?.cancelFactorRemoval.message ?? ''}
    />
  );
}
