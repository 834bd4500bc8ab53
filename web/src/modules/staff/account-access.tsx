import { useMutation, useQuery } from '@apollo/client/react';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { useToastedAct } from '../../graphql/use-act';
import { formatDateTime } from '../../i18n/format';
import { usePermissions } from '../../session/use-permissions';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { Passage } from '../../ui/passage';
import {
  AgreeToEmailChangeDocument,
  EndUserSessionsDocument,
  SendPasswordResetDocument,
  StaffEmailChangeDocument,
} from './generated/account-access';
import { LockDialog } from './lock-dialog';
import { UnlockButton } from './unlock-button';

graphql(`
  mutation EndUserSessions($id: ID!) {
    endUserSessions(id: $id) {
      message
    }
  }

  mutation SendPasswordReset($id: ID!) {
    sendPasswordReset(id: $id) {
      message
    }
  }

  query StaffEmailChange($id: ID!) {
    staffEmailChange(id: $id) {
      email
      agreeableFrom
      askedByViewer
      agreeable
    }
  }

  mutation AgreeToEmailChange($id: ID!) {
    agreeToEmailChange(id: $id) {
      user {
        id
        email
      }
    }
  }
`);

interface AccountAccessProps {
  account: { id: string; name: string; email?: string | null; lock: { reason: string; at: string } | null };
  isLawyer?: boolean | undefined;
}

function SupportButtons({ account: { id, name, email } }: AccountAccessProps) {
  const { t } = useTranslation('staff');
  const { act } = useToastedAct((reason) => t('failed', { reason }));
  const [endSessions, ending] = useMutation(EndUserSessionsDocument);
  const [sendReset, sending] = useMutation(SendPasswordResetDocument);
  const variables = { id };
  return (
    <>
      <Button
        busy={ending.loading}
        busyLabel={t('access.working')}
        onClick={() => void act(async () => endSessions({ variables }), t('access.sessionsEnded', { name }))}
      >
        {t('access.endSessions')}
      </Button>
      {email !== '' && (
        <Button
          busy={sending.loading}
          busyLabel={t('access.working')}
          onClick={() => void act(async () => sendReset({ variables }), t('access.resetSent', { name }))}
        >
          {t('access.sendReset')}
        </Button>
      )}
    </>
  );
}

/** A pending email change by staff; a second colleague may approve it later. */
function WaitingEmail({ account: { id, name } }: { account: { id: string; name: string } }) {
  const { t, i18n } = useTranslation('staff');
  const { isBusy, act } = useToastedAct((reason) => t('failed', { reason }));
  const { data } = useQuery(StaffEmailChangeDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [agree] = useMutation(AgreeToEmailChangeDocument, { refetchQueries: 'active' });
  const waiting = data?.staffEmailChange;
  if (!waiting) return null;
  const press = async () => act(async () => agree({ variables: { id } }), t('access.emailChanged', { name }));
  const time = formatDateTime(waiting.agreeableFrom, i18n.language);
  return (
    <FormMessage
      tone="warning"
      title={t('access.emailWaits', { email: waiting.email })}
      action={
        waiting.agreeable && (
          <Button busy={isBusy} busyLabel={t('access.working')} onClick={() => void press()}>
            {t('access.agreeToEmail')}
          </Button>
        )
      }
    >
      {waiting.askedByViewer ? t('access.emailAskedByYou', { time }) : t('access.emailAsked', { time })}
    </FormMessage>
  );
}

/** Whether the person can sign in, and support's acts. */
export function AccountAccess({ account, isLawyer }: AccountAccessProps) {
  const { t, i18n } = useTranslation('staff');
  const { may } = usePermissions();
  const [isLocking, setIsLocking] = useState(false);
  const { lock, name } = account;
  if (!lock && !may('SUPPORT_USERS')) return null;
  return (
    <Panel title={t('access.title')} className="print:hidden">
      <div className="grid gap-4">
        {lock ? (
          <FormMessage
            tone="warning"
            title={t('access.locked', { time: formatDateTime(lock.at, i18n.language) })}
          >
            <span className="whitespace-pre-line wrap-anywhere">
              <Passage text={lock.reason} />
            </span>
          </FormMessage>
        ) : (
          <p className="text-ink-2">{t('access.free')}</p>
        )}
        {may('SUPPORT_USERS') && <WaitingEmail account={account} />}
        {may('SUPPORT_USERS') && (
          <div className="grid gap-2 sm:flex sm:flex-wrap">
            {lock ? (
              <UnlockButton account={account} />
            ) : (
              <Button
                icon={Lock}
                aria-label={t('access.lockNamed', { name })}
                onClick={() => setIsLocking(true)}
              >
                {t('access.lock')}
              </Button>
            )}
            <SupportButtons account={account} />
          </div>
        )}
      </div>
      {isLocking && <LockDialog account={account} isLawyer={isLawyer} onClose={() => setIsLocking(false)} />}
    </Panel>
  );
}
