import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { useToast } from '../../../ui/overlays/toast';
import { lawyerChanged } from '../../../graphql/invalidate';
import { refetchIfStale } from '../../../graphql/refetch-active';
import { useToastedAct } from '../../../graphql/use-act';
import { VerifyLawyerDocument } from './generated/use-verify-lawyer';

graphql(`
  mutation VerifyLawyer(
    $id: ID!
    $status: VerificationStatus!
    $reason: String
    $version: String
    $validUntil: Date
  ) {
    verifyLawyer(id: $id, status: $status, reason: $reason, version: $version, validUntil: $validUntil) {
      lawyer {
        id
        name
        nameBangla
        checkedName
        checkedNameBangla
        verificationVersion
        verification
        verificationReason
        verifiedAt
        verifiedUntil
        renewalAt
        licence {
          askedFor
          askedNote
        }
        ...DecisionHistory_lawyer
      }
    }
  }
`);

interface Person {
  id: string;
  name: string;
  /** Of the name and the number that are on the screen. */
  verificationVersion: string | null;
}

/** Verifies or rejects a lawyer's licence; the lists and counts that include it are fetched again. */
export function useVerifyLawyer() {
  const { t } = useTranslation(['verification', 'lawyerAdministration']);
  const client = useApolloClient();
  const showToast = useToast();
  const { act } = useToastedAct(t('lawyerAdministration:list.updateFailed'));
  const [mutate, { loading }] = useMutation(VerifyLawyerDocument, { update: lawyerChanged });
  const verifyAs =
    (outcome: 'decision.verified' | 'names.accepted') =>
    async ({ id, name, verificationVersion: version }: Person) =>
      act(async () => mutate({ variables: { id, status: 'VERIFIED', version } }), t(outcome, { name }));
  /** The promise rejects with the server's error, for the form to show. */
  const reject = async (
    { id, name, verificationVersion: version }: Person,
    reason: string,
  ): Promise<void> => {
    try {
      await mutate({ variables: { id, status: 'REJECTED', reason, version } });
    } catch (error) {
      await refetchIfStale(client, error);
      throw error;
    }
    showToast({ tone: 'success', title: t('decision.rejected', { name }) });
  };
  return { verify: verifyAs('decision.verified'), accept: verifyAs('names.accepted'), reject, busy: loading };
}
