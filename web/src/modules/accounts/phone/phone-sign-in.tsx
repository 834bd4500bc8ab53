import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneCode } from '../../../passkeys/use-phone-code';
import { paths } from '../../../routing/paths';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { FormMessage } from '../../../ui/forms/form-message';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import type { ReturnState } from '../sessions/return-to';
import { useLogin, type NumberState, type SecondFactorRequest } from '../sessions/use-login';
import { CodeForm } from './code-form';
import { NewNumberStep } from './new-number-step';
import { NumberForm } from './number-form';

export interface PhoneSignInProps extends Pick<ReturnState, 'from' | 'draft'> {
  /** Below the label of the number. */
  hint: string;
  onUseEmail: () => void;
  onFull: (reason: string) => void;
}

/** Signs a client in by a code, or opens an account for a new number. */
export function PhoneSignIn({ from, draft, hint, onUseEmail, onFull }: PhoneSignInProps) {
  const { t } = useTranslation('accounts');
  const navigate = useGuardedNavigate();
  const { sent, send, sendAgain, forget } = usePhoneCode('SIGN_IN');
  const { provePhone, openPhoneAccount, completeLogin, requestFactorRemoval } = useLogin({ from, draft });
  const [step, setStep] = useState<SecondFactorRequest | NumberState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const startAgain = (reason: string | null) => {
    setFailure(reason);
    setStep(null);
    forget();
  };
  if (sent === null)
    return (
      <div className="grid gap-5">
        {failure !== null && (
          <FormMessage tone="failure" title={t('login.failed')} takesFocus>
            {failure}
          </FormMessage>
        )}
        <NumberForm send={send} hint={hint} onUseEmail={onUseEmail} onFull={onFull} />
      </div>
    );
  const { proofId } = sent;
  if (step === null)
    return (
      <CodeForm
        {...{ sent, sendAgain }}
        failed={t('login.failed')}
        send={async (proof) => setStep(await provePhone(proof))}
        forget={() => startAgain(null)}
      />
    );
  if (typeof step === 'string')
    return (
      <NewNumberStep
        isUnused={step === 'unused'}
        open={async (name) => openPhoneAccount({ proofId, name })}
        onUseEmail={onUseEmail}
        onEmailOnce={() => {
          startAgain(null);
          void navigate(paths.login, { replace: true, state: { from, draft, proof: proofId } });
        }}
        onChangeNumber={() => startAgain(null)}
      />
    );
  return (
    <SecondFactorStep
      request={step}
      complete={async (proof) => completeLogin({ challenge: step.challenge, ...proof })}
      requestRemoval={async () => requestFactorRemoval({ challenge: step.challenge })}
      onStartAgain={startAgain}
    />
  );
}
