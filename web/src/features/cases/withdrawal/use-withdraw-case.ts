import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { caseWithdrawn } from '../../../graphql/invalidate';
import { refetchAfterConflict } from '../../../graphql/refetch-active';
import { WithdrawCaseDocument } from './generated/use-withdraw-case';

graphql(`
  mutation WithdrawCase($caseId: ID!, $sendToLawyerId: ID) {
    withdrawCase(caseId: $caseId, sendToLawyerId: $sendToLawyerId) {
      case {
        id
        ...ClientNextStep_case
        ...CaseTimeline_case
        ...StatusBadge_case
      }
      newCase {
        id
      }
    }
  }
`);

/** Withdraws a request of the client, and sends it to another lawyer if one is named. */
export function useWithdrawCase(caseId: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [withdraw, { client }] = useMutation(WithdrawCaseDocument, { update: caseWithdrawn });
  return {
    isBusy,
    failure,
    /** Gives the id of the new case, null where no lawyer was named, and undefined after a failure. */
    withdraw: async (sendToLawyerId: string | null): Promise<string | null | undefined> => {
      setBusy(true);
      setFailure(undefined);
      try {
        const { data } = await withdraw({ variables: { caseId, sendToLawyerId } });
        return data?.withdrawCase.newCase?.id ?? null;
      } catch (error) {
        setFailure(errorReason(error));
        await refetchAfterConflict(client, error);
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
