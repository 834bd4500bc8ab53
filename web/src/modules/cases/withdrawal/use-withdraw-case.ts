import { useMutation } from '@apollo/client/react';
import { useClientKey } from '../../../drafts/use-client-key';
import { graphql } from '../../../graphql/documents';
import { caseWithdrawn } from '../../../graphql/invalidate';
import { useAct } from '../../../graphql/use-act';
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
  const { isBusy, failure, run } = useAct();
  const [withdraw] = useMutation(WithdrawCaseDocument, { update: caseWithdrawn });
  const [request] = useMutation(RequestOfRejectedDocument, { update: caseWithdrawn });
  const withKey = useClientKey();
  const newId = async (send: () => Promise<NewId>): Promise<NewId> => {
    let id: NewId;
    await run(async () => (id = await send()));
    return id;
  };
  return {
    isBusy,
    failure,
    /** The id of the new case, null without another lawyer, undefined after a failure. */
    withdraw: async (sendToLawyerId: string | null): Promise<NewId> =>
      newId(async () => {
        const { data } = await withdraw({ variables: { caseId, sendToLawyerId } });
        return data?.withdrawCase.newCase?.id ?? null;
      }),
    /** The id of the new case; undefined after a failure. */
    request: async (text: { lawyerId: string; title: string; description: string }): Promise<NewId> =>
      newId(async () => {
        const { data } = await withKey(text, async (requestKey) =>
          request({ variables: { input: { ...text, requestKey } } }),
        );
        return data?.requestCase.case.id;
      }),
  };
}
