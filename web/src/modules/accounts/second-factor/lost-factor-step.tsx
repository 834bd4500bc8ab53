import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';

interface LostFactorStepProps {
  /** Asks for the mail; gives what the server says. */
  request: () => Promise<string>;
  onBack: () => void;
  /** The password is asked for again; with the reason, where the server wants it. */
  onStartAgain: (reason: string | null) => void;
}

/** In place of the code: what there is to do for somebody who has lost phone and recovery codes. */
export function LostFactorStep({ request, onBack, onStartAgain }: LostFactorStepProps) {
  const { t } = useTranslation('accounts');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const send = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      setDone(await request());
    } catch (error) {
      const ended = fieldErrors(error).find(({ field }) => field === 'challenge');
      if (ended) onStartAgain(ended.message);
      else setFailure(errorReason(error));
    } finally {
      setIsBusy(false);
    }
  };
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
      {failure !== null && (
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
