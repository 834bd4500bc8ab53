import { BadgeCheck, Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { usePermissions } from '../../../session/use-permissions';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Panel } from '../../../ui/panel';
import { TextLink } from '../../../ui/text-link';
import type { LawyerDecision_LawyerFragment } from './generated/lawyer-decision';
import { AskForPaperDialog } from '../licence/ask-for-paper-dialog';
import { LicenseEvidence } from './license-evidence';
import { useVerifyLawyer } from './use-verify-lawyer';
import { bothNames } from './both-names';
import { WaitingNameActions } from './waiting-name-actions';
import { VerificationMark } from './verification-mark';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment LawyerDecision_lawyer on Lawyer {
    id
    name
    checkedName
    licenseNumber
    verificationVersion
    nameBangla
    checkedNameBangla
    verification
    verificationReason
    verifiedAt
    renewalAt
    ...LicenseEvidence_lawyer
  }
`);

interface LawyerDecisionProps {
  item: FragmentType<LawyerDecision_LawyerFragment>;
  onReject: () => void;
}

/** The licence number, its verification status, and the buttons to verify or reject for those who may decide. */
export function LawyerDecision({ item, onReject }: LawyerDecisionProps) {
  const { t, i18n } = useTranslation('verification');
  const lawyer = readFragment<LawyerDecision_LawyerFragment>(item);
  const { licenseNumber, verification, verificationReason, verifiedAt } = lawyer;
  const { verify, busy } = useVerifyLawyer();
  const mayDecide = usePermissions().may('VERIFY_LAWYERS');
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const waits = verification === 'PENDING' || lawyer.renewalAt !== null;
  return (
    <Panel title={t('decision.title')} aside={<VerificationMark status={verification} />}>
      <div className="grid gap-4">
        <LicenseEvidence item={lawyer} reasonId={reasonId} />
        {lawyer.checkedName && (
          <FormMessage tone="warning" title={t('names.one')}>
            {t('names.explained', {
              checkedName: bothNames(lawyer.checkedName, lawyer.checkedNameBangla),
              name: bothNames(lawyer.name, lawyer.nameBangla),
            })}
            {mayDecide && (
              <div className="mt-2">
                <WaitingNameActions lawyer={{ ...lawyer, checkedName: lawyer.checkedName }} />
              </div>
            )}
          </FormMessage>
        )}
        {verification === 'PENDING' && <p className="text-ink-2">{t('decision.PENDING')}</p>}
        {verification === 'VERIFIED' && (
          <p className="text-ink-2">
            {verifiedAt
              ? t('decision.VERIFIED', { date: formatDate(verifiedAt, i18n.language, 'long') })
              : t('decision.VERIFIEDundated')}{' '}
            <TextLink to={paths.lawyer(lawyer.id)}>{t('decision.publicPage')}</TextLink>
          </p>
        )}
        {verification === 'REJECTED' && (
          <div className="grid gap-1">
            <p className="text-ink-2">{t('decision.REJECTED')}</p>
            <blockquote className="border-l-3 border-line-strong pl-3 whitespace-pre-line">
              <Passage text={verificationReason ?? ''} />
            </blockquote>
          </div>
        )}
        {mayDecide && waits && (
          <Button icon={Camera} disabled={busy} onClick={() => setAsking(true)}>
            {t('ask.title')}
          </Button>
        )}
        {isAsking && <AskForPaperDialog lawyer={lawyer} onClose={() => setAsking(false)} />}
        {mayDecide && (
          <div className="flex flex-wrap gap-2 *:flex-1">
            {verification !== 'REJECTED' && (
              <Button disabled={busy} onClick={onReject}>
                {t('decision.reject')}
              </Button>
            )}
            {(verification !== 'VERIFIED' || waits) && (
              <Button
                variant="primary"
                icon={BadgeCheck}
                busy={busy}
                busyLabel={t('decision.verifying')}
                disabled={!licenseNumber}
                aria-describedby={licenseNumber ? undefined : reasonId}
                onClick={() => void verify(lawyer)}
              >
                {t('decision.verify')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
