import { graphql } from '../../graphql/documents';
import { useMutation } from '../../graphql/operations';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { toSessionUser, useSession } from '../../session/session';
import { LoginDocument } from './generated/use-login';
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

/** Signs in, takes the visitor's draft over to the account, and goes to where the person came from. */
export function useLogin({ from, draft }: Pick<ReturnState, 'from' | 'draft'>) {
  const session = useSession();
  const navigate = useGuardedNavigate();
  const login = useMutation(LoginDocument, { fetchPolicy: 'no-cache' });
  return async (variables: { email: string; password: string }) => {
    const { data } = await login({ variables });
    if (!data) throw new Error('The API answered a login without data');
    await session.signIn(data.login, { visitorDraft: draft });
    await navigate(destinationOf(toSessionUser(data.login.user).role, from), { replace: true });
  };
}
