import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useToast } from '../../../ui/overlays/toast';
import { Panel } from '../../../ui/panel';
import { RemoveFactorDocument, RenewRecoveryCodesDocument } from './generated/active-factor';

graphql(`
  mutation RemoveFactor {
    removeFactor(kind: TOTP) {
      secondFactors {
        totp
        recoveryCodesLeft
      }
    }
  }
`);

graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
    }
  }
`);

const FEW_CODES = 3;

interface ActiveFactorProps {
  recoveryCodesLeft: number;
  onRenewed: (codes: readonly string[]) => void;
  onRemoved: () => Promise<unknown>;
}

function RemoveButton({ onRemoved }: Pick<ActiveFactorProps, 'onRemoved'>) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const [remove, { loading }] = useMutation(RemoveFactorDocument, { fetchPolicy: 'no-cache' });
  const confirm = async () => {
    // Closed first: the proof of who one is may be asked for in a dialog of its own.
    setOpen(false);
    try {
      await remove();
      show({ tone: 'success', title: t('secondFactor.removed') });
      await onRemoved();
    } catch (error) {
      show({ tone: 'failure', title: `${t('secondFactor.failed')}: ${errorReason(error)}` });
    }
  };
  return (
    <>
      <Button
        variant="danger"
        wide="phone"
        busy={loading}
        busyLabel={t('secondFactor.removing')}
        onClick={() => setOpen(true)}
      >
        {t('secondFactor.remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={t('secondFactor.removeQuestion')}
        description={t('secondFactor.removeText')}
        confirmLabel={t('secondFactor.remove')}
        cancelLabel={t('shared:act.cancel')}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** The second factor that is on: how many recovery codes are left, new ones, and switching it off. */
export function ActiveFactor({ recoveryCodesLeft, onRenewed, onRemoved }: ActiveFactorProps) {
  const { t } = useTranslation('accountSettings');
  const [renew, { loading, error }] = useMutation(RenewRecoveryCodesDocument, { fetchPolicy: 'no-cache' });
  const takeNewCodes = async () => {
    try {
      const { data } = await renew();
      if (data) onRenewed(data.renewRecoveryCodes.recoveryCodes);
    } catch {
      // Shown from the mutation's own error.
    }
  };
  const left = t('secondFactor.left', { count: recoveryCodesLeft });
  return (
    <Panel title={t('secondFactor.app')} aside={<Badge tone="accepted">{t('secondFactor.on')}</Badge>}>
      <div className="grid gap-4">
        {error && (
          <FormMessage tone="failure" title={t('secondFactor.failed')}>
            {errorReason(error)}
          </FormMessage>
        )}
        <p className="text-ink-2">{t('secondFactor.onText')}</p>
        {recoveryCodesLeft > FEW_CODES ? (
          <p>{left}</p>
        ) : (
          <FormMessage tone="warning" title={t('secondFactor.few')}>
            {left}
          </FormMessage>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            wide="phone"
            busy={loading}
            busyLabel={t('secondFactor.renewing')}
            onClick={() => void takeNewCodes()}
          >
            {t('secondFactor.renew')}
          </Button>
          <RemoveButton onRemoved={onRemoved} />
        </div>
      </div>
    </Panel>
  );
}
