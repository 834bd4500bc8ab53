import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { ExplainedText } from '../../../legal-words/explained-text';
import { Panel } from '../../../ui/panel';
import { PhaseStrip } from '../../../ui/progress/phase-strip';
import { Timeline, type TimelinePhase } from '../../../ui/progress/timeline';
import type { CaseEntries_CaseFragment, CaseTimeline_CaseFragment } from './generated/case-timeline';
import { EarlierEvents, eventsPage, type EarlierEvent } from './earlier-events';
import type { TimelineContent } from './use-event-lines';
import { useTimelinePhases } from './use-timeline-phases';

graphql(`
  fragment CaseEvent_event on CaseEvent {
    id
    kind
    to
    actorName
    actorNameBangla
    actorRole
    createdAt
    correctsId
    hearing {
      id
      startsAt
      hasTime
      court
      replacesId
    }
    appointment {
      id
      startsAt
      mode
      replacesId
      canAct
    }
    call {
      id
      connectedAt
      endedAt
    }
    fee {
      id
      amountPoisha
    }
    payment {
      id
      amountPoisha
      method
      transactionId
    }
  }

  fragment CaseEntry_event on CaseEvent {
    id
    text
    result
    hearing {
      id
      purpose
      calendarFile
    }
    appointment {
      id
      calendarFile
    }
    subjectName
  }

  fragment CaseTimeline_case on Case {
    id
    status
    pastStatuses
    withdrawnAt
    updatedAt
    events(limit: 80) {
      id
      ...CaseEvent_event
    }
  }

  fragment CaseEntries_case on Case {
    id
    events(limit: 80) {
      id
      ...CaseEntry_event
    }
  }
`);

function explained(phase: TimelinePhase): TimelinePhase {
  return typeof phase.note === 'string' ? { ...phase, note: <ExplainedText text={phase.note} /> } : phase;
}

interface CaseProps {
  legalCase: FragmentType<CaseTimeline_CaseFragment>;
}

interface CaseTimelineProps extends CaseProps {
  /** Texts, for participants. */
  content?: FragmentType<CaseEntries_CaseFragment>;
  correctionOf?: TimelineContent['correctionOf'];
  missedOf?: TimelineContent['missedOf'];
  action?: ReactNode;
}

/** The events before those that the query of the case gives, as far as they were loaded. */
function useEarlierEvents(presentCount: number) {
  const [loaded, setLoaded] = useState<readonly (readonly EarlierEvent[])[]>([]);
  const last = loaded.at(-1)?.length ?? presentCount;
  return {
    events: loaded.toReversed().flat(),
    pages: loaded.length + 1,
    isWhole: last < eventsPage,
    add: (page: readonly EarlierEvent[]) => setLoaded([...loaded, page]),
  };
}

export function CaseTimeline({ legalCase, content, correctionOf, missedOf, action }: CaseTimelineProps) {
  const { t, i18n } = useTranslation(['casePage', 'room']);
  const present = readFragment<CaseTimeline_CaseFragment>(legalCase);
  const { events: earlier, pages, isWhole, add } = useEarlierEvents(present.events.length);
  const timeline = { ...present, events: [...earlier, ...present.events] };
  const written = readFragment<CaseEntries_CaseFragment>(content)?.events;
  const events = written && [...earlier, ...written];
  const { phases, stateLabels } = useTimelinePhases(
    timeline,
    events ? { events, correctionOf, missedOf } : null,
  );
  return (
    <Panel
      title={t('timeline.title')}
      aside={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('timeline.updated', { date: formatDate(timeline.updatedAt, i18n.language) })}
          {action}
        </span>
      }
    >
      <Timeline
        phases={phases.map(explained)}
        stateLabels={stateLabels}
        foldLabels={{
          show: (count) => t('room:timeline.showEarlier', { count }),
          hide: t('room:timeline.hideEarlier'),
        }}
      />
      {!isWhole && (
        <EarlierEvents caseId={present.id} pages={pages} withContent={written !== undefined} onLoaded={add} />
      )}
    </Panel>
  );
}

/** Side by side, on a phone with the current phase named below; nothing if the case ended in its first phase. */
export function CasePhaseStrip({ legalCase }: CaseProps) {
  const { t } = useTranslation('cases');
  const { strip, stateLabels } = useTimelinePhases(readFragment<CaseTimeline_CaseFragment>(legalCase));
  const present = strip.findIndex(({ state }) => state === 'current');
  const name = strip[present]?.name;
  if (strip.length < 2) return null;
  return (
    <div>
      <PhaseStrip phases={strip} stateLabels={stateLabels} />
      {name && (
        <p aria-hidden className="mt-1 text-14 text-ink-2 md:hidden">
          {t('phaseMeter', { number: present + 1, total: strip.length, name })}
        </p>
      )}
    </div>
  );
}
