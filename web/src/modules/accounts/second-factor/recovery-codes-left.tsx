import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';
import { RenewRecoveryCodesDocument } from './generated/recovery-codes-left';

graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
    }
  }
`);

const FEW_CODES = 3;

interface RecoveryCodesLeftProps {
  left: number;
  onRenewed: (codes: readonly string[]) => void;
}

export function RecoveryCodesLeft({ left, onRenewed }: RecoveryCodesLeftProps) {
  const { t } = useTranslation('accountSettings');
  const [renew, { loading, error }] = useMutation(RenewRecoveryCodesDocument, {
    fetchPolicy: 'no-cache',
    onCompleted: ({ renewRecoveryCodes }) => onRenewed(renewRecoveryCodes.recoveryCodes),
  });
  const sentence = t('secondFactor.left', { count: left });
  return (
    <Panel title={t('secondFactor.codes')}>
      <div className="grid gap-4">
        {error && (
          <FormMessage tone="failure" title={t('secondFactor.failed')}>
            {errorReason(error)}
          </FormMessage>
        )}
        {left > FEW_CODES ? (
          <p>{sentence}</p>
        ) : (
          <FormMessage tone="warning" title={t('secondFactor.few')}>
            {sentence}
          </FormMessage>
        )}
        <div>
          <Button
            wide="phone"
            busy={loading}
            busyLabel={t('secondFactor.renewing')}
            onClick={() => void renew().catch(() => undefined)}
          >
            {t('secondFactor.renew')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
