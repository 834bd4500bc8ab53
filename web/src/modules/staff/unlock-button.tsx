import { useMutation } from '@apollo/client/react';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { Button } from '../../ui/button';
import { UnlockAccountDocument } from './generated/unlock-button';

graphql(`
  mutation UnlockAccount($id: ID!) {
    unlockAccount(id: $id) {
      unlockedId
    }
  }
`);

export function UnlockButton({ account }: { account: { id: string; name: string } }) {
  const { t } = useTranslation('staff');
  const { isBusy, act } = useToastedAct((reason) => t('failed', { reason }));
  const { id, name } = account;
  const [unlock] = useMutation(UnlockAccountDocument, { refetchQueries: 'active' });
  return (
    <Button
      icon={LockOpen}
      aria-label={t('access.unlockNamed', { name })}
      busy={isBusy}
      busyLabel={t('access.working')}
      onClick={() => void act(async () => unlock({ variables: { id } }), t('access.undone', { name }))}
    >
      {t('access.unlock')}
    </Button>
  );
}
