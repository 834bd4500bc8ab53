import { longest } from '@ainsathi/contract/limits';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';
import { useAct } from '../../../graphql/use-act';

interface ReasonedActProps {
  id: string;
  label: string;
  hint?: string;
  missing: string;
  least?: number;
  act: { label: string; busyLabel: string; danger?: boolean };
  /** True once it is done. */
  send: (reason: string) => Promise<unknown>;
}

/** A text that an act needs, and the act. */
export function ReasonedAct({ id, label, hint, missing, least = 1, act, send }: ReasonedActProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, run } = useAct();
  const text = reason.trim();
  const submit = () => {
    const isWrong = text.length < least || text.length > longest.reason;
    setMissing(isWrong);
    if (!isWrong) void run(async () => send(text));
  };
  return (
    <div className="grid gap-3">
      <CountedTextArea
        id={id}
        rows={2}
        label={label}
        hint={hint}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isMissing ? missing : failure}
        limit={longest.reason}
      />
      <div>
        <Button
          variant={act.danger ? 'danger' : 'secondary'}
          busy={isBusy}
          busyLabel={act.busyLabel}
          onClick={submit}
        >
          {act.label}
        </Button>
      </div>
    </div>
  );
}
