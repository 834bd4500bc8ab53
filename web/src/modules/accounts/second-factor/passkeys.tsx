import { useMutation } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { useToastedAct } from '../../../graphql/use-act';
import { formatDateTime } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Panel } from '../../../ui/panel';
import { AddPasskey } from './add-passkey';
import { RemovePasskeyDocument } from './generated/passkeys';
import type { OwnSecondFactorsQuery } from './generated/second-factor-settings';

graphql(`
  mutation RemovePasskey($id: ID!) {
    removeFactor(kind: PASSKEY, id: $id) {
      secondFactors {
        totp
      }
    }
  }
`);

type SecondFactors = OwnSecondFactorsQuery['mySecondFactors'];
type Passkey = SecondFactors['passkeys'][number];

interface PasskeyRowProps {
  passkey: Passkey;
  /** Whether it is the last second factor. */
  isLastFactor: boolean;
  onRemoved: () => Promise<unknown>;
}

function PasskeyRow({
  passkey: { id, name, createdAt, lastUsedAt },
  isLastFactor,
  onRemoved,
}: PasskeyRowProps) {
  const { t, i18n } = useTranslation(['accountSettings', 'shared']);
  const { isBusy, act } = useToastedAct((reason) => t('passkeys.removeFailed', { reason }));
  const [isOpen, setOpen] = useState(false);
  const [remove] = useMutation(RemovePasskeyDocument, { fetchPolicy: 'no-cache' });
  const time = (at: string) => formatDateTime(at, i18n.language);
  const confirm = async () => {
    // Closed first: the proof of identity may open its own dialog.
    setOpen(false);
    if (await act(async () => remove({ variables: { id } }), t('passkeys.removed', { name })))
      await onRemoved();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3.5 md:px-5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-2" strokeWidth={1.75} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-16 text-ink-2 sm:text-14">{t('passkeys.added', { time: time(createdAt) })}</p>
        <p className="text-ink-2">
          {lastUsedAt === null ? t('passkeys.neverUsed') : t('devices.used', { time: time(lastUsedAt) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('passkeys.removeNamed', { name })}
        busy={isBusy}
        busyLabel={t('passkeys.removing')}
        onClick={() => setOpen(true)}
      >
        {t('passkeys.remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        question={t('passkeys.removeQuestion')}
        description={isLastFactor ? t('passkeys.removeLastText') : t('passkeys.removeText')}
        confirmLabel={t('passkeys.remove')}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

interface PasskeysProps {
  factors: SecondFactors;
  /** With new recovery codes, if any. */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onRemoved: () => Promise<unknown>;
}

/** Renders nothing where passkeys are impossible. */
export function Passkeys({ factors, onAdded, onRemoved }: PasskeysProps) {
  const { t } = useTranslation('accountSettings');
  const { totp, passkeys, passkeysAvailable } = factors;
  if (!passkeysAvailable && passkeys.length === 0) return null;
  return (
    <Panel title={t('passkeys.title')} flush>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLastFactor={!totp && passkeys.length === 1}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      )}
      {passkeysAvailable && (
        <div className="grid gap-4 p-4 md:p-5">
          <p className="text-ink-2">{t('passkeys.text')}</p>
          <AddPasskey onAdded={onAdded} />
        </div>
      )}
    </Panel>
  );
}
