import { useTranslation } from 'react-i18next';
import { MailedLink } from '../../features/accounts/mailed-link';
import { graphql } from '../../graphql/documents';
import { useMutation } from '../../graphql/operations';
import { UndoEmailChangeDocument } from './generated/undo-email-screen';

graphql(`
  mutation UndoEmailChange($token: String!) {
    undoEmailChange(token: $token) {
      message
    }
  }
`);

/** Puts back the email of an account, by the link that was mailed to the earlier address. */
export function UndoEmailScreen() {
  const { t } = useTranslation('accountRecovery');
  const undo = useMutation(UndoEmailChangeDocument, { fetchPolicy: 'no-cache' });
  return (
    <MailedLink
      texts={{
        title: t('undoEmail.title'),
        lead: t('undoEmail.lead'),
        submit: t('undoEmail.submit'),
        failed: t('undoEmail.failed'),
      }}
      act={async (token) => (await undo({ variables: { token } })).data?.undoEmailChange.message ?? ''}
    />
  );
}
