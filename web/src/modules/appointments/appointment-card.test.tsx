import type { Language } from '@ainsathi/contract/languages';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import { AgreedAppointment, AppointmentProposal } from './appointment-card';
import type { Appointments_CaseFragment, RoomAppointmentFragment } from './generated/appointment-operations';

type Appointment = RoomAppointmentFragment;

const legalCase = {
  id: 'case',
  canAct: ['MAKE_APPOINTMENT'],
  canCall: true,
  call: null,
  client: { id: 'client', name: 'Rahima Begum', phone: '+8801712345678' },
  lawyer: {
    id: 'lawyer',
    name: 'Nusrat Jahan',
    nameBangla: 'নুসরাত জাহান',
    chamberAddress: 'Room 12',
    chamberAddressBangla: null,
  },
  appointment: null,
  appointmentProposal: null,
} as unknown as Appointments_CaseFragment;

const proposed = {
  id: 'appointment',
  mode: 'VIDEO',
  minutes: 30,
  proposedBy: 'LAWYER',
  times: ['2026-11-20T04:30:00Z', '2026-12-07T04:30:00Z'],
  startsAt: null,
  replacesId: null,
  note: 'The witnesses',
  calendarFile: null,
  canAct: ['ACCEPT', 'CANCEL'],
} as unknown as Appointment;

const agreed = {
  ...proposed,
  startsAt: '2026-12-07T04:30:00Z',
  calendarFile: 'BEGIN:VCALENDAR',
} as Appointment;
const acts = {
  onAccept: jest.fn(),
  onPropose: jest.fn(),
  onCancel: jest.fn(),
  onMove: jest.fn(),
  busy: false,
};

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T04:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function render(
  viewer: 'USER' | 'LAWYER',
  appointment: Appointment,
  language: Language = 'en',
): Promise<string> {
  const translator = await translatorFor(language, 'appointments', 'cases', 'room');
  const otherName = viewer === 'USER' ? 'Nusrat Jahan' : 'Rahima Begum';
  const props = { ...acts, viewer, otherName, legalCase, appointment };
  const card = appointment.startsAt ? <AgreedAppointment {...props} /> : <AppointmentProposal {...props} />;
  return renderWith(translator, card).replaceAll('<!-- -->', '');
}

describe('times that wait for an answer', () => {
  it('are chosen by the other person, of those that are to come', async () => {
    const page = await render('USER', proposed);
    for (const text of [
      'Nusrat Jahan proposes:',
      'By video, 30 minutes',
      'Accept this time',
      'The witnesses',
    ])
      expect(page).toContain(text);
    expect(page).toContain('Monday 7 December 2026, 10:30 am');
    expect(page).not.toContain('20 November');
  });

  it('can be changed and taken back by who proposed them', async () => {
    const page = await render('LAWYER', proposed);
    for (const text of ['You proposed', 'Waiting for Rahima Begum.', 'Change the times', 'Take back'])
      expect(page).toContain(text);
    expect(page).not.toContain('Accept');
  });
});

describe('an agreed appointment', () => {
  it('says when, how and what can be done', async () => {
    const page = await render('USER', agreed);
    for (const text of [
      'in 16 days',
      'Monday 7 December 2026, 10:30 am',
      'Add to calendar',
      'Move',
      'Cancel',
    ])
      expect(page).toContain(text);
    expect(page).toContain('download="appointment-2026-12-07.ics"');
    expect(await render('USER', agreed, 'bn')).toContain('১৬ দিন পর');
  });

  it('says where, or who calls whom', async () => {
    expect(await render('USER', { ...agreed, mode: 'CHAMBER' })).toContain('Room 12');
    const phone = { ...agreed, mode: 'PHONE' } as Appointment;
    expect(await render('USER', phone)).toContain('Nusrat Jahan calls you on');
    expect(await render('LAWYER', phone)).toContain('href="tel:+8801712345678"');
  });
});
