import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import type { VerificationNotice_LawyerFragment } from './generated/verification-notice';
import { AskedNotice } from './asked-notice';
import { RenewalNotice } from './renewal-notice';
import { Sentence } from '../../../ui/sentence';

graphql(`
  fragment VerificationNotice_lawyer on Lawyer {
    id
    licenseNumber
    verification
    verificationReason
    lapsedAt
    licence {
      askedFor
      askedNote
    }
    ...RenewalNotice_lawyer
  }
`);

interface VerificationNoticeProps {
  lawyer: FragmentType<VerificationNotice_LawyerFragment>;
  /** The screen of the notice, which links to the profile or the licence elsewhere. */
  place: 'dashboard' | 'cases' | 'articles' | 'profile' | 'licence';
}

/** A notice while the licence is missing, pending or rejected; renders nothing once it is verified. */
export function VerificationNotice({ lawyer: masked, place }: VerificationNoticeProps) {
  const { t } = useTranslation(['verification', 'shared']);
  const lawyer = readFragment<VerificationNotice_LawyerFragment>(masked);
  const isElsewhere = place !== 'licence';
  const { askedFor = null, askedNote = null } = lawyer.licence ?? {};
  if (askedFor) return <AskedNotice {...{ askedFor, askedNote, isElsewhere }} />;
  if (lawyer.verification === 'VERIFIED' || lawyer.lapsedAt !== null)
    return <RenewalNotice lawyer={lawyer} isElsewhere={isElsewhere} />;
  const action = (label: string, field = '') =>
    place !== 'profile' && (
      <ButtonLink size="small" to={paths.lawyerArea.profile + field}>
        {label}
      </ButtonLink>
    );
  const articles = place === 'articles' && t('notice.articles');
  return (
    <div className="mb-6">
      {lawyer.verification === 'REJECTED' ? (
        <FormMessage tone="failure" title={t('notice.rejectedTitle')} action={action(t('notice.correct'))}>
          {lawyer.verificationReason && (
            <p>
              <Sentence text={t('notice.rejectedReason', { reason: lawyer.verificationReason })} />
            </p>
          )}
          <p>{t('notice.rejected')}</p>
          {articles && <p>{articles}</p>}
        </FormMessage>
      ) : lawyer.licenseNumber ? (
        <FormMessage
          tone="warning"
          title={t('notice.pendingTitle')}
          action={
            isElsewhere && (
              <ButtonLink size="small" to={paths.lawyerArea.licence}>
                {t('notice.addPaper')}
              </ButtonLink>
            )
          }
        >
          {t('notice.pending')} {articles || t('notice.pendingComplete')}
        </FormMessage>
      ) : (
        <FormMessage
          tone="warning"
          title={t('notice.missingTitle')}
          action={action(t('notice.addLicense'), '#licenseNumber')}
        >
          {t('notice.missing')} {articles}
        </FormMessage>
      )}
    </div>
  );
}
