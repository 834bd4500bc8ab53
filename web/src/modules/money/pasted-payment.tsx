import { ClipboardPaste } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../graphql/generated/schema-types';
import { formatDate, formatTime, yearInDhaka } from '../../i18n/format';
import { fromDhaka } from '../../lib/dhaka-time';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextArea } from '../../ui/forms/text-area';
import { readTaka, takaText, useTaka } from '../../ui/taka';
import { FeeDifference } from './fee-difference';
import { methodOf } from './payment-methods';
import {
  findTransactionId,
  readMessageTime,
  readTransactionMessage,
  type TransactionMessage,
} from './transaction-id';

/** What the form has of a payment after a paste, as its fields show it. */
export interface PastedPayment {
  /** Null for an ID that looks like no method's. */
  method: PaymentMethod | null;
  transactionId: string;
  /** Without it a message does not say clearly how much was paid. */
  amount?: string;
  date?: string;
  time?: string;
}

/** The payment of a message. */
export function paymentOf(
  { transactionId, amount, time }: TransactionMessage,
  language: string,
): PastedPayment {
  const poisha = readTaka(amount ?? '');
  return {
    method: methodOf(transactionId),
    transactionId,
    ...(poisha !== null && { amount: takaText(poisha, language) }),
    ...(time !== null && readMessageTime(time)),
  };
}

interface PasteMessageProps {
  id: string;
  /** Called with the payment of a message, or with an ID alone. */
  onFound: (payment: PastedPayment) => void;
  onType: () => void;
}

/** A text that comes at once is no typing: keyboards insert their clipboard as input, without a paste event. */
const pastedLength = 8;

/** Reads a payment's SMS from the clipboard or the field; the text is stored nowhere. */
export function PasteMessage({ id, onFound, onType }: PasteMessageProps) {
  const { t, i18n } = useTranslation('fees');
  const box = useRef<HTMLTextAreaElement>(null);
  const lengthBefore = useRef(0);
  const [problem, setProblem] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  const read = (text: string) => {
    const found = readTransactionMessage(text);
    const alone = findTransactionId(text);
    setProblem(undefined);
    if (found?.problem) setProblem(t(`form.problem.${found.problem}`));
    else if (found) onFound({ amount: '', ...paymentOf(found, i18n.language) });
    else if (!/\s/.test(text.trim()) && methodOf(alone) !== null)
      onFound({ method: methodOf(alone), transactionId: alone });
    else setProblem(t('paste.none'));
  };
  const readClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (box.current) box.current.value = text;
      read(text);
    } catch {
      // Without TLS, or if the person refuses.
      setBlocked(true);
      box.current?.focus();
    }
  };
  return (
    <>
      <TextArea
        ref={box}
        id={id}
        label={t('paste.label')}
        hint={isBlocked ? t('paste.hold') : undefined}
        error={problem}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          const isPasted = value.length - lengthBefore.current >= pastedLength;
          lengthBefore.current = value.length;
          if (isPasted) read(value);
          else setProblem(undefined);
        }}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== '') read(value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" wide="phone" icon={ClipboardPaste} onClick={() => void readClipboard()}>
          {t('paste.paste')}
        </Button>
        <Button variant="text" wide="phone" onClick={onType}>
          {t('paste.type')}
        </Button>
      </div>
    </>
  );
}

interface PaymentQuestionProps {
  payment: { method: PaymentMethod; transactionId: string; amount: string; date: string; time: string };
  fee: { id: string; amountPoisha: number } | null;
  busy: boolean;
  onType: () => void;
}

/** Everything that is submitted, in one sentence, and how it differs from the fee. */
export function PaymentQuestion({ payment, fee, busy, onType }: PaymentQuestionProps) {
  const { t, i18n } = useTranslation('fees');
  const taka = useTaka();
  const poisha = readTaka(payment.amount) ?? 0;
  const sentAt = fromDhaka(payment) ?? '';
  const year = formatDate(sentAt, i18n.language, 'year');
  const isThisYear = yearInDhaka(new Date(sentAt)) === yearInDhaka();
  const date = formatDate(sentAt, i18n.language, 'long');
  const differs = fee !== null && fee.amountPoisha !== poisha;
  return (
    <>
      <FormMessage
        tone={differs ? 'warning' : 'information'}
        takesFocus
        title={t('paste.question', {
          amount: taka(poisha),
          method: t(`form.methods.${payment.method}`),
          date: isThisYear ? date.replace(` ${year}`, '') : date,
          time: formatTime(sentAt, i18n.language),
          id: payment.transactionId,
        })}
      >
        {differs && (
          <FeeDifference payment={{ feeId: fee.id, amountPoisha: poisha, state: 'SUBMITTED' }} fees={[fee]} />
        )}
      </FormMessage>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} busyLabel={t('form.submitting')}>
          {t('paste.yes')}
        </SubmitButton>
        <Button wide="phone" onClick={onType}>
          {t('paste.no')}
        </Button>
      </div>
    </>
  );
}
