import type { TypedDocumentNode } from '@apollo/client';
import { MailedLink } from './mailed-link';
import { graphql } from '../../../graphql/documents';
import { usePublicMutation } from '../../../graphql/operations';
import { useSession } from '../../../session/session';
import {
  CancelFactorRemovalDocument,
  ConfirmEmailDocument,
  ConfirmFactorRemovalDocument,
  LookAtSecureLinkDocument,
  SecureAccountDocument,
  UnlockSignInDocument,
} from './generated/mailed-link-screens';

graphql(`
  mutation ConfirmEmail($token: String!) {
    link: confirmEmail(token: $token) {
      message
    }
  }

  mutation ConfirmFactorRemoval($token: String!) {
    link: confirmFactorRemoval(token: $token) {
      message
    }
  }

  mutation CancelFactorRemoval($token: String!) {
    link: cancelFactorRemoval(token: $token) {
      message
    }
  }

  mutation SecureAccount($token: String!) {
    link: secureAccount(token: $token) {
      message
    }
  }

  mutation LookAtSecureLink($token: String!) {
    link: lookAtSecureLink(token: $token) {
      message
    }
  }

  mutation UnlockSignIn($token: String!) {
    unlockSignIn(token: $token) {
      message
      device
    }
  }
`);

/** Sends the secret of the link; resolves to the message of the answer. */
function useLink(mutation: TypedDocumentNode<{ link: { message: string } }, { token: string }>) {
  const send = usePublicMutation(mutation, { fetchPolicy: 'no-cache' });
  return async (variables: { token: string }) => (await send({ variables })).data?.link.message;
}

export function ConfirmEmailScreen() {
  return <MailedLink name="confirmEmail" staysSignedIn act={useLink(ConfirmEmailDocument)} />;
}

/** Starts the wait until a lost second factor is removed. */
export function RemoveFactorScreen() {
  return <MailedLink name="removeFactor" staysSignedIn act={useLink(ConfirmFactorRemovalDocument)} />;
}

/** Stops the removal of a lost second factor. */
export function KeepFactorScreen() {
  return <MailedLink name="keepFactor" staysSignedIn act={useLink(CancelFactorRemovalDocument)} />;
}

export function SecureAccountScreen() {
  const look = useLink(LookAtSecureLinkDocument);
  return <MailedLink name="secureAccount" look={look} act={useLink(SecureAccountDocument)} />;
}

/** Lets this device sign in while a stranger tries passwords. */
export function UnlockScreen() {
  const { keepDevice } = useSession();
  const unlock = usePublicMutation(UnlockSignInDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      name="unlock"
      act={async (variables) => {
        const { data } = await unlock({ variables });
        if (data) keepDevice(data.unlockSignIn.device);
        return data?.unlockSignIn.message;
      }}
    />
  );
}
