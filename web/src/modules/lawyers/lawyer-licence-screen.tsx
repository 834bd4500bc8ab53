import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { LoadedView } from '../../lists/load-error';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { formatDate } from '../../i18n/format';
import { TextLink } from '../../ui/text-link';
import { BackLink } from '../../ui/back-link';
import { PageHeader } from '../../ui/page-header';
import { FormSectionsSkeleton } from '../../ui/states/panel-skeletons';
import { LicenceForm } from './licence/licence-form';
import { LicencePapers } from './licence/licence-papers';
import { dayAhead } from './verification/licence-state';
import { VerificationMark } from './verification/verification-mark';
import { VerificationNotice } from './verification/verification-notice';
import {
  LawyerLicenceScreenDocument,
  type LawyerLicenceScreenQuery,
} from './generated/lawyer-licence-screen';

graphql(`
  query LawyerLicenceScreen {
    myLawyerProfile {
      id
      licenseNumber
      verification
      verifiedUntil
      ...VerificationNotice_lawyer
      ...LicencePapers_lawyer
      ...LicenceForm_lawyer
    }
  }
`);

/** The number, the state and the last day; the number is a field of the profile. */
function LicenceNumber({ lawyer }: { lawyer: LawyerLicenceScreenQuery['myLawyerProfile'] }) {
  const { t, i18n } = useTranslation(['lawyerProfileForm', 'lawyers', 'shared']);
  const { licenseNumber, verification, verifiedUntil } = lawyer;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="tabular-nums">
        {t('lawyers:field.licenseNumber')}: {licenseNumber ?? t('lawyers:field.notGiven')}
      </p>
      <VerificationMark status={verification} />
      {verification === 'VERIFIED' && verifiedUntil && verifiedUntil >= dayAhead(0) && (
        <p>{t('licence.until', { date: formatDate(verifiedUntil, i18n.language) })}</p>
      )}
      <TextLink
        to={`${paths.lawyerArea.profile}#licenseNumber`}
        className="inline-flex min-h-11 items-center"
      >
        {licenseNumber ? t('licence.changeNumber') : t('licence.addNumber')}
      </TextLink>
    </div>
  );
}

export default function LawyerLicenceScreen() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers', 'shared']);
  const result = useQuery(LawyerLicenceScreenDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <PageHead title={t('licence.title')} hidden />
      <BackLink to={paths.lawyerArea.profile}>{t('title')}</BackLink>
      <PageHeader title={t('licence.title')} description={t('licence.description')} />
      <LoadedView
        result={result}
        loading={() => <FormSectionsSkeleton label={t('licence.loading')} sections={[1, 3, 4]} />}
        failed={t('licence.failed')}
      >
        {({ myLawyerProfile }) => (
          <>
            <VerificationNotice lawyer={myLawyerProfile} place="licence" />
            <LicenceNumber lawyer={myLawyerProfile} />
            <div className="grid gap-5">
              <LicencePapers lawyer={myLawyerProfile} />
              <LicenceForm lawyer={myLawyerProfile} />
            </div>
          </>
        )}
      </LoadedView>
    </>
  );
}
