import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWithReason } from '../../../graphql/error-message';
import type { AskedFor, VerificationStatus } from '../../../graphql/generated/schema-types';
import { licenseReviewed } from '../../../graphql/invalidate';
import { useToast } from '../../../ui/overlays/toast';
import { toDhaka } from '../../../lib/dhaka-time';
import { dayAhead } from './licence-state';
import { LicenseDocument } from './generated/license-review-file';
import { VerifyLawyerDocument } from './generated/use-verify-lawyer';

export interface ReviewedLawyer {
  id: string;
  name: string;
  licenseNumber: string | null;
  verificationVersion: string | null;
  verification: VerificationStatus | null;
  /** When a verified lawyer asked for another check. */
  renewalAt?: string | null;
  licence?: { askedFor: AskedFor | null; cardUntil: string | null } | null;
}

type Waiting = Pick<ReviewedLawyer, 'verification' | 'renewalAt' | 'licence'>;

/** One that a verifier has asked for a better paper waits for the lawyer. */
export const waitsForCheck = ({ verification, renewalAt, licence }: Waiting) =>
  (licence?.askedFor ?? null) === null && (verification === 'PENDING' || (renewalAt ?? null) !== null);

/** For how many months a licence is verified; the first is usual. */
export const validMonths = [12, 6, 24, 36] as const;
/** Until the last day of the bar card. */
export const AS_CARD = 0;

const leastDays = 30;

function dayIn(months: number): string {
  const day = new Date(`${toDhaka().date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** The last day of the bar card, where a verification may end on it. */
export function cardDay({ licence }: Pick<ReviewedLawyer, 'licence'>): string | null {
  const day = licence?.cardUntil ?? null;
  return day !== null && day >= dayAhead(leastDays) && day <= dayIn(Math.max(...validMonths)) ? day : null;
}

const lastDay = (lawyer: ReviewedLawyer, months: number): string | null =>
  months === AS_CARD ? cardDay(lawyer) : dayIn(months);

const undoMilliseconds = 6_000;

/** The one to decide after `id`: the next who waits below, or else the first who waits. */
export function nextToDecide<Lawyer extends Waiting & { id: string }>(
  lawyers: readonly Lawyer[],
  id: string,
): Lawyer | undefined {
  const index = lawyers.findIndex((lawyer) => lawyer.id === id);
  const waits = (lawyer: Lawyer) => lawyer.id !== id && waitsForCheck(lawyer);
  return lawyers.slice(index + 1).find(waits) ?? lawyers.find(waits);
}

/** For how long a licence is verified; each begins with the day of the card, else with the usual months. */
export function useMonths(lawyer: ReviewedLawyer | undefined) {
  const [chosen, setChosen] = useState<{ id?: string; months: number }>({ months: validMonths[0] });
  const proposed = lawyer && cardDay(lawyer) !== null ? AS_CARD : validMonths[0];
  const months = chosen.id === lawyer?.id ? chosen.months : proposed;
  return { months, onMonths: (value: number) => setChosen({ id: lawyer?.id, months: value }) };
}

interface LicenseReviewOptions {
  lawyers: readonly ReviewedLawyer[];
  selected: ReviewedLawyer | undefined;
  select: (id: string | null) => void;
  onDecided: () => void;
  months: number;
}

interface Selection {
  selectedId: string | undefined;
  select: (id: string | null) => void;
}

interface PresentSelection extends Pick<Selection, 'select'> {
  /** Selects the next one, unless the admin has turned to another lawyer while the decision was on its way. */
  leave: (id: string, lawyers: readonly ReviewedLawyer[]) => void;
}

/** The selection as it is when a mutation returns; null once the admin has left the screen. */
function usePresentSelection({ selectedId, select }: Selection) {
  const present = useRef<PresentSelection | null>(null);
  useEffect(function keepPresent() {
    const leave: PresentSelection['leave'] = (id, lawyers) => {
      if (selectedId === id) select(nextToDecide(lawyers, id)?.id ?? null);
    };
    present.current = { select, leave };
    return () => {
      present.current = null;
    };
  });
  return present;
}

function useShowError() {
  const { t } = useTranslation('lawyerAdministration');
  const showToast = useToast();
  return (error: unknown) =>
    void showToast({ tone: 'failure', title: failureWithReason(t('list.updateFailed'), error) });
}

function useDecision() {
  const client = useApolloClient();
  return useMutation(VerifyLawyerDocument, {
    update: licenseReviewed,
    // The file alone: in a list that is read again the next lawyer would be under the same keys.
    onError: (_, options) => {
      const variables = { id: String(options?.variables?.id) };
      void client
        .query({ query: LicenseDocument, variables, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    },
  });
}

/**
 * Decides on one licence after the other. A decision is sent at once, and its Undo sets the licence back to pending unless it
 * has changed since, so that nothing is lost when the page is left in between.
 */
export function useLicenseReview({ lawyers, selected, select, onDecided, months }: LicenseReviewOptions) {
  const { t } = useTranslation(['verification', 'shared']);
  const showToast = useToast();
  const [mutate, { loading: busy }] = useDecision();
  const present = usePresentSelection({ selectedId: selected?.id, select });
  const last = useRef<{ lawyer: ReviewedLawyer; dismissToast: () => void } | null>(null);

  const showError = useShowError();
  const forgetLast = () => {
    last.current?.dismissToast();
    last.current = null;
  };
  const undo = async ({ id, name, verificationVersion: version }: ReviewedLawyer): Promise<void> => {
    if (last.current?.lawyer.id === id) forgetLast();
    try {
      await mutate({ variables: { id, status: 'PENDING', version } });
      showToast({ tone: 'success', title: t('review.undone', { name }) });
      onDecided();
      present.current?.select(id);
    } catch (error) {
      showError(error);
    }
  };

  const goOn = (lawyer: ReviewedLawyer) => {
    onDecided();
    present.current?.leave(lawyer.id, lawyers);
  };

  const decide = async (lawyer: ReviewedLawyer, status: 'VERIFIED' | 'REJECTED', reason?: string) => {
    const { id, name, verificationVersion: version } = lawyer;
    const validUntil = status === 'VERIFIED' ? lastDay(lawyer, months) : undefined;
    const { data } = await mutate({ variables: { id, status, reason, version, validUntil } });
    const decided = { ...lawyer, verificationVersion: data?.verifyLawyer.lawyer.verificationVersion ?? null };
    last.current?.dismissToast();
    const action = { label: t('shared:act.undo'), onAction: () => void undo(decided) };
    const dismissToast = showToast({
      tone: 'success',
      title: status === 'VERIFIED' ? t('decision.verified', { name }) : t('decision.rejected', { name }),
      // Undoing a renewal would unlist who was verified before.
      ...(lawyer.verification === 'PENDING' && { action }),
      duration: undoMilliseconds,
    });
    last.current = lawyer.verification === 'PENDING' ? { lawyer: decided, dismissToast } : null;
    goOn(lawyer);
  };

  return {
    busy,
    /** A better paper was asked for: there is nothing to undo. */
    asked: (lawyer: ReviewedLawyer) => {
      forgetLast();
      goOn(lawyer);
    },
    undo,
    undoLast: () => {
      if (last.current && !busy) void undo(last.current.lawyer);
    },
    verify: async (lawyer: ReviewedLawyer): Promise<void> => {
      if (busy || !waitsForCheck(lawyer)) return;
      if (lawyer.licenseNumber) await decide(lawyer, 'VERIFIED').catch(showError);
      else showToast({ tone: 'failure', title: t('decision.cannotVerify') });
    },
    /** The promise rejects with the server's error, for the form to show. */
    reject: (lawyer: ReviewedLawyer, reason: string) => decide(lawyer, 'REJECTED', reason),
  };
}
