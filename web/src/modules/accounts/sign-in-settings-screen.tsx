import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame, profilePath } from './account-frame';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { paths } from '../../routing/paths';
import { useSite } from '../../routing/site';
import { useSession } from '../../session/session';
import { Badge } from '../../ui/badge';
import { LoadedView } from '../../lists/load-error';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { Loading, FieldSkeleton } from '../../ui/states/skeleton';
import { TextLink } from '../../ui/text-link';
import { PasswordPanel } from './password-panel';
import { SignInPhonePanel } from './phone/sign-in-phone-panel';
import {
  CancelEmailChangeDocument,
  SignInSettingsDocument,
  type SignInSettingsQuery,
} from './generated/sign-in-settings-screen';

graphql(`
  query SignInSettings {
    me {
      id
      email
      pendingEmail
      emailConfirmedAt
      emailToConfirm
      ...PasswordPanel_user
      ...SignInPhone_user
    }
    mySecondFactors {
      totp
      passkeys {
        id
      }
    }
  }

  mutation CancelEmailChange {
    cancelEmailChange {
      user {
        id
        pendingEmail
      }
    }
  }
`);

type Settings = NonNullable<SignInSettingsQuery['me']>;

function ProfileLink({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('accountSettings');
  const { user } = useSession();
  const to = profilePath(user?.role);
  return to === null ? null : (
    <p>
      <TextLink to={to}>{t(isNew ? 'signIn.addInProfile' : 'signIn.inProfile')}</TextLink>
    </p>
  );
}

function PendingEmail({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const { t } = useTranslation(['accountSettings', 'accounts']);
  const [cancel, { loading, error }] = useMutation(CancelEmailChangeDocument);
  return (
    <>
      <FormMessage
        tone="warning"
        title={t('signIn.waiting')}
        action={
          <Button
            size="small"
            busy={loading}
            busyLabel={t('signIn.keeping')}
            onClick={() => void cancel().catch(() => undefined)}
          >
            {t(email ? 'signIn.keep' : 'signIn.withdraw')}
          </Button>
        }
      >
        {email
          ? t('signIn.waitingText', { email: pendingEmail, present: email })
          : t('accounts:profile.emailPendingFirst', { email: pendingEmail })}
      </FormMessage>
      {error && (
        <FormMessage tone="failure" title={t('signIn.keepFailed')}>
          {errorReason(error)}
        </FormMessage>
      )}
    </>
  );
}

function EmailPanel({ email, pendingEmail, emailConfirmedAt, emailToConfirm }: Settings) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const [before] = useState({ email, pendingEmail });
  const isKept = before.pendingEmail !== null && pendingEmail === null && email === before.email;
  return (
    <Panel title={t('shared:field.email')}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{email || t('signIn.noEmail')}</span>
          {email && emailToConfirm && <Badge tone="pending">{t('signIn.toConfirm')}</Badge>}
          {emailConfirmedAt !== null && <Badge tone="accepted">{t('signIn.confirmed')}</Badge>}
        </p>
        {pendingEmail !== null && <PendingEmail email={email} pendingEmail={pendingEmail} />}
        {isKept && (
          <FormMessage tone="success" title={t(email ? 'signIn.kept' : 'signIn.withdrawn')} takesFocus />
        )}
        <ProfileLink isNew={email === ''} />
      </div>
    </Panel>
  );
}

/** For lawyers, because clients entrust data to their accounts. */
function SecondFactorAdvice() {
  const { t } = useTranslation('accountSettings');
  return (
    <Panel title={t('secondFactor.title')}>
      <p>{t('secondFactor.lawyers')}</p>
      <p className="mt-2">
        <TextLink to={paths.secondFactor}>{t('secondFactor.lawyersLink')}</TextLink>
      </p>
    </Panel>
  );
}

function SignInSettings() {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const { user } = useSession();
  const { phoneSignIn = false } = useSite();
  const result = useQuery(SignInSettingsDocument);
  const { refetch } = result;
  useEffect(
    function refetchWhenVisible() {
      // Another tab may have changed number, email or password.
      const refetchVisible = () => {
        if (!document.hidden) void refetch().catch(() => undefined);
      };
      document.addEventListener('visibilitychange', refetchVisible);
      return () => document.removeEventListener('visibilitychange', refetchVisible);
    },
    [refetch],
  );
  // Of a client only the answer says whether there is a password.
  const [isKnown, setKnown] = useState(user?.role !== 'user');
  if (!isKnown && !result.loading) setKnown(true);
  return (
    <>
      {isKnown && <PasswordPanel user={result.data?.me ?? null} />}
      <LoadedView
        result={{ ...result, loading: result.loading && !result.data }}
        loading={() => (
          <Loading label={t('signIn.loading')}>
            <FieldSkeleton />
          </Loading>
        )}
        failed={t('shared:part.missing')}
        isEmpty={({ me }) => me === null}
        empty={() => null}
        className="grid gap-5"
      >
        {({ me, mySecondFactors }) =>
          me && (
            <>
              {user?.role === 'lawyer' && !mySecondFactors.totp && mySecondFactors.passkeys.length === 0 && (
                <SecondFactorAdvice />
              )}
              {user?.role === 'user' && phoneSignIn && <SignInPhonePanel user={me} />}
              <EmailPanel {...me} />
            </>
          )
        }
      </LoadedView>
    </>
  );
}

/** The list of sections, with the first section beside it on wide screens. */
export function AccountScreen() {
  const { t } = useTranslation(['accountSettings', 'shared']);
  return (
    <AccountFrame title={t('shared:nav.account')} description={t('overview')} overview>
      <SignInSettings />
    </AccountFrame>
  );
}

export function SignInSettingsScreen() {
  const { t } = useTranslation('accountSettings');
  return (
    <AccountFrame title={t('signIn.title')}>
      <SignInSettings />
    </AccountFrame>
  );
}
