import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, type SecondFactorRequest } from '../../graphql/failure';
import { Button } from '../../ui/button';
import { LostFactorStep } from './lost-factor-step';
import { FormMessage } from '../../ui/forms/form-message';
import { CodeStep } from './code-step';
import { PasskeyStep } from './passkey-step';

/** What completes a sign-in: a code, or what a passkey has signed. */
export type LoginProof = { code: string } | { passkey: object };

interface SecondFactorStepProps {
  /** What the server asks for. */
  request: SecondFactorRequest;
  /** Sends the proof; rejects when it is refused. */
  complete: (proof: LoginProof) => Promise<void>;
  /** Asks for the mail that helps without a second factor; gives what the server says. */
  requestRemoval: () => Promise<string>;
  /** The password is asked for again; with the reason, where the server wants it. */
  onStartAgain: (reason: string | null) => void;
}

/** The second step of the sign-in: a passkey where there is one, otherwise or instead a code. */
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
