import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../graphql/documents';
import { fieldErrors } from '../graphql/failure';
import { showFieldErrors } from '../graphql/form-errors';
import { phoneText } from '../i18n/phone-text';
import { Button } from '../ui/button';
import { FormMessage } from '../ui/forms/form-message';
import { SubmitButton } from '../ui/forms/submit-button';
import { PasswordInput } from '../ui/forms/password-input';
import { Dialog } from '../ui/overlays/dialog';
import {
  BeginPasskeyProofDocument,
  ConfirmIdentityDocument,
  IdentityFactorsDocument,
} from './generated/identity-dialog';
import { identityPrompt } from './identity-prompt';
import { PhoneCodeField } from '../passkeys/phone-code-field';
import { usePhoneCode, type SentCode } from '../passkeys/use-phone-code';
import { signWithPasskey, usePasskeyReason } from '../passkeys/passkey';
import { SecondFactorField } from '../passkeys/second-factor-field';
import { useSession } from './session';

graphql(`
  mutation ConfirmIdentity(
    $password: String
    $code: String
    $passkey: JSONObject
    $proofId: ID
    $phoneCode: String
  ) {
    confirmIdentity(
      password: $password
      code: $code
      passkey: $passkey
      proofId: $proofId
      phoneCode: $phoneCode
    ) {
      token
    }
  }

  query IdentityFactors {
    me {
      id
      emailConfirmedAt
      signInPhone
      hasPassword
    }
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

function useIdentityForm(needs: { password: boolean; phoneCode: boolean }) {
  const { t } = useTranslation('accounts');
  const text = (isNeeded: boolean, missing: string) => z.string().min(isNeeded ? 1 : 0, missing);
  const schema = z.object({
    password: text(needs.password, t('password.missing')),
    phoneCode: text(needs.phoneCode, t('code.missing')),
    code: z.string(),
  });
  const defaultValues = { password: '', phoneCode: '', code: '' };
  return useForm({ resolver: zodResolver(schema), defaultValues });
}

interface IdentityFactors {
  hasPasskey: boolean;
  hasApp: boolean;
  hasFactor: boolean;
  /** Null where the password is the only proof. */
  phone: string | null;
  hasPassword: boolean;
}

function useIdentityFactors(): IdentityFactors {
  const { data } = useQuery(IdentityFactorsDocument, { fetchPolicy: 'no-cache' });
  const { totp = false, passkeys = [], passkeysAvailable = false } = data?.mySecondFactors ?? {};
  const hasAny = passkeys.length > 0;
  const phone = data?.me?.emailConfirmedAt ? null : (data?.me?.signInPhone ?? null);
  return {
    ...{ hasPasskey: hasAny && passkeysAvailable, hasApp: totp, hasFactor: totp || hasAny },
    ...{ phone, hasPassword: phone === null || data?.me?.hasPassword !== false },
  };
}

interface Proof {
  password: string;
  code: string;
  phoneCode: string;
}

/** Sends the password, or the code of an SMS, with a passkey's signature, or with a code. */
function useProof() {
  const { renew } = useSession();
  const [confirmIdentity] = useMutation(ConfirmIdentityDocument, { fetchPolicy: 'no-cache' });
  const [begin] = useMutation(BeginPasskeyProofDocument, { fetchPolicy: 'no-cache' });
  const sign = async () => {
    const { data } = await begin();
    return data ? signWithPasskey(data.beginPasskeyProof.options) : null;
  };
  return async ({ password, code, phoneCode }: Proof, usesPasskey: boolean, sent: SentCode | null) => {
    const factor = usesPasskey ? { passkey: await sign() } : { code };
    const first = sent ? { proofId: sent.proofId, phoneCode } : { password };
    const { data } = await confirmIdentity({ variables: { ...first, ...factor } });
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
  const [prefersPhone, setPrefersPhone] = useState(false);
  const { hasPasskey, hasApp, hasFactor, phone, hasPassword } = useIdentityFactors();
  const isByPhone = phone !== null && (prefersPhone || !hasPassword);
  const phoneCode = usePhoneCode('IDENTITY');
  const sent = isByPhone ? phoneCode.sent : null;
  const usesPasskey = hasPasskey && !prefersCode;
  const prove = useProof();
  const reasonOf = usePasskeyReason();
  const { register, handleSubmit, setError, setValue, resetField, formState } = useIdentityForm({
    password: !isByPhone,
    phoneCode: sent !== null,
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      if (isByPhone && sent === null) await phoneCode.send(phone);
      else await prove(values, usesPasskey, sent);
    } catch (error) {
      const [wrong] = sent ? fieldErrors(error) : [];
      // Beside a second factor nothing says which of the two codes is wrong.
      if (wrong && !hasFactor) setError('phoneCode', { message: wrong.message }, { shouldFocus: true });
      else if (wrong || !showFieldErrors(error, ['password', 'code'], setError))
        setFailure(wrong?.message ?? reasonOf(error));
    }
  });
  const isToSend = isByPhone && sent === null;
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
        <p className="text-ink-2">{t(isByPhone ? 'identity.phoneText' : 'identity.text')}</p>
        {failure !== null && (
          <FormMessage tone="failure" title={t('identity.failed')} takesFocus>
            {failure}
          </FormMessage>
        )}
        {/* The account's email, for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        {!isByPhone && (
          <PasswordInput
            {...register('password')}
            autoComplete="current-password"
            label={t('accounts:password.label')}
            error={errors.password?.message}
          />
        )}
        {sent && (
          <PhoneCodeField
            field={register('phoneCode')}
            error={errors.phoneCode?.message}
            sent={sent}
            sendAgain={phoneCode.sendAgain}
            onCode={(code) => setValue('phoneCode', code)}
          />
        )}
        {!isToSend && !usesPasskey && (hasFactor || errors.code) && (
          <SecondFactorField
            field={register('code')}
            error={errors.code?.message}
            hasApp={hasApp}
            onSwitch={() => resetField('code')}
          />
        )}
        {isToSend ? (
          <SubmitButton wide busy={isSubmitting} busyLabel={t('accounts:phone.sending')}>
            {t('identity.sendTo', { phone: phoneText(phone) })}
          </SubmitButton>
        ) : (
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
        )}
        {phone !== null && hasPassword && (
          <Button wide onClick={() => setPrefersPhone(!prefersPhone)}>
            {t(prefersPhone ? 'identity.byPassword' : 'identity.byPhone')}
          </Button>
        )}
        {hasPasskey && !isToSend && (
          <Button wide onClick={() => setPrefersCode(!prefersCode)}>
            {usesPasskey ? t('accounts:passkey.useCode') : t('accounts:passkey.use')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
