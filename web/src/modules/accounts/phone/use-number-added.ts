import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { ChangeSignInPhoneDocument } from './generated/use-number-added';

graphql(`
  mutation ChangeSignInPhone($proofId: ID!, $code: String) {
    changeSignInPhone(proofId: $proofId, code: $code) {
      user {
        id
        email
        pendingEmail
        signInPhone
      }
    }
  }
`);

/** Gives a number, proved before the sign-in by email, to the account. Returns why not; null for lawyers, whom none signs in. */
export function useNumberAdded(proofId: string | null) {
  const change = usePublicMutation(ChangeSignInPhoneDocument, { fetchPolicy: 'no-cache' });
  return async (): Promise<string | null> => {
    if (proofId === null) return null;
    try {
      await change({ variables: { proofId } });
      return null;
    } catch (error) {
      return readFailure(error).code === 'FORBIDDEN' ? null : errorReason(error);
    }
  };
}
