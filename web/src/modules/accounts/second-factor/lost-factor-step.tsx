import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors } from '../../../graphql/failure';
import { useAttempt } from '../../../graphql/use-attempt';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';

interface LostFactorStepProps {
  /** Requests the mail; returns the server's message. */
  request: () => Promise<string>;
  onBack: () => void;
  /** Returns to the password; with the server's reason, if any. */
  onStartAgain: (reason: string | null) => void;
}

/** Instead of the code, for somebody who has lost phone and recovery codes. */
export function LostFactorStep({ request, onBack, onStartAgain }: LostFactorStepProps) {
  const { t } = useTranslation('accounts');
  const { isBusy, failure, run } = useAttempt((error) => {
    const ended = fieldErrors(error).find(({ field }) => field === 'challenge');
    if (ended) onStartAgain(ended.message);
  });
  const [done, setDone] = useState<string | null>(null);
  const send = async () => run(async () => setDone(await request()));
  if (done !== null)
    return (
      <div className="grid gap-5">
        <FormMessage tone="success" title={t('code.lostDone')} takesFocus>
          {done}
        </FormMessage>
        <Button wide onClick={() => onStartAgain(null)}>
          {t('code.back')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-5">
      <FormMessage tone="information" title={t('code.lost')} takesFocus>
        {t('code.lostText')}
      </FormMessage>
      {failure && (
        <FormMessage tone="failure" title={t('code.lostFailed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      <Button
        variant="primary"
        wide
        busy={isBusy}
        busyLabel={t('code.lostSending')}
        onClick={() => void send()}
      >
        {t('code.lostSend')}
      </Button>
      <Button wide onClick={onBack}>
        {t('code.lostBack')}
      </Button>
    </div>
  );
}
