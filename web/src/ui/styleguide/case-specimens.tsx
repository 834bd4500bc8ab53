import { Briefcase } from 'lucide-react';
import { Breadcrumbs } from '../breadcrumbs';
import { FormSection, PageHeader, SectionHeading } from '../page-header';
import { Panel } from '../panel';
import { Button } from '../button';
import { StatCard } from '../stat-card';
import { GuidedStep, Steps } from '../progress/steps';
import { PhaseStrip } from '../progress/phase-strip';
import { Timeline, type TimelinePhase } from '../progress/timeline';
import { Specimen } from './specimen';

const stateLabels = { done: 'finished', current: 'now', ahead: 'not begun' };
const foldLabels = { show: (count: number) => `Show ${count} earlier`, hide: 'Hide the earlier ones' };
const event = (id: string, date: string, title: string) => ({ id, date, dateTime: '2026-02-03', title });
const phases: TimelinePhase[] = [
  {
    id: 'intake',
    name: 'Intake',
    state: 'done',
    dates: '3 to 8 Feb 2026',
    events: [
      event('sent', '3 Feb', 'Case request sent'),
      { ...event('accepted', '4 Feb', 'Accepted'), note: 'Advocate Nusrat Jahan took the case.' },
    ],
  },
  {
    id: 'hearings',
    name: 'Hearings',
    state: 'current',
    dates: 'Now, since 6 May 2026',
    events: [
      {
        ...event('note', '12 Sep', 'Note'),
        body: <p>The court wants to see the original deed of 1998.</p>,
        note: 'By Advocate Nusrat Jahan, 4:12 pm',
        action: <Button variant="text">Correct</Button>,
      },
      ...Array.from({ length: 12 }, (_, index) => event(`n${index}`, '20 Oct', `Note ${index + 1}`)),
      { ...event('next', '7 Dec', 'Hearing 3, next'), upcoming: true },
    ],
  },
  {
    id: 'judgement',
    name: 'Judgement',
    state: 'ahead',
    dates: 'Not begun',
    note: 'The court announces its decision.',
  },
];

/** Page headers, phases, timeline, steps and numbers. */
export function CaseSpecimens() {
  return (
    <>
      <Specimen title="Case">
        <Breadcrumbs
          label="Where you are"
          crumbs={[{ label: 'My Cases', to: '#cases' }, { label: 'Title Suit 214' }]}
        />
        <PageHeader
          title="Partition of ancestral land in Savar"
          description="Clients see everything here except your email."
          actions={<Button variant="primary">New case request</Button>}
        />
        <PhaseStrip phases={phases} stateLabels={stateLabels} />
        <Panel title="Timeline" aside="Updated 9 Sep 2026">
          <Timeline phases={phases} stateLabels={stateLabels} foldLabels={foldLabels} />
        </Panel>
        <div className="flex flex-wrap gap-6">
          <GuidedStep
            headingLevel={3}
            number={1}
            title="Send the fee with bKash"
            description="The details your lawyer gave for this case."
          >
            <Button>Copy</Button>
          </GuidedStep>
        </div>
        <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
          <StatCard label="Open cases" value="14" note="2 more" icon={Briefcase} to="#cases" />
          <StatCard label="Lawyers" value="1,204" note="68 verified" />
        </div>
      </Specimen>
      <Specimen title="Sections and steps">
        <SectionHeading title="How it works" description="Four steps, most of them done by others." />
        <Steps
          steps={[
            { title: 'Submit a case request', description: 'Say in a few lines what happened.' },
            { title: 'Manage the case', description: 'Track its progress here.' },
          ]}
        />
        <FormSection title="Chamber" description="Shown with a map link.">
          <p>Fields stand here.</p>
        </FormSection>
      </Specimen>
    </>
  );
}
