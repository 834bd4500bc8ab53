import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';
import { QueryView } from '../../ui/states/query-view';
import { FormSkeleton } from '../../ui/states/skeleton';
import { AccountLinks } from '../../features/accounts/account-links';
import { LoadError } from '../../lists/load-error';
import { ClientProfileForm } from '../../features/accounts/client-profile-form';
import { ClientProfileDocument } from './generated/client-profile-screen';

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
