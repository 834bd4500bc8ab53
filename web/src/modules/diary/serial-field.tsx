import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldDraft } from '../../drafts/use-field-draft';
import { useDigits } from '../../i18n/use-digits';
import { randomUuid } from '../../lib/random-uuid';
import { serialOf } from '../../outgoing/outgoing-act';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { controlClass } from '../../ui/forms/field';
import type { Row } from './diary-row';

/** A hearing's place in the cause list; it goes into the outgoing queue when its field is left. */
export function SerialField({ row: { hearingId, caseId, serial, title } }: { row: Row }) {
  const { t } = useTranslation('diary');
  const digits = useDigits();
  const [typed, setTyped] = useState<string | null>(null);
  const { queue } = useOutgoing(caseId);
  const { write, leave } = useFieldDraft(serialOf(hearingId), (written) => {
    const text = latinDigits(written).replace(/\D/g, '');
    const next = text === '' ? null : Number(text);
    setTyped(null);
    if (next === serial) return;
    const input = { id: hearingId, serial: next, clientKey: randomUuid() };
    queue.addAct(caseId, { operation: 'SetSerial', input });
  });
  return (
    <input
      aria-label={t('serial', { title })}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      placeholder="#"
      value={typed ?? (serial === null ? '' : digits(String(serial)))}
      onChange={({ target }) => {
        setTyped(target.value);
        write(target.value);
      }}
      onBlur={leave}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      className={`${controlClass} w-13! px-1! text-center tabular-nums`}
    />
  );
}
