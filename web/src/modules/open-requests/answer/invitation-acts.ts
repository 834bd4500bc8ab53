import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../../graphql/documents';
import { invitationChanged } from '../../../graphql/invalidate';
import { useAct } from '../../../graphql/use-act';

graphql(`
  fragment InvitationChange_invitation on Invitation {
    id
    about
    district
    urgent
    courtDate
    hasOpposingParties
    opposingParties
    title
    description
    state
    reason
    reported
    caseId
    dueAt
    proposal {
      id
      amountPoisha
      covers
      message
      needs
      state
      validUntil
    }
  }

  mutation ShowOpposingParties($id: ID!) {
    showOpposingParties(id: $id) {
      invitation {
        ...InvitationChange_invitation
      }
    }
  }

  mutation ClearInvitation($id: ID!) {
    clearInvitation(id: $id) {
      invitation {
        ...InvitationChange_invitation
      }
    }
  }

  mutation DeclineInvitation($id: ID!, $reason: DeclineReason!) {
    declineInvitation(id: $id, reason: $reason) {
      invitation {
        ...InvitationChange_invitation
      }
    }
  }

  mutation SendProposal($input: ProposalInput!) {
    sendProposal(input: $input) {
      invitation {
        ...InvitationChange_invitation
      }
    }
  }

  mutation WithdrawProposal($id: ID!) {
    withdrawProposal(id: $id) {
      invitation {
        ...InvitationChange_invitation
      }
    }
  }

  mutation ReportOpenRequest($id: ID!, $reason: ReportReason!) {
    reportOpenRequest(id: $id, reason: $reason) {
      invitation {
        ...InvitationChange_invitation
      }
    }
  }
`);

export function useInvitationAct() {
  const client = useApolloClient();
  const { run, ...act } = useAct();
  /** True after success. */
  const send = async <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<boolean> => {
    // Untyped, because Apollo's types do not support generic variables.
    const mutation: DocumentNode = document;
    return run(async () => client.mutate({ mutation, variables, update: invitationChanged }));
  };
  return { ...act, send };
}
