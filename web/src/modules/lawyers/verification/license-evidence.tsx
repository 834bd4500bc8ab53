import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { CopyLine } from '../../../ui/copy-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextLink } from '../../../ui/text-link';
import { PaperEvidence } from '../licence/paper-evidence';
import type { LicenseEvidence_LawyerFragment } from './generated/license-evidence';
import { VerificationMark } from './verification-mark';

graphql(`
  fragment LicenseEvidence_lawyer on Lawyer {
    id
    licenseNumber
    verificationVersion
    ...PaperEvidence_lawyer
    sameLicense {
      id
      name
      verification
    }
  }
`);

interface LicenseEvidenceProps {
  item: FragmentType<LicenseEvidence_LawyerFragment>;
  /** The id of the sentence that says why a licence without a number cannot be verified. */
  reasonId: string;
}

/** The licence number to copy, who else has given it, and the papers. */
export function LicenseEvidence({ item, reasonId }: LicenseEvidenceProps) {
  const { t } = useTranslation(['verification', 'lawyers', 'shared']);
  const lawyer = readFragment<LicenseEvidence_LawyerFragment>(item);
  const { licenseNumber, sameLicense } = lawyer;
  return (
    <div className="grid gap-3">
      {licenseNumber ? (
        <ul>
          <CopyLine
            label={t('lawyers:field.licenseNumber')}
            value={licenseNumber}
            subject={t('lawyers:field.licenseNumber')}
          />
        </ul>
      ) : (
        <FormMessage tone="warning" title={t('decision.noLicense')}>
          <span id={reasonId}>{t('decision.cannotVerify')}.</span> {t('decision.noLicenseNote')}
        </FormMessage>
      )}
      {sameLicense && sameLicense.length > 0 && (
        <FormMessage tone="warning" title={t('decision.sameLicense')}>
          <ul>
            {sameLicense.map(({ id, name, verification }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <TextLink to={paths.admin.lawyer(id)} className="inline-block touch-area">
                  {name}
                </TextLink>
                <VerificationMark status={verification} />
              </li>
            ))}
          </ul>
        </FormMessage>
      )}
      <PaperEvidence lawyer={lawyer} />
    </div>
  );
}
