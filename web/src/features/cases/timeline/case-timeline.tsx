import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { ExplainedText } from '../../../legal-words/explained-text';
import { Panel } from '../../../ui/panel';
import { PhaseStrip, Timeline, type TimelinePhase } from '../../../ui/timeline';
import type { CaseTimeline_CaseFragment } from './generated/case-timeline';
import { useTimelinePhases } from './use-timeline-phases';

graphql(`
  fragment CaseTimeline_case on Case {
    id
    status
    bKashTrxId
    updatedAt
    events {
      id
      kind
      to
      actorName
      actorRole
      createdAt
    }
  }
`);

/** A phase with the legal words of its note explained. */
function explained(phase: TimelinePhase): TimelinePhase {
  return typeof phase.note === 'string' ? { ...phase, note: <ExplainedText text={phase.note} /> } : phase;
}

interface CaseTimelineProps {
  legalCase: FragmentType<CaseTimeline_CaseFragment>;
}

/** The events of a case by phase, each with its date and actor. */
export function CaseTimeline({ legalCase }: CaseTimelineProps) {
  const { t, i18n } = useTranslation('casePage');
  const timeline = readFragment<CaseTimeline_CaseFragment>(legalCase);
  const { phases, stateLabels } = useTimelinePhases(timeline);
  return (
    <Panel
      title={t('timeline.title')}
      aside={t('timeline.updated', { date: formatDate(timeline.updatedAt, i18n.language) })}
    >
      <Timeline phases={phases.map(explained)} stateLabels={stateLabels} />
    </Panel>
  );
}

/** The phases side by side, on a phone with the current one named below; renders nothing if the case ended in its first phase. */
export function CasePhaseStrip({ legalCase }: CaseTimelineProps) {
  const { t } = useTranslation('cases');
  const { strip, stateLabels } = useTimelinePhases(readFragment<CaseTimeline_CaseFragment>(legalCase));
  const present = strip.findIndex(({ state }) => state === 'current');
  const name = strip[present]?.name;
  if (strip.length < 2) return null;
  return (
    <div>
      <PhaseStrip phases={strip} stateLabels={stateLabels} />
      {name && (
        <p aria-hidden className="mt-2 text-14 text-ink-2 md:hidden">
          {t('phaseMeter', { number: present + 1, total: strip.length, name })}
        </p>
      )}
    </div>
  );
}
