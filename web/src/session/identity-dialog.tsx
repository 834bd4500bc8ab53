import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../graphql/documents';
import { showFieldErrors } from '../graphql/form-errors';
import { Button } from '../ui/button';
import { FormMessage } from '../ui/forms/form-message';
import { PasswordInput } from '../ui/forms/password-input';
import { Dialog } from '../ui/overlays/dialog';
import {
  BeginPasskeyProofDocument,
  ConfirmIdentityDocument,
  IdentityFactorsDocument,
} from './generated/identity-dialog';
import { identityPrompt } from './identity-prompt';
import { signWithPasskey, usePasskeyReason } from '../passkeys/passkey';
import { SecondFactorField } from '../passkeys/second-factor-field';
import { useSession } from './session';

graphql(`
  mutation ConfirmIdentity($password: String!, $code: String, $passkey: JSONObject) {
    confirmIdentity(password: $password, code: $code, passkey: $passkey) {
      token
    }
  }

  query IdentityFactors {
    mySecondFactors {
      totp
      passkeysAvailable
      passkeys {
        id
      }
    }
  }

  mutation BeginPasskeyProof {
    beginPasskeyProof {
      options
    }
  }
`);

function useIdentityForm() {
  const { t } = useTranslation('accounts');
  const schema = z.object({ password: z.string().min(1, t('password.missing')), code: z.string() });
  return useForm({ resolver: zodResolver(schema), defaultValues: { password: '', code: '' } });
}

interface IdentityFactors {
  hasPasskey: boolean;
  hasApp: boolean;
  hasFactor: boolean;
}

function useIdentityFactors(): IdentityFactors {
  const { data } = useQuery(IdentityFactorsDocument, { fetchPolicy: 'network-only' });
  const { totp = false, passkeys = [], passkeysAvailable = false } = data?.mySecondFactors ?? {};
  const hasAny = passkeys.length > 0;
  return { hasPasskey: hasAny && passkeysAvailable, hasApp: totp, hasFactor: totp || hasAny };
}

/** Sends the password with a passkey's signature, or with a code. */
function useProof() {
  const { renew } = useSession();
  const [confirmIdentity] = useMutation(ConfirmIdentityDocument, { fetchPolicy: 'no-cache' });
  const [begin] = useMutation(BeginPasskeyProofDocument, { fetchPolicy: 'no-cache' });
  const sign = async () => {
    const { data } = await begin();
    return data ? signWithPasskey(data.beginPasskeyProof.options) : null;
  };
  return async ({ password, code }: { password: string; code: string }, usesPasskey: boolean) => {
    const factor = usesPasskey ? { passkey: await sign() } : { code };
    const { data } = await confirmIdentity({ variables: { password, ...factor } });
    if (data) renew(data.confirmIdentity.token);
    identityPrompt.answer(true);
  };
}

/** Requests password and second factor, stores the new token and resumes the waiting operation. */
export function IdentityDialog() {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'shared']);
  const { user } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [prefersCode, setPrefersCode] = useState(false);
  const { hasPasskey, hasApp, hasFactor } = useIdentityFactors();
  const usesPasskey = hasPasskey && !prefersCode;
  const prove = useProof();
  const reasonOf = usePasskeyReason();
  const { register, handleSubmit, setError, resetField, formState } = useIdentityForm();
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await prove(values, usesPasskey);
    } catch (error) {
      if (!showFieldErrors(error, ['password', 'code'], setError)) setFailure(reasonOf(error));
    }
  });
  return (
    <Dialog open onOpenChange={() => identityPrompt.answer(false)} title={t('identity.title')}>
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          // The dialog is a child of the waiting form, and React's events bubble through portals.
          event.stopPropagation();
          void send(event);
        }}
      >
        <p className="text-ink-2">{t('identity.text')}</p>
        {failure !== null && (
          <FormMessage tone="failure" title={t('identity.failed')} takesFocus>
            {failure}
          </FormMessage>
        )}
        {/* The account's email, for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          label={t('accounts:password.label')}
          error={errors.password?.message}
        />
        {!usesPasskey && (hasFactor || errors.code) && (
          <SecondFactorField
            field={register('code')}
            error={errors.code?.message}
            hasApp={hasApp}
            onSwitch={() => resetField('code')}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isSubmitting}
          busyLabel={usesPasskey ? t('accounts:passkey.waiting') : t('identity.submitting')}
          {...(usesPasskey ? { icon: KeyRound } : {})}
        >
          {usesPasskey ? t('accounts:passkey.use') : t('identity.submit')}
        </Button>
        {hasPasskey && (
          <Button wide onClick={() => setPrefersCode(!prefersCode)}>
            {usesPasskey ? t('accounts:passkey.useCode') : t('accounts:passkey.use')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
