import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '../../session/passkey';
import { usePasskeyReason } from '../../session/use-passkey-reason';
import { Button } from '../../ui/button';

interface PasskeyStepProps {
  /** What the server asks a passkey to sign. */
  options: object;
  send: (proof: { passkey: object }) => Promise<void>;
  onFailure: (reason: string) => void;
}

/** The second step of the sign-in with a passkey. */
export function PasskeyStep({ options, send, onFailure }: PasskeyStepProps) {
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
