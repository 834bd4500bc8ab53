import { useQuery } from '@apollo/client/react';
import { Eye, IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { FormSectionsSkeleton } from '../../ui/states/panel-skeletons';
import { ReceivedReviews } from '../client-reviews/received-reviews';
import { LawyerProfileForm } from './profile/lawyer-profile-form';
import { LoadedView } from '../../lists/load-error';
import { VerificationNotice } from './verification/verification-notice';
import { LawyerProfileScreenDocument } from './generated/lawyer-profile-screen';

graphql(`
  query LawyerProfileScreen {
    myLawyerProfile {
      id
      verification
      ...LawyerProfileForm_lawyer
      ...VerificationNotice_lawyer
    }
    districts {
      id
      ...PracticeFields_district
    }
    practiceAreas {
      id
      ...PracticeFields_practiceArea
    }
  }
`);

export default function LawyerProfileScreen() {
  const { t } = useTranslation(['lawyerProfileForm', 'accounts']);
  // The form starts with the saved profile, not a cached version.
  const result = useQuery(LawyerProfileScreenDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const lawyer = result.data?.myLawyerProfile;
  return (
    <>
      <PageHead title={t('title')} hidden />
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <ButtonLink to={paths.lawyerArea.licence} icon={IdCard}>
              {t('licence.title')}
            </ButtonLink>
            {lawyer?.verification === 'VERIFIED' && (
              <ButtonLink to={paths.lawyer(lawyer.id)} icon={Eye}>
                {t('viewPublic')}
              </ButtonLink>
            )}
          </>
        }
      />
      <LoadedView
        result={result}
        loading={() => (
          <FormSectionsSkeleton label={t('accounts:profile.loading')} sections={[1, 3, 4, 2, 2, 1, 2]} />
        )}
        failed={t('accounts:profile.failed')}
      >
        {({ myLawyerProfile, districts, practiceAreas }) => (
          <>
            <VerificationNotice lawyer={myLawyerProfile} place="profile" />
            <ReceivedReviews />
            <LawyerProfileForm lawyer={myLawyerProfile} districts={districts} practiceAreas={practiceAreas} />
          </>
        )}
      </LoadedView>
    </>
  );
}
