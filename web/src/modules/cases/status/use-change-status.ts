import { makeVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { failureWithReason } from '../../../graphql/error-message';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { caseChanged } from '../../../graphql/invalidate';
import { refetchActive, refetchIfStale } from '../../../graphql/refetch-active';
import { randomUuid } from '../../../lib/random-uuid';
import { useToast } from '../../../ui/overlays/toast';
import { useUndoable } from '../../../ui/overlays/use-undoable';
import { isClosed } from './case-phase';
import { UpdateCaseStatusDocument } from './generated/use-change-status';
import { useClosingQuestion } from './use-closing-question';

graphql(`
  mutation UpdateCaseStatus(
    $caseId: ID!
    $status: CaseStatus!
    $clientKey: ID!
    $reason: String
    $cancelHearings: Boolean!
  ) {
    updateCaseStatus(
      caseId: $caseId
      status: $status
      clientKey: $clientKey
      reason: $reason
      cancelHearings: $cancelHearings
    ) {
      case {
        ...CaseStatusSelect_case
        ...StatusBadge_case
        ...CaseTimeline_case
        ...QuietMark_case
      }
    }
  }
`);

const chosenStatuses = makeVar<ReadonlyMap<string, CaseStatus>>(new Map());

function choose(caseId: string, status: CaseStatus | null): void {
  const chosen = new Map(chosenStatuses());
  if (status === null) chosen.delete(caseId);
  else chosen.set(caseId, status);
  chosenStatuses(chosen);
}

/** The status that is stored in a moment, such as after Undo is over; else null. */
export function useChosenStatus(caseId: string): CaseStatus | null {
  return useReactiveVar(chosenStatuses).get(caseId) ?? null;
}

/**
 * The chosen, not yet stored status, its setter, and the question that the setter may ask. Undoable for eight seconds, during which nobody is notified. A rejection
 * may have a reason; success is announced once the change is stored.
 */
export function useChangeStatus({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation(['cases', 'shared']);
  const client = useApolloClient();
  const showToast = useToast();
  const undoable = useUndoable();
  const chosen = useChosenStatus(id);
  const { ask, dialog } = useClosingQuestion(id);
  const store = (status: CaseStatus, reason: string, cancelHearings: boolean) => {
    const sentence = (tense: 'doing' | 'done') =>
      status === 'ACCEPTED' || status === 'REJECTED'
        ? t(`answer.${tense}.${status}`, { title })
        : t(`statusSelect.${tense}`, { title, status: t(`status.${status}`) });
    // The same key for every attempt, so that a change with a lost response has one effect.
    const clientKey = randomUuid();
    const send = async (): Promise<void> => {
      choose(id, status);
      try {
        await client.mutate({
          mutation: UpdateCaseStatusDocument,
          variables: { caseId: id, status, clientKey, reason: reason || null, cancelHearings },
          update: caseChanged,
          // Also sent while the page is left.
          context: { fetchOptions: { keepalive: true } },
        });
        showToast({ tone: 'success', title: sentence('done') });
        // The case may leave the shown list.
        void refetchActive(client).catch(() => undefined);
      } catch (error) {
        showToast({
          tone: 'failure',
          title: failureWithReason(t('statusSelect.failed'), error),
          action: { label: t('shared:act.tryAgain'), onAction: () => void send() },
        });
        await refetchIfStale(client, error);
      } finally {
        choose(id, null);
      }
    };
    choose(id, status);
    undoable({
      title: sentence('doing'),
      undoLabel: t('shared:act.undo'),
      send,
      onUndo: () => choose(id, null),
    });
  };
  const change = (status: CaseStatus, reason = '') => {
    if (!isClosed(status)) store(status, reason, false);
    else
      ask(status, (cancelHearings) => store(status, reason, cancelHearings)).catch((error: unknown) =>
        showToast({ tone: 'failure', title: failureWithReason(t('statusSelect.failed'), error) }),
      );
  };
  return { chosen, change, dialog };
}
