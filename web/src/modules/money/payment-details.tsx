import { cutText } from '@ainsathi/contract/cut-text';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { withheld } from '../../offline/offline-cache';
import { useSession } from '../../session/session';
import { CopyLine } from '../../ui/copy-button';
import { useTaka } from '../../ui/taka';
import type { PaymentDetails_CaseFragment } from './generated/payment-details';
import { isInstruction, isReference, paymentLines, type PaymentLine } from './payment-lines';

graphql(`
  fragment PaymentDetails_case on Case {
    id
    lawyer {
      id
      bankDetails
      mobilePaymentDetails
    }
  }
`);

function CopyLines({ lines, children }: { lines: readonly PaymentLine[]; children?: ReactNode }) {
  return (
    <ul>
      {lines.map((line) => (
        <CopyLine
          key={`${line.label ?? ''} ${line.value}`}
          label={line.label ?? undefined}
          value={line.value}
          subject={line.label ?? line.value}
        />
      ))}
      {children}
    </ul>
  );
}

/** The banks' and services' field of the reference takes no more. */
const longestReference = 40;

/** Sum and reference. The reference is the name alone: the services store it, and others of a family read their SMS. */
function AmountAndReference({
  amountPoisha,
  lines,
}: {
  amountPoisha: number | null;
  lines: readonly PaymentLine[];
}) {
  const { t } = useTranslation('fees');
  const taka = useTaka();
  const { user } = useSession();
  const name = cutText(user?.name ?? '', longestReference).trim();
  return (
    <>
      {amountPoisha !== null && (
        <CopyLine
          label={t('paste.amount')}
          value={taka(amountPoisha)}
          copied={String(amountPoisha / 100)}
          subject={t('paste.amount')}
        />
      )}
      {name !== '' && !lines.some(isReference) && (
        <CopyLine label={t('paste.reference')} value={name} subject={t('paste.reference')} />
      )}
    </>
  );
}

/** Without a wish for the reference: the title of the case in it would show the matter to others. */
const linesToCopy = (details: string | null | undefined) =>
  paymentLines(details).filter((line) => !isInstruction(line));

interface PaymentDetailsProps {
  legalCase: FragmentType<PaymentDetails_CaseFragment>;
  /** Null without a stated fee. */
  amountPoisha: number | null;
}

/** Lines to copy; bank details are collapsed below mobile accounts. */
export function PaymentDetails({ legalCase, amountPoisha }: PaymentDetailsProps) {
  const { t } = useTranslation(['casePage', 'fees']);
  const { lawyer } = readFragment<PaymentDetails_CaseFragment>(legalCase);
  const isWithheld = lawyer?.mobilePaymentDetails === withheld || lawyer?.bankDetails === withheld;
  const mobile = linesToCopy(lawyer?.mobilePaymentDetails);
  const bank = linesToCopy(lawyer?.bankDetails);
  if (isWithheld) return <p className="text-ink-2">{t('payment.notKept')}</p>;
  if (mobile.length === 0 && bank.length === 0) return <p className="text-ink-2">{t('payment.noDetails')}</p>;
  const lines = mobile.length > 0 ? mobile : bank;
  return (
    <div className="grid gap-3">
      <section className="grid gap-1.5">
        <p className="font-semibold">{t('fees:paste.sendLikeThis')}</p>
        <CopyLines lines={lines}>
          <AmountAndReference amountPoisha={amountPoisha} lines={lines} />
        </CopyLines>
      </section>
      {lines === mobile && bank.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-14 font-medium text-green underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
            {t('payment.bank')}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <CopyLines lines={bank} />
        </details>
      )}
    </div>
  );
}
