import { useTranslation } from 'react-i18next';
import { MailedLink } from '../../features/accounts/mailed-link';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { useSession } from '../../session/session';
import { UnlockSignInDocument } from './generated/unlock-screen';

graphql(`
  mutation UnlockSignIn($token: String!) {
    unlockSignIn(token: $token) {
      message
      device
    }
  }
`);

/** Lets this device sign in while somebody else tries passwords, by a mailed link. */
export function UnlockScreen() {
  const { t } = useTranslation('accountRecovery');
  const { keepDevice } = useSession();
  const unlock = usePublicMutation(UnlockSignInDocument, { fetchPolicy: 'no-cache' });
  const act = async (token: string) => {
    const { data } = await unlock({ variables: { token } });
    if (!data) return '';
    keepDevice(data.unlockSignIn.device);
    return data.unlockSignIn.message;
  };
  return (
    <MailedLink
      texts={{
        title: t('unlock.title'),
        lead: t('unlock.lead'),
        submit: t('unlock.submit'),
        failed: t('unlock.failed'),
      }}
      act={act}
    />
  );
}
