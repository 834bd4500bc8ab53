import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useClientKey } from '../../../drafts/use-client-key';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { caseWithdrawn } from '../../../graphql/invalidate';
import { refetchAfterConflict } from '../../../graphql/refetch-active';
import { RequestOfRejectedDocument, WithdrawCaseDocument } from './generated/use-withdraw-case';

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

// Not shared with the form, to save a script file of a lawyer's page.
graphql(`
  mutation RequestOfRejected($input: CaseRequestInput!) {
    requestCase(input: $input) {
      case {
        id
      }
    }
  }
`);

type NewId = string | null | undefined;

/** Withdraws a request, and sends it, or a rejected request, to another lawyer. */
export function useWithdrawCase(caseId: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [withdraw, { client }] = useMutation(WithdrawCaseDocument, { update: caseWithdrawn });
  const [request] = useMutation(RequestOfRejectedDocument, { update: caseWithdrawn });
  const withKey = useClientKey();
  const run = async (send: () => Promise<NewId>): Promise<NewId> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await send();
    } catch (error) {
      setFailure(errorReason(error));
      await refetchAfterConflict(client, error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    /** The id of the new case, null without another lawyer, undefined after a failure. */
    withdraw: async (sendToLawyerId: string | null): Promise<NewId> =>
      run(async () => {
        const { data } = await withdraw({ variables: { caseId, sendToLawyerId } });
        return data?.withdrawCase.newCase?.id ?? null;
      }),
    /** The id of the new case; undefined after a failure. */
    request: async (text: { lawyerId: string; title: string; description: string }): Promise<NewId> =>
      run(async () => {
        const { data } = await withKey(text, async (requestKey) =>
          request({ variables: { input: { ...text, requestKey } } }),
        );
        return data?.requestCase.case.id;
      }),
  };
}
