import type { CombinedGraphQLErrors } from '@apollo/client/errors';
import { graphql } from '../../../graphql/documents';
import { isNamed } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import type { NumberState } from '../../../passkeys/use-phone-code';
import { paths } from '../../../routing/paths';
import { chooseSessionArea, isSharedChosen } from '../../../session/shared-phone';
import { toSessionUser, useSession, type LoginResult } from '../../../session/session';
import {
  CompleteLoginDocument,
  LoginDocument,
  OpenPhoneAccountDocument,
  ProvePhoneDocument,
  RequestFactorRemovalDocument,
} from './generated/use-login';
import { destinationOf, type ReturnState } from './return-to';

graphql(`
  mutation Login($email: String!, $password: String!, $shared: Boolean!) {
    login(email: $email, password: $password, shared: $shared) {
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

  mutation CompleteLogin($challenge: String!, $code: String, $passkey: JSONObject, $shared: Boolean!) {
    completeLogin(challenge: $challenge, code: $code, passkey: $passkey, shared: $shared) {
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

  mutation ProvePhone($proofId: ID!, $code: String!, $shared: Boolean!, $clientKey: ID) {
    provePhone(proofId: $proofId, code: $code, shared: $shared, clientKey: $clientKey) {
      token
      device
      user {
        id
        name
        email
        role
      }
      unused
    }
  }

  mutation OpenPhoneAccount($input: PhoneAccountInput!) {
    openPhoneAccount(input: $input) {
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

/** The second step after a correct password, or a code of an SMS. */
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

const withShared = <Variables extends object>(variables: Variables) => ({
  ...variables,
  shared: isSharedChosen(),
});

const noData = () => new Error('The API answered a login without data');

async function orSecondFactor<Result>(send: () => Promise<Result>): Promise<Result | SecondFactorRequest> {
  try {
    return await send();
  } catch (error) {
    const request = secondFactorRequest(error);
    if (request === null) throw error;
    return request;
  }
}

interface LoginOptions extends Pick<ReturnState, 'from' | 'draft'> {
  /** Runs after the sign-in; the account's page opens instead and shows what it returns. */
  onSignedIn?: () => Promise<string | null>;
}

/** Signs in, moves the visitor's draft to the account, and returns to the previous page. */
export function useLogin({ from, draft, onSignedIn }: LoginOptions) {
  const session = useSession();
  const navigate = useGuardedNavigate();
  const login = usePublicMutation(LoginDocument, { fetchPolicy: 'no-cache' });
  const completeLogin = usePublicMutation(CompleteLoginDocument, { fetchPolicy: 'no-cache' });
  const provePhone = usePublicMutation(ProvePhoneDocument, { fetchPolicy: 'no-cache' });
  const openAccount = usePublicMutation(OpenPhoneAccountDocument, { fetchPolicy: 'no-cache' });
  const requestRemoval = usePublicMutation(RequestFactorRemovalDocument, { fetchPolicy: 'no-cache' });
  const open = async (result: LoginResult | undefined) => {
    if (!result) throw noData();
    chooseSessionArea(isSharedChosen());
    await session.signIn(result, { visitorDraft: draft });
    const problem = (await onSignedIn?.()) ?? null;
    if (problem !== null && draft === null)
      return navigate(paths.changePassword, { replace: true, state: { message: problem } });
    return navigate(destinationOf(toSessionUser(result.user).role, from), { replace: true });
  };
  return {
    login: async (variables: { email: string; password: string }): Promise<SecondFactorRequest | null> =>
      orSecondFactor(async () => {
        await open((await login({ variables: withShared(variables) })).data?.login);
        return null;
      }),
    /** Null once signed in. */
    provePhone: async (variables: {
      proofId: string;
      code: string;
      clientKey: string | undefined;
    }): Promise<SecondFactorRequest | NumberState | null> =>
      orSecondFactor(async () => {
        const proved = (await provePhone({ variables: withShared(variables) })).data?.provePhone;
        if (!proved) throw noData();
        const { token, device, user, unused } = proved;
        if (token === null || device === null || user === null) return unused ? 'unused' : 'newAccount';
        await open({ token, device, user });
        return null;
      }),
    openPhoneAccount: async (input: { proofId: string; name: string }) =>
      open((await openAccount({ variables: { input: withShared(input) } })).data?.openPhoneAccount),
    completeLogin: async (variables: { challenge: string; code?: string; passkey?: object }) =>
      open((await completeLogin({ variables: withShared(variables) })).data?.completeLogin),
    /** Requests the mail for a lost factor; returns the server's message. */
    requestFactorRemoval: async (variables: { challenge: string }) =>
      (await requestRemoval({ variables })).data?.requestFactorRemoval.message ?? '',
  };
}
