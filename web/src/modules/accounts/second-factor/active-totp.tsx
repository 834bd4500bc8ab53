import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Panel } from '../../../ui/panel';
import { RemoveFactorDocument } from './generated/active-totp';

graphql(`
  mutation RemoveFactor {
    removeFactor(kind: TOTP) {
      secondFactors {
        totp
      }
    }
  }
`);

interface ActiveTotpProps {
  /** Whether a passkey stays when the app is removed. */
  hasPasskeys: boolean;
  onRemoved: () => Promise<unknown>;
}

/** The active authenticator app, and removing it. */
export function ActiveTotp({ hasPasskeys, onRemoved }: ActiveTotpProps) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const { isBusy, act } = useToastedAct((reason) => `${t('secondFactor.failed')}: ${reason}`);
  const [isOpen, setOpen] = useState(false);
  const [remove] = useMutation(RemoveFactorDocument, { fetchPolicy: 'no-cache' });
  const confirm = async () => {
    // Closed first: the proof of identity may open its own dialog.
    setOpen(false);
    const done = t(hasPasskeys ? 'secondFactor.removedApp' : 'secondFactor.removed');
    if (await act(async () => remove(), done)) await onRemoved();
  };
  return (
    <Panel title={t('secondFactor.app')} aside={<Badge tone="accepted">{t('secondFactor.on')}</Badge>}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t('secondFactor.onText')}</p>
        <div>
          <Button
            variant="danger"
            wide="phone"
            busy={isBusy}
            busyLabel={t('secondFactor.removing')}
            onClick={() => setOpen(true)}
          >
            {t('secondFactor.remove')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={hasPasskeys ? t('secondFactor.removeQuestionApp') : t('secondFactor.removeQuestion')}
        description={hasPasskeys ? t('secondFactor.removeTextPasskeys') : t('secondFactor.removeText')}
        confirmLabel={t('secondFactor.remove')}
        onConfirm={() => void confirm()}
      />
    </Panel>
  );
}
