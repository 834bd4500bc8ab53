import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { useSession } from '../../../session/session';
import {
  ChangeSignInPhoneDocument,
  type ChangeSignInPhoneMutationVariables,
} from './generated/use-number-added';

graphql(`
  mutation ChangeSignInPhone($proofId: ID!, $code: String) {
    changeSignInPhone(proofId: $proofId, code: $code) {
      user {
        id
        name
        email
        pendingEmail
        signInPhone
      }
    }
  }
`);

/** Changes the number, and shows the account as it is then: an email that nobody confirmed waits beside a number. */
export function useChangeNumber() {
  const change = usePublicMutation(ChangeSignInPhoneDocument);
  const { rename } = useSession();
  return async (variables: ChangeSignInPhoneMutationVariables) => {
    const { data } = await change({ variables });
    if (data) rename(data.changeSignInPhone.user);
  };
}

/** Gives a number, proved before the sign-in by email, to the account. Returns why not; null for lawyers, whom none signs in. */
export function useNumberAdded(proofId: string | null) {
  const change = useChangeNumber();
  return async (): Promise<string | null> => {
    if (proofId === null) return null;
    try {
      await change({ proofId });
      return null;
    } catch (error) {
      return readFailure(error).code === 'FORBIDDEN' ? null : errorReason(error);
    }
  };
}
