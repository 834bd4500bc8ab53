import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { withheld } from '../../offline/offline-cache';
import { CopyLine } from '../../ui/copy-button';
import type { PaymentDetails_CaseFragment } from './generated/payment-details';
import { isInstruction, paymentLines, type PaymentLine } from './payment-lines';

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

function CopyLines({ lines }: { lines: readonly PaymentLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <CopyLine
          key={`${line.label ?? ''} ${line.value}`}
          label={line.label ?? undefined}
          value={line.value}
          subject={isInstruction(line) ? undefined : (line.label ?? line.value)}
        />
      ))}
    </ul>
  );
}

/** Lines to copy; bank details are collapsed below mobile accounts. */
export function PaymentDetails({ legalCase }: { legalCase: FragmentType<PaymentDetails_CaseFragment> }) {
  const { t } = useTranslation('casePage');
  const { lawyer } = readFragment<PaymentDetails_CaseFragment>(legalCase);
  const isWithheld = lawyer?.mobilePaymentDetails === withheld || lawyer?.bankDetails === withheld;
  const mobile = paymentLines(lawyer?.mobilePaymentDetails);
  const bank = paymentLines(lawyer?.bankDetails);
  if (isWithheld) return <p className="text-ink-2">{t('payment.notKept')}</p>;
  if (mobile.length === 0 && bank.length === 0) return <p className="text-ink-2">{t('payment.noDetails')}</p>;
  if (mobile.length === 0) return <CopyLines lines={bank} />;
  return (
    <div className="grid gap-3">
      <CopyLines lines={mobile} />
      {bank.length > 0 && (
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
