import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { useToast } from '../../../ui/overlays/toast';
import { lawyerChanged } from '../../../graphql/invalidate';
import { VerifyLawyerDocument } from './generated/use-verify-lawyer';

graphql(`
  mutation VerifyLawyer($id: ID!, $status: VerificationStatus!, $reason: String) {
    verifyLawyer(id: $id, status: $status, reason: $reason) {
      lawyer {
        id
        verification
        verificationReason
        verifiedAt
        ...DecisionHistory_lawyer
      }
    }
  }
`);

interface Person {
  id: string;
  name: string;
}

/** Verifies or rejects a lawyer's licence; the lists and counts that include it are fetched again. */
export function useVerifyLawyer() {
  const { t } = useTranslation(['verification', 'lawyerAdministration']);
  const showToast = useToast();
  const [mutate, { loading }] = useMutation(VerifyLawyerDocument, {
    update: lawyerChanged,
  });
  /** Shows the outcome as a toast. */
  const verify = async ({ id, name }: Person): Promise<void> => {
    try {
      await mutate({ variables: { id, status: 'VERIFIED' } });
      showToast({ tone: 'success', title: t('decision.verified', { name }) });
    } catch (error) {
      showToast({
        tone: 'failure',
        title: `${t('lawyerAdministration:list.updateFailed')}. ${errorReason(error)}`,
      });
    }
  };
  /** The promise rejects with the server's error, for the form to show. */
  const reject = async ({ id, name }: Person, reason: string): Promise<void> => {
    await mutate({ variables: { id, status: 'REJECTED', reason } });
    showToast({ tone: 'success', title: t('decision.rejected', { name }) });
  };
  return { verify, reject, busy: loading };
}
