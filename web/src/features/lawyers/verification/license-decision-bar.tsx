import clsx from 'clsx';
import { BadgeCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import type { ReviewedLawyer } from './use-license-review';
import { VerificationMark } from './verification-mark';

interface LicenseDecisionBarProps {
  lawyer: ReviewedLawyer;
  /** The id of the sentence that says why Verify is disabled. */
  reasonId: string;
  /** In the head of the file, or above the bottom bar of a narrow screen. */
  place: 'header' | 'foot';
  busy: boolean;
  onVerify: () => void;
  onReject: () => void;
  onUndo: () => void;
}

export function LicenseDecisionBar(props: LicenseDecisionBarProps) {
  const { lawyer, reasonId, place, busy, onVerify, onReject, onUndo } = props;
  const { t } = useTranslation('verification');
  const { name, licenseNumber, verification } = lawyer;
  return (
    <div
      data-decision-bar={place === 'foot' ? '' : undefined}
      className={clsx(
        'flex items-center gap-2',
        place === 'foot' &&
          'sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-paper px-4 py-2.5 *:flex-1 md:bottom-0 md:mx-0',
      )}
    >
      {verification === 'PENDING' ? (
        <>
          <Button aria-label={t('decision.rejectNamed', { name })} disabled={busy} onClick={onReject}>
            {t('decision.reject')}
          </Button>
          <Button
            variant="primary"
            icon={BadgeCheck}
            aria-label={t('decision.verifyNamed', { name })}
            busy={busy}
            busyLabel={t('decision.verifying')}
            disabled={!licenseNumber}
            aria-describedby={licenseNumber ? undefined : reasonId}
            onClick={onVerify}
          >
            {t('decision.verify')}
          </Button>
        </>
      ) : (
        <>
          <VerificationMark status={verification} />
          <Button icon={Undo2} busy={busy} onClick={onUndo}>
            {t('review.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
