import { act, screen } from '@testing-library/react';
import { fragmentOf } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import { AppointmentProposal } from './appointment-card';
import { Appointments_CaseFragmentDoc, RoomAppointmentFragmentDoc } from './generated/appointment-operations';

const start = Date.parse('2026-12-01T04:00:00Z');
const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

async function renderTimes(...times: string[]) {
  const appointment = fragmentOf(RoomAppointmentFragmentDoc, { proposedBy: 'USER', minutes: 30, times });
  const onAccept = jest.fn();
  const acts = { onAccept, onPropose: jest.fn(), onCancel: jest.fn(), busy: false };
  const legalCase = fragmentOf(Appointments_CaseFragmentDoc, {});
  const part = (
    <AppointmentProposal
      {...{ appointment, legalCase, viewer: 'LAWYER', otherName: 'Rahima Begum', ...acts }}
    />
  );
  return { ...(await renderPart(part, { role: 'lawyer' })), onAccept };
}

const times = () => screen.queryAllByRole<HTMLInputElement>('radio');
const accept = () => screen.queryByRole('button', { name: 'Accept this time' });

describe('a time that passes while the page is open', () => {
  it('is offered no more, and another has to be chosen', async () => {
    const { user, onAccept } = await renderTimes(inSeconds(15), inSeconds(3_600));
    expect(times().map(({ checked }) => checked)).toEqual([true, false]);
    pass(16);
    expect(times().map(({ checked }) => checked)).toEqual([false]);
    expect(screen.getByRole('status').textContent).toBe('The time that you chose is over. Choose another.');
    expect(accept()).toBeNull();
    await user.click(times()[0]!);
    await user.click(accept()!);
    expect(onAccept).toHaveBeenCalledWith(inSeconds(3_600));
  });

  it('leaves nothing to choose when it was the last', async () => {
    await renderTimes(inSeconds(15));
    expect(times()).toHaveLength(1);
    pass(16);
    screen.getByText('These times are over.');
    expect(times()).toEqual([]);
    expect(accept()).toBeNull();
  });
});
