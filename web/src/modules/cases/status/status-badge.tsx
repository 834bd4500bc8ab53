import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { Badge } from '../../../ui/badge';
import { PhaseMeter } from '../../../ui/progress/phase-meter';
import { casePhases, isClosed, isKnownStatus, phasesReached, statusPlaces } from './case-phase';
import type { StatusBadge_CaseFragment } from './generated/status-badge';

graphql(`
  fragment StatusBadge_case on Case {
    id
    status
    withdrawnAt
  }
`);

interface StatusBadgeProps {
  legalCase: FragmentType<StatusBadge_CaseFragment>;
}

/** The status, or that the request was withdrawn; an unknown status, of a newer server, as plain text. */
export function StatusBadge({ legalCase }: StatusBadgeProps) {
  const { t } = useTranslation('cases');
  const { status, withdrawnAt } = readFragment<StatusBadge_CaseFragment>(legalCase);
  if (withdrawnAt) return <Badge>{t('withdrawn')}</Badge>;
  if (!isKnownStatus(status)) return <Badge>{status}</Badge>;
  return <Badge tone={statusPlaces[status].tone}>{t(`status.${status}`)}</Badge>;
}

/** Six segments; nothing for a pending, closed or unknown status. */
function StatusMeter({ status }: { status: CaseStatus }) {
  const { t } = useTranslation('cases');
  const reached = isKnownStatus(status) && !isClosed(status) ? phasesReached(status) : null;
  const phase = reached === null ? undefined : casePhases[reached - 1];
  if (reached === null || phase === undefined) return null;
  const name = t(`phase.${phase}`);
  const label = t('phaseMeter', { number: reached, total: casePhases.length, name });
  return <PhaseMeter reached={reached} total={casePhases.length} name={name} label={label} />;
}

/** Characters that fit in one line of half a phone's card. */
const longestInHalfACard = 13;

export function StatusWithMeter({ legalCase }: StatusBadgeProps) {
  const { t } = useTranslation('cases');
  const { status, withdrawnAt } = readFragment<StatusBadge_CaseFragment>(legalCase);
  const isLong = isKnownStatus(status) && t(`status.${status}`).length > longestInHalfACard;
  return (
    <div data-long={isLong || undefined} className="grid justify-items-start gap-2">
      <StatusBadge legalCase={legalCase} />
      {!withdrawnAt && <StatusMeter status={status} />}
    </div>
  );
}
