import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { formatDate } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { CopyLine } from '../../../ui/copy-button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';
import { TextLink } from '../../../ui/text-link';
import { useVerifyLawyer } from './use-verify-lawyer';
import { VerificationMark } from './verification-mark';

const lawyerDecisionFragment = graphql(`
  fragment LawyerDecision_lawyer on Lawyer {
    id
    name
    licenseNumber
    verification
    verificationReason
    verifiedAt
  }
`);

interface LawyerDecisionProps {
  item: FragmentType<typeof lawyerDecisionFragment>;
  onReject: () => void;
}

/** The license number, its verification status, and the buttons to verify or reject. */
export function LawyerDecision({ item, onReject }: LawyerDecisionProps) {
  const { t, i18n } = useTranslation('admin');
  const lawyer = readFragment(lawyerDecisionFragment, item);
  const { licenseNumber, verification, verificationReason, verifiedAt } = lawyer;
  const { verify, busy } = useVerifyLawyer();
  return (
    <Panel title={t('lawyer.decision')} aside={<VerificationMark status={verification} />}>
      <div className="grid gap-4">
        {licenseNumber ? (
          <ul>
            <CopyLine
              label={t('verification.licenseNumber')}
              value={licenseNumber}
              subject={t('verification.licenseNumber')}
              labels={{
                copy: t('lawyer.copy.copy'),
                copied: t('lawyer.copy.copied'),
                failed: t('lawyer.copy.failed'),
              }}
            />
          </ul>
        ) : (
          <FormMessage tone="warning" title={t('verification.noLicense')}>
            {t('verification.noLicenseNote')}
          </FormMessage>
        )}
        {verification === 'PENDING' && <p className="text-ink-2">{t('lawyer.PENDING')}</p>}
        {verification === 'VERIFIED' && (
          <p className="text-ink-2">
            {verifiedAt
              ? t('lawyer.VERIFIED', { date: formatDate(verifiedAt, 'long', i18n.language) })
              : t('lawyer.VERIFIEDundated')}{' '}
            <TextLink to={paths.lawyer(lawyer.id)}>{t('lawyer.publicPage')}</TextLink>
          </p>
        )}
        {verification === 'REJECTED' && (
          <div className="grid gap-1">
            <p className="text-ink-2">{t('lawyer.REJECTED')}</p>
            <blockquote className="border-l-3 border-line-strong pl-3 whitespace-pre-line">
              {verificationReason}
            </blockquote>
          </div>
        )}
        <div className="flex flex-wrap gap-2 *:flex-1">
          {verification !== 'REJECTED' && (
            <Button disabled={busy} onClick={onReject}>
              {t('verification.reject')}
            </Button>
          )}
          {verification !== 'VERIFIED' && (
            <Button
              variant="primary"
              icon={BadgeCheck}
              busy={busy}
              busyLabel={t('verification.verifying')}
              onClick={() => void verify(lawyer)}
            >
              {t('verification.verify')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
