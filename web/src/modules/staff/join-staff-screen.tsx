import { useTranslation } from 'react-i18next';
import { LinkPasswordForm } from '../accounts/recovery/link-password-form';
import { SignInFrame } from '../accounts/sessions/sign-in-frame';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { JoinStaffDocument } from './generated/join-staff-screen';

graphql(`
  mutation JoinStaff($token: String!, $name: String!, $newPassword: String!) {
    joinStaff(token: $token, name: $name, newPassword: $newPassword) {
      email
      message
    }
  }
`);

export default function JoinStaffScreen() {
  const { t } = useTranslation(['staff', 'accounts']);
  return (
    <SignInFrame heading={t('join.title')} lead={t('join.lead')}>
      <PageHead title={t('join.title')} hidden />
      <LinkPasswordForm
        mutation={JoinStaffDocument}
        variables={(typed) => typed}
        doneOf={({ joinStaff: { message, email } }) => ({ message, email })}
        texts={{
          password: t('accounts:password.label'),
          submit: t('join.submit'),
          submitting: t('join.submitting'),
          failed: t('join.failed'),
        }}
        withName
        newLink={t('join.askAgain')}
      />
    </SignInFrame>
  );
}
