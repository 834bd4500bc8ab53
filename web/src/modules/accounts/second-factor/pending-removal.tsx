import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { formatDateTime } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { useToast } from '../../../ui/overlays/toast';
import { CancelOwnFactorRemovalDocument } from './generated/pending-removal';

graphql(`
  mutation CancelOwnFactorRemoval {
    cancelOwnFactorRemoval {
      message
    }
  }
`);

interface PendingRemovalProps {
  removedAt: string;
  onStopped: () => Promise<unknown>;
}

/** Announces the removal of a lost second factor, and can stop it. */
export function PendingRemoval({ removedAt, onStopped }: PendingRemovalProps) {
  const { t, i18n } = useTranslation('accountSettings');
  const show = useToast();
  const { isBusy, act } = useToastedAct((reason) => `${t('secondFactor.failed')}: ${reason}`);
  const [cancel] = useMutation(CancelOwnFactorRemovalDocument, {
    fetchPolicy: 'no-cache',
    onCompleted: (data) => show({ tone: 'success', title: data.cancelOwnFactorRemoval.message }),
  });
  const stop = async () => {
    await act(async () => cancel());
    await onStopped();
  };
  return (
    <FormMessage
      tone="warning"
      title={t('secondFactor.removal', { at: formatDateTime(removedAt, i18n.language) })}
    >
      <p>{t('secondFactor.removalText')}</p>
      <div className="mt-3">
        <Button
          wide="phone"
          busy={isBusy}
          busyLabel={t('secondFactor.removalStopping')}
          onClick={() => void stop()}
        >
          {t('secondFactor.removalStop')}
        </Button>
      </div>
    </FormMessage>
  );
}
