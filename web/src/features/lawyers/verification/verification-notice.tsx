import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';

const lawyerFragment = graphql(`
  fragment VerificationNotice_lawyer on Lawyer {
    id
    licenseNumber
    verification
    verificationReason
  }
`);

interface VerificationNoticeProps {
  lawyer: FragmentType<typeof lawyerFragment>;
  /** On the dashboard the notice links to the profile. */
  place: 'dashboard' | 'profile';
}

/** A notice while the licence is missing, pending or rejected; renders nothing once it is verified. */
export function VerificationNotice({ lawyer: masked, place }: VerificationNoticeProps) {
  const { t } = useTranslation('lawyer');
  const lawyer = readFragment(lawyerFragment, masked);
  if (lawyer.verification === 'VERIFIED') return null;
  const action = (label: string) =>
    place === 'dashboard' && (
      <ButtonLink size="small" to={paths.lawyerArea.profile}>
        {label}
      </ButtonLink>
    );
  return (
    <div className="mb-6">
      {lawyer.verification === 'REJECTED' ? (
        <FormMessage
          tone="failure"
          title={t('verification.rejectedTitle')}
          action={action(t('verification.correct'))}
        >
          {lawyer.verificationReason && (
            <p>{t('verification.rejectedReason', { reason: lawyer.verificationReason })}</p>
          )}
          <p>{t('verification.rejected')}</p>
        </FormMessage>
      ) : lawyer.licenseNumber ? (
        <FormMessage
          tone="warning"
          title={t('verification.pendingTitle')}
          action={action(t('verification.seeProfile'))}
        >
          {t('verification.pending')} {t('verification.pendingComplete')}
        </FormMessage>
      ) : (
        <FormMessage
          tone="warning"
          title={t('verification.missingTitle')}
          action={action(t('verification.addLicense'))}
        >
          {t('verification.missing')}
        </FormMessage>
      )}
    </div>
  );
}
