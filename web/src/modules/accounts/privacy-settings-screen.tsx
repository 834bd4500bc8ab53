import { useQuery, useMutation } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { AccountDeletion } from '../account-deletion/account-deletion';
import { AccountFrame } from './account-frame';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { formatDate, formatDateTime } from '../../i18n/format';
import { downloadFile } from '../../lists/download-file';
import { LoadedView } from '../../lists/load-error';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { PanelSkeleton } from '../../ui/states/panel-skeletons';
import { TextLink } from '../../ui/text-link';
import {
  OwnConsentsDocument,
  type OwnConsentsQuery,
  SetOfflineCasesDocument,
} from './generated/privacy-settings-screen';
import { errorReason } from '../../graphql/error-message';
import { isSharedPhone } from '../../lib/browser-storage';
import { offlineCasesEnabled, setOfflineCasesEnabled } from '../../offline/offline-cases';
import { FormMessage } from '../../ui/forms/form-message';

graphql(`
  query OwnConsents {
    myConsents {
      kind
      version
      givenAt
      withdrawnAt
    }
  }

  mutation SetOfflineCases($given: Boolean!) {
    setOfflineCases(given: $given) {
      consents {
        kind
      }
    }
  }
`);

type OwnConsent = OwnConsentsQuery['myConsents'][number];

const texts = { TERMS: paths.terms, PRIVACY: paths.privacy, OFFLINE_CASES: null } as const;

/** Opt-in: offline copies of a client's cases on this device. */
function OfflineCasesSetting({ accountId, onChanged }: { accountId: string; onChanged: () => void }) {
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

export default function PrivacySettingsScreen() {
  const { t } = useTranslation('accountSettings');
  const { user } = useSession();
  const result = useQuery(OwnConsentsDocument);
  return (
    <AccountFrame title={t('privacy.title')} description={t('privacy.lead')}>
      {user?.role === 'user' && !isSharedPhone() && (
        <OfflineCasesSetting accountId={user._id} onChanged={() => void result.refetch()} />
      )}
      <LoadedView result={result} loading={() => <PanelSkeleton rows={3} />}>
        {({ myConsents }) => (
          <Panel title={t('privacy.consents.title')} flush={myConsents.length > 0}>
            {myConsents.length === 0 ? (
              <p className="text-ink-2">{t('privacy.consents.none')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {myConsents.map((consent) => (
                  <ConsentRow key={`${consent.kind} ${consent.givenAt}`} consent={consent} />
                ))}
              </ul>
            )}
          </Panel>
        )}
      </LoadedView>
      <DataCopy />
      {user && user.role !== 'admin' && <AccountDeletion />}
    </AccountFrame>
  );
}

/** Downloads a copy of everything that is stored about the viewer. */
function DataCopy() {
  const { t } = useTranslation('accountSettings');
  const { isBusy, act } = useToastedAct(t('privacy.copy.failed'));
  const download = async (form: 'page' | null) => act(async () => downloadFile('/account/data', { form }));
  return (
    <Panel title={t('privacy.copy.title')}>
      <p className="mb-4 text-ink-2">{t('privacy.copy.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Download}
          busy={isBusy}
          busyLabel={t('privacy.copy.busy')}
          onClick={() => void download('page')}
        >
          {t('privacy.copy.action')}
        </Button>
        <Button variant="text" disabled={isBusy} onClick={() => void download(null)}>
          {t('privacy.copy.programs')}
        </Button>
      </div>
    </Panel>
  );
}

function ConsentRow({ consent: { kind, version, givenAt, withdrawnAt } }: { consent: OwnConsent }) {
  const { t, i18n } = useTranslation('accountSettings');
  const text = texts[kind];
  const name = t(`privacy.kind.${kind}`);
  return (
    <li className="grid gap-1 px-4 py-3.5 md:px-5">
      <p className="font-semibold">{text ? <TextLink to={text}>{name}</TextLink> : name}</p>
      <p className="text-ink-2">
        {t('privacy.consents.given', {
          time: formatDateTime(givenAt, i18n.language),
          version: formatDate(version, i18n.language, 'long'),
        })}
      </p>
      {withdrawnAt && (
        <p className="text-ink-2">
          {t('privacy.consents.withdrawn', { time: formatDateTime(withdrawnAt, i18n.language) })}
        </p>
      )}
    </li>
  );
}
