import { makeVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { failureWithReason } from '../../../graphql/error-message';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { caseChanged } from '../../../graphql/invalidate';
import { refetchActive, refetchAfterConflict } from '../../../graphql/refetch-active';
import { randomUuid } from '../../../lib/random-uuid';
import { useToast } from '../../../ui/overlays/toast';
import { useUndoable } from '../../../ui/overlays/use-undoable';
import { UpdateCaseStatusDocument } from './generated/use-change-status';

graphql(`
  mutation UpdateCaseStatus($caseId: ID!, $status: CaseStatus!, $clientKey: ID!, $reason: String) {
    updateCaseStatus(caseId: $caseId, status: $status, clientKey: $clientKey, reason: $reason) {
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

/**
 * The status that was chosen for a case and is not stored yet, and the function that chooses one. It can be undone for eight
 * seconds, in which nobody is notified. A rejection may have a reason; a change is said to be done once it is.
 */
export function useChangeStatus({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation(['cases', 'shared']);
  const client = useApolloClient();
  const showToast = useToast();
  const undoable = useUndoable();
  const chosen = useReactiveVar(chosenStatuses).get(id) ?? null;
  const change = (status: CaseStatus, reason = '') => {
    const sentence = (tense: 'doing' | 'done') =>
      status === 'ACCEPTED' || status === 'REJECTED'
        ? t(`answer.${tense}.${status}`, { title })
        : t(`statusSelect.${tense}`, { title, status: t(`status.${status}`) });
    // The same key for every attempt: a change whose response was lost has one effect.
    const clientKey = randomUuid();
    const send = async (): Promise<void> => {
      choose(id, status);
      try {
        await client.mutate({
          mutation: UpdateCaseStatusDocument,
          variables: { caseId: id, status, clientKey, reason: reason || null },
          update: caseChanged,
          // It is also sent while the page is left.
          context: { fetchOptions: { keepalive: true } },
        });
        showToast({ tone: 'success', title: sentence('done') });
        // The case may leave the list that is on the screen.
        void refetchActive(client).catch(() => undefined);
      } catch (error) {
        showToast({
          tone: 'failure',
          title: failureWithReason(t('statusSelect.failed'), error),
          action: { label: t('shared:act.tryAgain'), onAction: () => void send() },
        });
        await refetchAfterConflict(client, error);
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
  return { chosen, change };
}
