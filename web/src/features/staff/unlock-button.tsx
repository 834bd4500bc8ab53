import { useMutation } from '@apollo/client/react';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/overlays/toast';
import { UnlockAccountDocument } from './generated/unlock-button';

graphql(`
  mutation UnlockAccount($id: ID!) {
    unlockAccount(id: $id) {
      unlockedId
    }
  }
`);

/** Takes the lock of an account away. */
export function UnlockButton({ account }: { account: { id: string; name: string } }) {
  const { t } = useTranslation('staff');
  const show = useToast();
  const { id, name } = account;
  const [unlock, { loading }] = useMutation(UnlockAccountDocument, { refetchQueries: 'active' });
  const press = async () => {
    try {
      await unlock({ variables: { id } });
      show({ tone: 'success', title: t('access.undone', { name }) });
    } catch (error) {
      show({ tone: 'failure', title: t('failed', { reason: errorReason(error) }) });
    }
  };
  return (
    <Button
      icon={LockOpen}
      aria-label={t('access.unlockNamed', { name })}
      busy={loading}
      busyLabel={t('access.working')}
      onClick={() => void press()}
    >
      {t('access.unlock')}
    </Button>
  );
}
