import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { toSessionUser, useSession, type LoginResult } from '../../session/session';
import { CompleteLoginDocument, LoginDocument, RequestFactorRemovalDocument } from './generated/use-login';
import { destinationOf, type ReturnState } from './return-to';

graphql(`
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      device
      user {
        id
        name
        email
        role
      }
    }
  }
`);

graphql(`
  mutation CompleteLogin($challenge: String!, $code: String, $passkey: JSONObject) {
    completeLogin(challenge: $challenge, code: $code, passkey: $passkey) {
      token
      device
      user {
        id
        name
        email
        role
      }
    }
  }
`);

graphql(`
  mutation RequestFactorRemoval($challenge: String!) {
    requestFactorRemoval(challenge: $challenge) {
      message
    }
  }
`);

/** Signs in, takes the visitor's draft over to the account, and goes to where the person came from. */
export function useLogin({ from, draft }: Pick<ReturnState, 'from' | 'draft'>) {
  const session = useSession();
  const navigate = useGuardedNavigate();
  const login = usePublicMutation(LoginDocument, { fetchPolicy: 'no-cache' });
  const completeLogin = usePublicMutation(CompleteLoginDocument, { fetchPolicy: 'no-cache' });
  const requestRemoval = usePublicMutation(RequestFactorRemovalDocument, { fetchPolicy: 'no-cache' });
  const open = async (result: LoginResult | undefined) => {
    if (!result) throw new Error('The API answered a login without data');
    await session.signIn(result, { visitorDraft: draft });
    await navigate(destinationOf(toSessionUser(result.user).role, from), { replace: true });
  };
  return {
    login: async (variables: { email: string; password: string }) =>
      open((await login({ variables })).data?.login),
    /** Goes on with the second factor that the sign-in asked for. */
    completeLogin: async (variables: { challenge: string; code?: string; passkey?: object }) =>
      open((await completeLogin({ variables })).data?.completeLogin),
    /** Asks for the mail that removes a lost factor; gives what the server says. */
    requestFactorRemoval: async (variables: { challenge: string }) =>
      (await requestRemoval({ variables })).data?.requestFactorRemoval.message ?? '',
  };
}
