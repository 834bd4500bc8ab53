import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/text-link';
import { ChangePasswordForm } from './change-password-form';
import type { PasswordPanel_UserFragment } from './generated/password-panel';
import { SetPasswordForm } from './set-password-form';

graphql(`
  fragment PasswordPanel_user on User {
    id
    email
    emailConfirmedAt
    signInPhone
    hasPassword
  }
`);

/** Changes the password; sets it without the present one where only a number signs in. */
export function PasswordPanel({ user }: { user: FragmentType<PasswordPanel_UserFragment> | null }) {
  const { t } = useTranslation(['accountSettings', 'accounts']);
  const me = readFragment<PasswordPanel_UserFragment>(user);
  const [isForgotten, setForgotten] = useState(useSearchParams()[0].has('forgotten'));
  const [isSet, setSet] = useState(false);
  const codeProves = me?.signInPhone != null && me.emailConfirmedAt === null;
  const isFirst = me?.hasPassword === false;
  const done = () => {
    setForgotten(false);
    setSet(true);
  };
  const form = () => {
    if (codeProves && (isFirst || isForgotten)) return <SetPasswordForm onDone={done} />;
    if (isFirst || isForgotten)
      return (
        <TextLink to={paths.forgotPassword} state={{ email: me?.email }}>
          {t('password.byMail')}
        </TextLink>
      );
    return (
      <>
        <ChangePasswordForm />
        {codeProves && (
          <Button variant="text" className="mt-3" onClick={() => setForgotten(true)}>
            {t('accounts:login.forgot')}
          </Button>
        )}
      </>
    );
  };
  return (
    <Panel title={t('accounts:password.label')}>
      {isSet && (
        <div className="mb-5">
          <FormMessage tone="success" title={t('password.done')} takesFocus />
        </div>
      )}
      <p className="mb-5 text-ink-2">{t(isFirst ? 'password.first' : 'accounts:changePassword.lead')}</p>
      {form()}
    </Panel>
  );
}
