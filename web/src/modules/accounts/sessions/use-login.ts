import type { CombinedGraphQLErrors } from '@apollo/client/errors';
import { graphql } from '../../../graphql/documents';
import { isNamed } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { toSessionUser, useSession, type LoginResult } from '../../../session/session';
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

  mutation RequestFactorRemoval($challenge: String!) {
    requestFactorRemoval(challenge: $challenge) {
      message
    }
  }
`);

/** What completes a sign-in with the right password. */
export interface SecondFactorRequest {
  challenge: string;
  /** What is accepted, such as TOTP. */
  methods: readonly string[];
  /** What a passkey has to sign; null where there is none. */
  passkey: object | null;
}

/** What SECOND_FACTOR_REQUIRED asks for; null for every other error. */
function secondFactorRequest(error: unknown): SecondFactorRequest | null {
  const extensions = isNamed<CombinedGraphQLErrors>(error, 'CombinedGraphQLErrors')
    ? error.errors[0]?.extensions
    : undefined;
  const { challenge, methods, passkey } = extensions ?? {};
  if (typeof challenge !== 'string') return null;
  return {
    challenge,
    methods: Array.isArray(methods) ? methods.filter((method) => typeof method === 'string') : [],
    passkey: typeof passkey === 'object' ? passkey : null,
  };
}

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
    login: async (variables: { email: string; password: string }): Promise<SecondFactorRequest | null> => {
      try {
        await open((await login({ variables })).data?.login);
        return null;
      } catch (error) {
        const request = secondFactorRequest(error);
        if (request === null) throw error;
        return request;
      }
    },
    completeLogin: async (variables: { challenge: string; code?: string; passkey?: object }) =>
      open((await completeLogin({ variables })).data?.completeLogin),
    /** Asks for the mail that removes a lost factor; gives what the server says. */
    requestFactorRemoval: async (variables: { challenge: string }) =>
      (await requestRemoval({ variables })).data?.requestFactorRemoval.message ?? '',
  };
}
