import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { Badge } from '../../../ui/badge';
import { PhaseMeter } from '../../../ui/progress/phase-meter';
import { casePhases, isClosed, isKnownStatus, phasesReached, statusPlaces } from './case-phase';
import type { StatusBadge_CaseFragment } from './generated/status-badge';
import { useChosenStatus } from './use-change-status';

graphql(`
  fragment StatusBadge_case on Case {
    id
    status
    withdrawnAt
  }
`);

interface StatusBadgeProps {
  legalCase: FragmentType<StatusBadge_CaseFragment>;
  /** Behind the word. */
  end?: ReactNode;
}

/** The status, a chosen one at once, or that the request was withdrawn; an unknown status, of a newer server, as plain text. */
export function StatusBadge({ legalCase, end }: StatusBadgeProps) {
  const { t } = useTranslation('cases');
  const { id, status: stored, withdrawnAt } = readFragment<StatusBadge_CaseFragment>(legalCase);
  const status = useChosenStatus(id) ?? stored;
  const isKnown = isKnownStatus(status);
  const word = withdrawnAt ? t('withdrawn') : isKnown ? t(`status.${status}`) : status;
  return (
    <Badge tone={!withdrawnAt && isKnown ? statusPlaces[status].tone : undefined}>
      {word}
      {end}
    </Badge>
  );
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

export function StatusWithMeter({ legalCase }: Pick<StatusBadgeProps, 'legalCase'>) {
  const { status, withdrawnAt } = readFragment<StatusBadge_CaseFragment>(legalCase);
  return (
    <div className="grid justify-items-start gap-1.5">
      <StatusBadge legalCase={legalCase} />
      <span className="contents card:hidden">{!withdrawnAt && <StatusMeter status={status} />}</span>
    </div>
  );
}
