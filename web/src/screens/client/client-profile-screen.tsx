import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';
import { QueryView } from '../../ui/states/query-view';
import { FormSkeleton } from '../../ui/states/skeleton';
import { LoadError } from '../../lists/load-error';
import { ClientProfileForm } from '../../features/accounts/client-profile-form';
import { ClientProfileDocument } from './generated/client-profile-screen';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/text-link';

/** Beside the client's profile: the password, and what is kept of the person. */
function AccountLinks() {
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

graphql(`
  query ClientProfile {
    me {
      id
      ...ClientProfileForm_user
    }
  }
`);

/** The client's own profile: name, email, phone, address. */
export default function ClientProfileScreen() {
  const { t } = useTranslation(['accounts', 'shared']);
  const result = useQuery(ClientProfileDocument);
  return (
    <>
      <PageHead title={t('shared:nav.profile')} hidden />
      <PageHeader title={t('shared:nav.profile')} description={t('profile.description')} />
      <QueryView
        result={result}
        loading={() => <FormSkeleton label={t('profile.loading')} />}
        error={(error, retry) => <LoadError title={t('profile.failed')} error={error} onRetry={retry} />}
        isEmpty={({ me }) => me == null}
        empty={() => null}
      >
        {({ me }) =>
          me && (
            <div className="grid items-start gap-x-12 gap-y-10 max-lg:max-w-[680px] lg:grid-cols-[minmax(0,680px)_minmax(0,360px)]">
              <ClientProfileForm key={me.id} user={me} />
              <AccountLinks />
            </div>
          )
        }
      </QueryView>
    </>
  );
}
