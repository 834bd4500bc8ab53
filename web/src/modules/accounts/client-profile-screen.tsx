import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { FormSkeleton } from '../../ui/states/skeleton';
import { AccountFrame } from './account-frame';
import { LoadedView } from '../../lists/load-error';
import { ClientProfileForm } from './client-profile-form';
import { ClientProfileDocument } from './generated/client-profile-screen';

graphql(`
  query ClientProfile {
    me {
      id
      ...ClientProfileForm_user
    }
  }
`);

export default function ClientProfileScreen() {
  const { t } = useTranslation(['accounts', 'shared']);
  const result = useQuery(ClientProfileDocument, { fetchPolicy: 'cache-first' });
  return (
    <AccountFrame title={t('shared:nav.profile')} description={t('profile.description')}>
      <LoadedView
        result={result}
        loading={() => <FormSkeleton label={t('profile.loading')} />}
        failed={t('profile.failed')}
        isEmpty={({ me }) => me == null}
        empty={() => null}
      >
        {({ me }) => me && <ClientProfileForm key={me.id} user={me} />}
      </LoadedView>
    </AccountFrame>
  );
}
