import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { usePhoneCode } from '../../../passkeys/use-phone-code';
import { paths } from '../../../routing/paths';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { FormMessage } from '../../../ui/forms/form-message';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import type { ReturnState } from '../sessions/return-to';
import { useLogin, type SecondFactorRequest } from '../sessions/use-login';
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
  const { sent, send, sendAgain, forget, finish } = usePhoneCode('SIGN_IN', 'phone-code');
  const { provePhone, openPhoneAccount, completeLogin, requestFactorRemoval } = useLogin({ from, draft });
  const [secondFactor, setSecondFactor] = useState<SecondFactorRequest | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [number, setNumber] = useState<string>();
  const startAgain = (reason: string | null) => {
    setFailure(reason);
    setNumber(sent?.phone);
    setSecondFactor(null);
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
        <NumberForm number={number} send={send} hint={hint} onUseEmail={onUseEmail} onFull={onFull} />
      </div>
    );
  const { proofId, clientKey, found } = sent;
  if (found)
    return (
      <NewNumberStep
        isUnused={found === 'unused'}
        open={async (name) => {
          try {
            await openPhoneAccount({ proofId, name });
            finish();
          } catch (error) {
            // Its 15 minutes are over, or it has opened an account whose answer got lost.
            if (!fieldErrors(error).some(({ field }) => field === 'code')) throw error;
            startAgain(errorReason(error));
          }
        }}
        onUseEmail={onUseEmail}
        onEmailOnce={() => {
          startAgain(null);
          void navigate(paths.login, { replace: true, state: { from, draft, proof: proofId } });
        }}
        onChangeNumber={() => startAgain(null)}
      />
    );
  if (secondFactor)
    return (
      <SecondFactorStep
        request={secondFactor}
        complete={async (proof) => completeLogin({ challenge: secondFactor.challenge, ...proof })}
        requestRemoval={async () => requestFactorRemoval({ challenge: secondFactor.challenge })}
        onStartAgain={startAgain}
      />
    );
  return (
    <CodeForm
      {...{ sent, sendAgain }}
      failed={t('login.failed')}
      send={async (proof) => {
        const next = await provePhone({ ...proof, clientKey });
        finish(typeof next === 'string' ? next : undefined);
        if (typeof next === 'object') setSecondFactor(next);
      }}
      forget={() => startAgain(null)}
    />
  );
}
