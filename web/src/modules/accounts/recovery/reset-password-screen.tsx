import { useTranslation } from 'react-i18next';
import { LinkPasswordForm } from './link-password-form';
import { SignInFrame } from '../sessions/sign-in-frame';
import { graphql } from '../../../graphql/documents';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { TextLink } from '../../../ui/text-link';
import { ResetPasswordDocument } from './generated/reset-password-screen';

graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword) {
      message
      email
    }
  }
`);

export default function ResetPasswordScreen() {
  const { t } = useTranslation(['accountRecovery', 'accounts']);
  return (
    <SignInFrame heading={t('reset.title')} lead={t('reset.lead')}>
      <PageHead title={t('reset.title')} hidden />
      <LinkPasswordForm
        mutation={ResetPasswordDocument}
        variables={({ token, newPassword }) => ({ token, newPassword })}
        doneOf={({ resetPassword: { message, email } }) => ({ message, email })}
        texts={{
          password: t('accounts:changePassword.next'),
          submit: t('reset.title'),
          submitting: t('reset.submitting'),
          failed: t('reset.failed'),
        }}
        newLink={<TextLink to={paths.forgotPassword}>{t('link.askAgain')}</TextLink>}
      />
    </SignInFrame>
  );
}
