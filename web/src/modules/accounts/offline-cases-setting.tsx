import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { offlineCasesEnabled, setOfflineCasesEnabled } from '../../offline/offline-cases';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { SetOfflineCasesDocument } from './generated/offline-cases-setting';

graphql(`
  mutation SetOfflineCases($given: Boolean!) {
    setOfflineCases(given: $given) {
      consents {
        kind
        version
        givenAt
        withdrawnAt
      }
    }
  }
`);

/** Opt-in: offline copies of a client's cases on this device. */
export function OfflineCasesSetting({ accountId, onChanged }: { accountId: string; onChanged: () => void }) {
  const { t } = useTranslation('accountSettings');
  const [isOn, setIsOn] = useState(() => offlineCasesEnabled(accountId));
  const [change, { loading, error }] = useMutation(SetOfflineCasesDocument);
  const turn = async (given: boolean) => {
    // Deletes copies at once, even if the request fails.
    if (!given) await setOfflineCasesEnabled(accountId, false);
    try {
      await change({ variables: { given } });
    } catch {
      // Shown below.
      if (given) return;
    }
    if (given) await setOfflineCasesEnabled(accountId, true);
    setIsOn(given);
    onChanged();
  };
  return (
    <Panel title={t('privacy.offline.title')}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-measure text-ink-2">{t('privacy.offline.text')}</p>
        <p role="status" className="font-semibold">
          {isOn ? t('privacy.offline.on') : t('privacy.offline.off')}
        </p>
        {error && (
          <FormMessage tone="failure" title={t('privacy.offline.failed')}>
            {errorReason(error)}
          </FormMessage>
        )}
        <Button busy={loading} busyLabel={t('privacy.saving')} onClick={() => void turn(!isOn)}>
          {isOn ? t('privacy.offline.turnOff') : t('privacy.offline.turnOn')}
        </Button>
      </div>
    </Panel>
  );
}
