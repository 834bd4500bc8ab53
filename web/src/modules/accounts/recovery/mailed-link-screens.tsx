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
    confirmEmail(token: $token) {
      message
    }
  }

  mutation ConfirmFactorRemoval($token: String!) {
    confirmFactorRemoval(token: $token) {
      message
    }
  }

  mutation CancelFactorRemoval($token: String!) {
    cancelFactorRemoval(token: $token) {
      message
    }
  }

  mutation SecureAccount($token: String!) {
    secureAccount(token: $token) {
      message
    }
  }

  mutation LookAtSecureLink($token: String!) {
    lookAtSecureLink(token: $token) {
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

export function ConfirmEmailScreen() {
  const confirm = usePublicMutation(ConfirmEmailDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      name="confirmEmail"
      staysSignedIn
      act={async (variables) => (await confirm({ variables })).data?.confirmEmail.message}
    />
  );
}

/** Starts the wait until a lost second factor is removed. */
export function RemoveFactorScreen() {
  const confirm = usePublicMutation(ConfirmFactorRemovalDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      name="removeFactor"
      staysSignedIn
      act={async (variables) => (await confirm({ variables })).data?.confirmFactorRemoval.message}
    />
  );
}

/** Stops the removal of a lost second factor. */
export function KeepFactorScreen() {
  const cancel = usePublicMutation(CancelFactorRemovalDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      name="keepFactor"
      staysSignedIn
      act={async (variables) => (await cancel({ variables })).data?.cancelFactorRemoval.message}
    />
  );
}

export function SecureAccountScreen() {
  const secure = usePublicMutation(SecureAccountDocument, { fetchPolicy: 'no-cache' });
  const look = usePublicMutation(LookAtSecureLinkDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      name="secureAccount"
      look={async (variables) => (await look({ variables })).data?.lookAtSecureLink.message}
      act={async (variables) => (await secure({ variables })).data?.secureAccount.message}
    />
  );
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
