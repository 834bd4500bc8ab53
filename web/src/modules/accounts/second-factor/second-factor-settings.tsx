import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { useSession } from '../../../session/session';
import { Badge } from '../../../ui/badge';
import { LoadedView } from '../../../lists/load-error';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';
import { FieldSkeleton, Loading } from '../../../ui/states/skeleton';
import { useToast } from '../../../ui/overlays/toast';
import { ActiveTotp } from './active-totp';
import {
  BeginTotpDocument,
  OwnSecondFactorsDocument,
  type OwnSecondFactorsQuery,
  RenewRecoveryCodesDocument,
} from './generated/second-factor-settings';
import { Passkeys } from './passkeys';
import { PendingRemoval } from './pending-removal';
import { RecoveryCodes } from './recovery-codes';
import { SetUpTotp } from './set-up-totp';

graphql(`
  query OwnSecondFactors {
    mySecondFactors {
      totp
      passkeysAvailable
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      recoveryCodesLeft
      removedAt
    }
    me {
      id
      secondFactorMissing
    }
  }

  mutation BeginTotp {
    beginTotp {
      uri
      secret
    }
  }

  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
    }
  }
`);

interface NewTotp {
  uri: string;
  secret: string;
}

function MissingFactor({ onBegun }: { onBegun: (totp: NewTotp) => void }) {
  const { t } = useTranslation('accountSettings');
  const { user } = useSession();
  const [begin, { loading, error }] = useMutation(BeginTotpDocument, {
    fetchPolicy: 'no-cache',
    onCompleted: ({ beginTotp }) => onBegun(beginTotp),
  });
  return (
    <Panel title={t('secondFactor.app')} aside={<Badge tone="neutral">{t('secondFactor.off')}</Badge>}>
      <div className="grid gap-4">
        {error && (
          <FormMessage tone="failure" title={t('secondFactor.failed')}>
            {errorReason(error)}
          </FormMessage>
        )}
        {user?.role === 'lawyer' && <p className="font-medium">{t('secondFactor.lawyers')}</p>}
        <p className="text-ink-2">{t('secondFactor.offText')}</p>
        <div>
          <Button
            variant="primary"
            wide="phone"
            busy={loading}
            busyLabel={t('secondFactor.beginning')}
            onClick={() => void begin().catch(() => undefined)}
          >
            {t('secondFactor.begin')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

const FEW_CODES = 3;

interface RecoveryCodesLeftProps {
  left: number;
  onRenewed: (codes: readonly string[]) => void;
}

function RecoveryCodesLeft({ left, onRenewed }: RecoveryCodesLeftProps) {
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

interface FactorsProps {
  factors: OwnSecondFactorsQuery['mySecondFactors'];
  reload: () => Promise<unknown>;
}

function Factors({ factors, reload }: FactorsProps) {
  const { t } = useTranslation('accountSettings');
  const show = useToast();
  const [newTotp, setNewTotp] = useState<NewTotp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** Only the first factor creates recovery codes. */
  const showMade = (made: readonly string[]) => {
    if (made.length > 0) setCodes(made);
    else void reload();
  };
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          void reload();
        }}
      />
    );
  if (newTotp)
    return (
      <SetUpTotp
        totp={newTotp}
        onCancel={() => setNewTotp(null)}
        onEnabled={(made) => {
          setNewTotp(null);
          showMade(made);
        }}
      />
    );
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const addPasskey = (made: readonly string[]) => {
    show({ tone: 'success', title: t('passkeys.done') });
    showMade(made);
  };
  return (
    <>
      {totp ? (
        <ActiveTotp hasPasskeys={passkeys.length > 0} onRemoved={reload} />
      ) : (
        <MissingFactor onBegun={setNewTotp} />
      )}
      <Passkeys factors={factors} onAdded={addPasskey} onRemoved={reload} />
      {(totp || passkeys.length > 0) && <RecoveryCodesLeft left={recoveryCodesLeft} onRenewed={setCodes} />}
    </>
  );
}

/** Setup, recovery codes and removal. */
export function SecondFactorSettings() {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const result = useQuery(OwnSecondFactorsDocument);
  return (
    <LoadedView
      result={{ ...result, loading: result.loading && !result.data }}
      loading={() => (
        <Loading label={t('secondFactor.loading')}>
          <FieldSkeleton />
        </Loading>
      )}
      failed={t('shared:part.missing')}
      className="grid gap-5"
    >
      {({ mySecondFactors, me }) => (
        <>
          {me?.secondFactorMissing && (
            <FormMessage tone="warning" title={t('secondFactor.required')}>
              {t('secondFactor.requiredText')}
            </FormMessage>
          )}
          {mySecondFactors.removedAt && (
            <PendingRemoval removedAt={mySecondFactors.removedAt} onStopped={() => result.refetch()} />
          )}
          <Factors factors={mySecondFactors} reload={() => result.refetch()} />
        </>
      )}
    </LoadedView>
  );
}
