import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWithReason } from '../../../graphql/error-message';
import type { VerificationStatus } from '../../../graphql/generated/schema-types';
import { licenseReviewed } from '../../../graphql/invalidate';
import { useToast } from '../../../ui/overlays/toast';
import { VerifyLawyerDocument } from './generated/use-verify-lawyer';

export interface ReviewedLawyer {
  id: string;
  name: string;
  licenseNumber: string | null;
  verificationVersion: string | null;
  verification: VerificationStatus | null;
}

const undoMilliseconds = 6_000;

/** The one to decide after `id`: the next who waits below, or else the first who waits. */
export function nextToDecide<Lawyer extends Pick<ReviewedLawyer, 'id' | 'verification'>>(
  lawyers: readonly Lawyer[],
  id: string,
): Lawyer | undefined {
  const index = lawyers.findIndex((lawyer) => lawyer.id === id);
  const waits = (lawyer: Lawyer) => lawyer.id !== id && lawyer.verification === 'PENDING';
  return lawyers.slice(index + 1).find(waits) ?? lawyers.find(waits);
}

interface LicenseReviewOptions {
  lawyers: readonly ReviewedLawyer[];
  selected: ReviewedLawyer | undefined;
  select: (id: string | null) => void;
  onDecided: () => void;
}

interface Selection {
  selectedId: string | undefined;
  select: (id: string | null) => void;
}

/** The selection as it is when a mutation returns; null once the admin has left the screen. */
function usePresentSelection({ selectedId, select }: Selection) {
  const present = useRef<Selection | null>(null);
  useEffect(function keepPresent() {
    present.current = { selectedId, select };
    return () => {
      present.current = null;
    };
  });
  return present;
}

/**
 * Decides on one licence after the other. A decision is sent at once and Undo sets the licence back to pending, so that
 * nothing is lost when the page is left in between.
 */
export function useLicenseReview({ lawyers, selected, select, onDecided }: LicenseReviewOptions) {
  const { t } = useTranslation(['verification', 'lawyerAdministration', 'shared']);
  const showToast = useToast();
  const [mutate, { loading: busy }] = useMutation(VerifyLawyerDocument, { update: licenseReviewed });
  const present = usePresentSelection({ selectedId: selected?.id, select });
  const last = useRef<{ lawyer: ReviewedLawyer; dismissToast: () => void } | null>(null);

  const showError = (error: unknown) =>
    showToast({
      tone: 'failure',
      title: failureWithReason(t('lawyerAdministration:list.updateFailed'), error),
    });

  const undo = async (lawyer: ReviewedLawyer): Promise<void> => {
    if (last.current?.lawyer.id === lawyer.id) {
      last.current.dismissToast();
      last.current = null;
    }
    try {
      await mutate({ variables: { id: lawyer.id, status: 'PENDING' } });
      showToast({ tone: 'success', title: t('review.undone', { name: lawyer.name }) });
      onDecided();
      present.current?.select(lawyer.id);
    } catch (error) {
      showError(error);
    }
  };

  const decide = async (lawyer: ReviewedLawyer, status: 'VERIFIED' | 'REJECTED', reason?: string) => {
    await mutate({ variables: { id: lawyer.id, status, reason, version: lawyer.verificationVersion } });
    last.current?.dismissToast();
    const { name } = lawyer;
    const dismissToast = showToast({
      tone: 'success',
      title: status === 'VERIFIED' ? t('decision.verified', { name }) : t('decision.rejected', { name }),
      action: { label: t('shared:act.undo'), onAction: () => void undo(lawyer) },
      duration: undoMilliseconds,
    });
    last.current = { lawyer, dismissToast };
    onDecided();
    // The admin may have turned to another lawyer while the decision was on its way.
    if (present.current?.selectedId === lawyer.id)
      present.current.select(nextToDecide(lawyers, lawyer.id)?.id ?? null);
  };

  return {
    busy,
    undo,
    undoLast: () => {
      if (last.current && !busy) void undo(last.current.lawyer);
    },
    verify: async (lawyer: ReviewedLawyer): Promise<void> => {
      if (busy || lawyer.verification !== 'PENDING') return;
      if (!lawyer.licenseNumber) {
        showToast({ tone: 'failure', title: t('decision.cannotVerify') });
        return;
      }
      await decide(lawyer, 'VERIFIED').catch(showError);
    },
    /** The promise rejects with the server's error, for the form to show. */
    reject: (lawyer: ReviewedLawyer, reason: string) => decide(lawyer, 'REJECTED', reason),
  };
}
