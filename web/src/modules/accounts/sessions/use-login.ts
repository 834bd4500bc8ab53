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

/** The second step after a correct password. */
export interface SecondFactorRequest {
  challenge: string;
  /** Such as TOTP. */
  methods: readonly string[];
  /** The passkey options; null without passkeys. */
  passkey: object | null;
}

/** Reads SECOND_FACTOR_REQUIRED; null for every other error. */
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

/** Signs in, moves the visitor's draft to the account, and returns to the previous page. */
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
    /** Requests the mail for a lost factor; returns the server's message. */
    requestFactorRemoval: async (variables: { challenge: string }) =>
      (await requestRemoval({ variables })).data?.requestFactorRemoval.message ?? '',
  };
}
