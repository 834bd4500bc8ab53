import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { showFieldErrors } from '../../../graphql/form-errors';
import { signWithPasskey, usePasskeyReason } from '../../../passkeys/passkey';
import { SecondFactorField } from '../../../passkeys/second-factor-field';
import { Button } from '../../../ui/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { LostFactorStep } from './lost-factor-step';
import type { SecondFactorRequest } from '../sessions/use-login';

interface CodeStepProps {
  send: (proof: { code: string }) => Promise<void>;
  onFailure: (reason: string) => void;
  hasApp: boolean;
}

function CodeStep({ send, onFailure, hasApp }: CodeStepProps) {
  const { t } = useTranslation('accounts');
  const schema = z.object({ code: z.string().trim().min(1, t('code.missing')) });
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  useEffect(
    function focusCode() {
      setFocus('code');
    },
    [setFocus],
  );
  const submit = handleSubmit(async ({ code }) => {
    try {
      await send({ code });
    } catch (error) {
      if (!showFieldErrors(error, ['code'], setError)) onFailure(errorReason(error));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <SecondFactorField
        field={register('code')}
        error={formState.errors.code?.message}
        hasApp={hasApp}
        onSwitch={() => resetField('code')}
      />
      <SubmitButton wide busy={formState.isSubmitting} busyLabel={t('code.submitting')}>
        {t('code.submit')}
      </SubmitButton>
    </form>
  );
}

interface PasskeyStepProps {
  options: object;
  send: (proof: { passkey: object }) => Promise<void>;
  onFailure: (reason: string) => void;
}

function PasskeyStep({ options, send, onFailure }: PasskeyStepProps) {
  const { t } = useTranslation('accounts');
  const reasonOf = usePasskeyReason();
  const [isWaiting, setWaiting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusButton() {
    button.current?.focus();
  }, []);
  const sign = async () => {
    setWaiting(true);
    try {
      await send({ passkey: await signWithPasskey(options) });
    } catch (error) {
      onFailure(reasonOf(error));
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button
      ref={button}
      variant="primary"
      wide
      icon={KeyRound}
      busy={isWaiting}
      busyLabel={t('passkey.waiting')}
      onClick={() => void sign()}
    >
      {t('passkey.use')}
    </Button>
  );
}

export type LoginProof = { code: string } | { passkey: object };

interface SecondFactorStepProps {
  request: SecondFactorRequest;
  /** Rejects if the proof is refused. */
  complete: (proof: LoginProof) => Promise<void>;
  /** Requests the mail for a lost second factor; returns the server's message. */
  requestRemoval: () => Promise<string>;
  /** Returns to the password; with the server's reason, if any. */
  onStartAgain: (reason: string | null) => void;
}

/** A passkey, if any; otherwise or instead a code. */
export function SecondFactorStep({ request, complete, requestRemoval, onStartAgain }: SecondFactorStepProps) {
  const { t } = useTranslation('accounts');
  const { passkey, methods } = request;
  const [usesCode, setUsesCode] = useState(passkey === null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLost, setIsLost] = useState(false);
  const send = async (proof: LoginProof): Promise<void> => {
    setFailure(null);
    try {
      await complete(proof);
    } catch (error) {
      const ended = fieldErrors(error).find(({ field }) => field === 'challenge');
      if (!ended) throw error;
      onStartAgain(ended.message);
    }
  };
  const choose = (code: boolean) => {
    setFailure(null);
    setUsesCode(code);
  };
  if (isLost)
    return (
      <LostFactorStep request={requestRemoval} onBack={() => setIsLost(false)} onStartAgain={onStartAgain} />
    );
  return (
    <div className="grid gap-5">
      <FormMessage tone="information" title={usesCode ? t('code.lead') : t('passkey.lead')} />
      {failure !== null && (
        <FormMessage tone="failure" title={t('login.failed')}>
          {failure}
        </FormMessage>
      )}
      {usesCode || passkey === null ? (
        <CodeStep send={send} onFailure={setFailure} hasApp={methods.includes('TOTP')} />
      ) : (
        <PasskeyStep options={passkey} send={send} onFailure={setFailure} />
      )}
      {passkey !== null && (
        <Button wide onClick={() => choose(!usesCode)}>
          {usesCode ? t('passkey.use') : t('passkey.useCode')}
        </Button>
      )}
      <Button wide onClick={() => setIsLost(true)}>
        {t('code.lost')}
      </Button>
      <Button wide onClick={() => onStartAgain(null)}>
        {t('code.back')}
      </Button>
    </div>
  );
}
