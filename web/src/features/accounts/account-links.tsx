import { useTranslation } from 'react-i18next';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/text-link';

/** Beside the client's profile: the password, and what is kept of the person. */
export function AccountLinks() {
  const { t } = useTranslation(['accounts', 'shared']);
  return (
    <div className="grid gap-5">
      <Panel title={t('password.label')}>
        <p className="mb-4 text-ink-2">{t('changePassword.lead')}</p>
        <ButtonLink to={paths.changePassword}>{t('changePassword.submit')}</ButtonLink>
      </Panel>
      <Panel title={t('profile.data')}>
        <p className="text-ink-2">{t('profile.dataText')}</p>
        <p className="mt-3">
          <TextLink to={paths.privacy}>{t('profile.dataLink')}</TextLink>
        </p>
      </Panel>
    </div>
  );
}
