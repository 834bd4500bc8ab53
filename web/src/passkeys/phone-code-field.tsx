import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../graphql/error-message';
import { useNow } from '../lib/use-now';
import { Button } from '../ui/button';
import { FormMessage } from '../ui/forms/form-message';
import { TextInput } from '../ui/forms/text-input';
import type { SentCode } from './use-phone-code';
import { useTextedCode } from './use-texted-code';

function SendAgain({ sent, sendAgain }: Pick<PhoneCodeFieldProps, 'sent' | 'sendAgain'>) {
  const { t } = useTranslation('accounts');
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const [isSending, setSending] = useState(false);
  const wait = Math.ceil((sent.sendAgainAt - useNow(1_000)) / 1_000);
  const send = async () => {
    setSending(true);
    try {
      await sendAgain(sent);
      setOutcome({ failure: null });
    } catch (error) {
      setOutcome({ failure: errorReason(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {outcome && (
        <FormMessage
          tone={outcome.failure === null ? 'success' : 'failure'}
          title={t(outcome.failure === null ? 'phone.sentAgain' : 'phone.failed')}
        >
          {outcome.failure}
        </FormMessage>
      )}
      <Button
        size="small"
        disabled={wait > 0}
        busy={isSending}
        busyLabel={t('phone.sending')}
        onClick={() => void send()}
      >
        {wait > 0 ? t('phone.againIn', { count: wait }) : t('phone.again')}
      </Button>
    </>
  );
}

interface PhoneCodeFieldProps {
  field: UseFormRegisterReturn<'phoneCode'>;
  error: string | undefined;
  sent: SentCode;
  sendAgain: (sent: SentCode) => Promise<void>;
  /** Gets the code that the browser reads from the SMS. */
  onCode: (code: string) => void;
}

/** The field for the code of an SMS, with a button for another code. */
export function PhoneCodeField({ field, error, sent, sendAgain, onCode }: PhoneCodeFieldProps) {
  const { t } = useTranslation('accounts');
  useTextedCode(onCode);
  return (
    <div data-secret className="grid justify-items-start gap-2">
      <TextInput
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('phone.code')}
        hint={t('phone.codeHint', { phone: sent.phone })}
        error={error}
        className="font-mono"
        fieldClassName="w-full"
      />
      <SendAgain sent={sent} sendAgain={sendAgain} />
    </div>
  );
}
