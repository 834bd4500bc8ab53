import type { Language } from '@ainsathi/contract/languages';
import { StaticRouter } from 'react-router-dom';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { CasePhaseStrip, CaseTimeline } from './case-timeline';
import type {
  CaseEntry_EventFragment,
  CaseEvent_EventFragment as Event,
  CaseTimeline_CaseFragment,
} from './generated/case-timeline';

type TimelineProps = Partial<Parameters<typeof CaseTimeline>[0]>;

const event = (id: string, day: string, facts: Partial<Event>): Event => ({
  id,
  kind: 'NOTE',
  to: null,
  actorName: 'Advocate Nusrat Jahan',
  actorNameBangla: 'অ্যাডভোকেট নুসরাত জাহান',
  actorRole: 'LAWYER',
  createdAt: `2026-09-${day}T06:00:00Z`,
  correctsId: null,
  hearing: null,
  appointment: null,
  call: null,
  fee: null,
  payment: null,
  ...facts,
});

const hearing = {
  ...{ id: 'h', startsAt: '2026-12-07T04:30:00Z', hasTime: true, court: 'Family Court 3' },
  replacesId: null,
};

const history = [
  event('requested', '01', { kind: 'REQUESTED', to: 'PENDING', actorRole: 'USER' }),
  event('note', '07', {}),
  event('correction', '09', { correctsId: 'note' }),
  event('set', '10', { kind: 'HEARING_SET', hearing }),
  event('moved', '11', { kind: 'HEARING_SET', hearing: { ...hearing, id: 'm', replacesId: 'h' } }),
  event('cancelled', '12', { kind: 'HEARING_CANCELLED', hearing: { ...hearing, id: 'c', replacesId: 'm' } }),
];

const entry = { text: null, result: null, hearing: null, appointment: null, subjectName: null };

const content: { id: string; events: CaseEntry_EventFragment[] } = {
  id: 'case',
  events: [
    { ...entry, id: 'note', text: 'The fifth' },
    { ...entry, id: 'correction', text: 'The sixth' },
    {
      ...entry,
      id: 'set',
      hearing: { id: 'h', purpose: 'Evidence', calendarFile: 'BEGIN:VCALENDAR' },
    },
    {
      ...entry,
      id: 'cancelled',
      text: 'The judge is on leave',
      hearing: { id: 'c', purpose: 'Evidence', calendarFile: 'METHOD:CANCEL' },
    },
  ],
};

const caseWith = (events: Event[]): CaseTimeline_CaseFragment => ({
  id: 'case',
  status: 'PENDING',
  pastStatuses: ['PENDING'],
  withdrawnAt: null,
  updatedAt: '2026-09-12T06:00:00Z',
  events,
});

async function renderCase(
  Part: typeof CaseTimeline | typeof CasePhaseStrip,
  legalCase: CaseTimeline_CaseFragment,
  props: TimelineProps,
  language: Language,
) {
  const translator = await translatorFor(language, 'cases', 'casePage', 'room', 'fees', 'legalWords');
  return renderWith(
    translator,
    <StaticRouter location="/user/cases/case">
      <Part legalCase={legalCase as object} {...props} />
    </StaticRouter>,
  );
}

async function render(events: Event[], props: TimelineProps = {}, language: Language = 'en') {
  return renderCase(CaseTimeline, caseWith(events), props, language);
}

describe('the timeline of a case', () => {
  it('says what a note says now, when it was corrected, and strikes out what it said', async () => {
    const page = await render(history, { content: content as object });
    expect(page).toMatch(/The sixth.*Corrected 9 Sept? 2026.*<del>The fifth<\/del>/s);
    expect(page.match(/>Note</g)).toHaveLength(1);
  });

  it('says when a client joined, not that the lawyer did', async () => {
    const page = await render([event('joined', '10', { kind: 'CLIENT_JOINED' })]);
    expect(page).toContain('The client joined');
    expect(page).toContain('At 12:00');
    expect(page).not.toContain('Nusrat Jahan');
  });

  it('says of hearings that they were set, moved and cancelled, and why', async () => {
    const page = await render(history, { content: content as object });
    expect(page).toMatch(
      /Hearing of 7 Dec 2026 cancelled.*The judge is on leave.*Hearing moved to 7 Dec.*Hearing set for 7 Dec 2026, 10:30 am.*Family Court 3 · Evidence/s,
    );
  });

  it('says of each payment its own ID, whatever the way of sending', async () => {
    const handedIn = (id: string, method: 'BKASH' | 'NAGAD') =>
      event(id, '13', {
        kind: 'PAYMENT_SUBMITTED',
        payment: { id, amountPoisha: 2_500_000, method, transactionId: `${id}1ABCD` },
      });
    const page = await render([handedIn('73Q', 'BKASH'), handedIn('84R', 'NAGAD')]);
    expect(page).toMatch(/>Transaction ID 84R1ABCD<.*>bKash transaction ID 73Q1ABCD</s);
    expect(await render([event('old', '13', { kind: 'PAYMENT_SUBMITTED' })])).not.toContain('transaction ID');
  });

  it.each([
    [59, 'Call, less than a minute', 'কল, এক মিনিটের কম'],
    [119, 'Call, 1 minute', 'কল, ১ মিনিট'],
  ])('says how long a call of %s seconds was, as the page of the call does', async (seconds, en, bn) => {
    const connectedAt = '2026-09-13T06:00:00Z';
    const endedAt = new Date(Date.parse(connectedAt) + seconds * 1000).toISOString();
    const calls = [event('call', '13', { kind: 'CALL_HELD', call: { id: 'c', connectedAt, endedAt } })];
    expect(await render(calls)).toContain(`>${en}<`);
    expect(await render(calls, {}, 'bn')).toContain(`>${bn}<`);
  });

  describe('of what is cancelled, says how it leaves a calendar', () => {
    const cancelled = { ...hearing, id: 'c', startsAt: '2126-12-07T04:30:00Z' };
    const appointment = { ...cancelled, mode: 'CHAMBER' as const, canAct: [] };
    const calendarFile = 'METHOD:CANCEL';
    const about = { id: 'cancelled', text: null, subjectName: null };
    const cases = {
      hearing: [
        { kind: 'HEARING_CANCELLED', hearing: cancelled } as const,
        { ...about, hearing: { id: 'c', purpose: 'Evidence', calendarFile }, appointment: null },
      ],
      appointment: [
        { kind: 'APPOINTMENT_CANCELLED', appointment } as const,
        { ...about, hearing: null, appointment: { id: 'c', calendarFile } },
      ],
    } as const;

    for (const [name, [facts, written]] of Object.entries(cases))
      it(`a${name === 'hearing' ? '' : 'n'} ${name}, with the file that cancels it, in both languages`, async () => {
        const events = [event('cancelled', '12', facts)];
        const props = { content: { id: 'case', events: [written] } as object };
        const page = await render(events, props);
        expect(page).toContain('With your calendar address it leaves your calendar by itself.');
        expect(page).toMatch(
          new RegExp(`href="data:text/calendar[^"]*METHOD%3ACANCEL" download="${name}-2126-12-07`),
        );
        expect(page).toContain('Cancel the saved entry');
        expect(await render(events, props, 'bn')).toContain('যোগ করা তারিখটি বাতিল করুন');
      });

    it('but not to admins, and not once its time is over', async () => {
      const future = [event('cancelled', '12', cases.hearing[0])];
      expect(await render(future)).not.toContain('calendar');
      const past = [
        event('cancelled', '12', {
          ...cases.hearing[0],
          hearing: { ...cancelled, startsAt: '2020-01-06T04:30:00Z' },
        }),
      ];
      const content = { id: 'case', events: [cases.hearing[1]] } as object;
      expect(await render(past, { content })).not.toContain('by itself');
    });
  });

  it('offers the lawyer to correct the latest text of an entry', async () => {
    const correctionOf = ({ id, text }: { id: string; text: string }) => (
      <button>
        {id}: {text}
      </button>
    );
    const page = await render(history, { content: content as object, correctionOf });
    expect(page.replaceAll('<!-- -->', '').match(/<button>[^<]*/g)).toEqual([
      '<button>correction: The sixth',
    ]);
  });

  it('says of appointments that they were agreed, moved, cancelled and missed, and offers to say the last', async () => {
    const of = (id: string, mode: 'VIDEO' | 'PHONE', replacesId: string | null = null) => ({
      ...{ id, mode, replacesId, startsAt: '2026-12-07T04:30:00Z' },
      canAct: ['REPORT_MISSED' as const],
    });
    const lines = [
      event('agreed', '10', { kind: 'APPOINTMENT_AGREED', appointment: of('a', 'VIDEO') }),
      event('moved', '11', { kind: 'APPOINTMENT_AGREED', appointment: of('b', 'PHONE', 'a') }),
      event('missed', '12', { kind: 'APPOINTMENT_MISSED', appointment: of('b', 'PHONE', 'a') }),
      event('cancelled', '13', { kind: 'APPOINTMENT_CANCELLED', appointment: of('c', 'PHONE') }),
    ];
    const missedOf = (id: string) => <button>Missed {id}</button>;
    const page = await render(lines, { content: content as object, missedOf });
    expect(page).toMatch(
      /Appointment of 7 Dec 2026, 10:30 am cancelled.*Appointment of 7 Dec 2026, 10:30 am did not take place.*Appointment moved to 7 Dec 2026, 10:30 am, by phone.*Appointment on 7 Dec 2026, 10:30 am, by video/s,
    );
    expect(page.match(/<button>Missed /g)).toHaveLength(2);
    expect(await render(lines)).not.toContain('<button>Missed');
  });

  it('without what was written says the same dates', async () => {
    const page = await render(history);
    expect(page).toContain('Hearing set for 7 Dec 2026, 10:30 am');
    for (const text of ['The sixth', 'The fifth', 'Evidence', 'on leave']) expect(page).not.toContain(text);
  });

  it.each([
    ['en', 'Not part of this case', ', finished'],
    ['bn', 'এই মামলায় ছিল না', ', শেষ'],
  ] as const)(
    'of a closed case has no tick for a phase without a step, in %s',
    async (language, absent, done) => {
      const events = [
        event('requested', '01', { kind: 'REQUESTED', to: 'PENDING' }),
        event('closed', '02', { kind: 'STATUS_CHANGED', to: 'CASE_CLOSED' }),
      ];
      const pastStatuses = ['PENDING' as const, 'CASE_CLOSED' as const];
      const legalCase = { ...caseWith(events), status: 'CASE_CLOSED' as const, pastStatuses };
      for (const part of [CaseTimeline, CasePhaseStrip]) {
        const page = await renderCase(part, legalCase, {}, language);
        expect([page.split(absent).length - 1, page.split(done).length - 1]).toEqual([4, 2]);
      }
    },
  );

  it.each([
    ['en', 'Not part of this case', 'Among earlier entries'],
    ['bn', 'এই মামলায় ছিল না', 'আগের খবরের মধ্যে'],
  ] as const)(
    'of a closed case with a long history ticks the phases of earlier entries, in %s',
    async (language, absent, among) => {
      const events = [event('closed', '02', { kind: 'STATUS_CHANGED', to: 'CASE_CLOSED' })];
      const pastStatuses = ['PENDING' as const, 'HEARING_1' as const, 'CASE_CLOSED' as const];
      const legalCase = { ...caseWith(events), status: 'CASE_CLOSED' as const, pastStatuses };
      for (const part of [CaseTimeline, CasePhaseStrip]) {
        const page = await renderCase(part, legalCase, {}, language);
        expect([page.split(absent).length - 1, page.split(among).length - 1]).toEqual([3, 2]);
      }
    },
  );

  it('folds all but a dozen lines of a phase', async () => {
    const notes = Array.from({ length: 15 }, (_, index) => event(`n${index}`, '20', {}));
    expect(await render(notes.slice(0, 12))).not.toContain('<details');
    const page = await render(notes);
    expect(page).toContain('Show 3 earlier');
    expect(page.split('<details')[0]?.match(/>Note</g)).toHaveLength(12);
  });
});
