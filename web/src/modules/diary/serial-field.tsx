import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { failureWithReason } from '../../graphql/error-message';
import { useDigits } from '../../i18n/use-digits';
import { controlClass } from '../../ui/forms/field';
import { useToast } from '../../ui/overlays/toast';
import type { Row } from './diary-row';
import { SetSerialsDocument } from './generated/serial-field';

graphql(`
  mutation SetSerials($input: SetSerialsInput!) {
    setSerials(input: $input) {
      hearings {
        id
        serial
      }
    }
  }
`);

/** A hearing's place in the cause list, stored when its field is left. */
export function SerialField({ row: { hearingId, serial, title } }: { row: Row }) {
  const { t } = useTranslation('diary');
  const digits = useDigits();
  const showToast = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  const [send] = useMutation(SetSerialsDocument);
  const store = async () => {
    const text = latinDigits(typed ?? '').replace(/\D/g, '');
    const next = text === '' ? null : Number(text);
    if (typed === null || next === serial) {
      setTyped(null);
      return;
    }
    try {
      await send({
        variables: { input: { serials: [{ hearingId, serial: next }] } },
        update: (cache) => {
          cache.modify({
            id: cache.identify({ __typename: 'DiaryRow', hearingId }),
            fields: { serial: () => next },
          });
        },
      });
      setTyped(null);
    } catch (error) {
      showToast({ tone: 'failure', title: failureWithReason(t('serialFailed'), error) });
    }
  };
  return (
    <input
      aria-label={t('serial', { title })}
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      placeholder="#"
      value={typed ?? (serial === null ? '' : digits(String(serial)))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void store()}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      className={`${controlClass} w-13! px-1! text-center tabular-nums`}
    />
  );
}
