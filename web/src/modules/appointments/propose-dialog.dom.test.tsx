import { fireEvent, screen } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPart } from '../../../test/render-part';
import { HearingsAheadDocument } from './generated/propose-dialog';
import { ProposeDialog } from './propose-dialog';

const hearings = ['2026-12-07T04:00:00Z', '2026-12-07T06:30:00Z', '2026-12-08T04:00:00Z'];

async function open(language: 'en' | 'bn', role: 'user' | 'lawyer' = 'lawyer') {
  const shown = await renderPart(
    <ProposeDialog
      {...{ caseId: 'wages', otherName: 'Rahima Begum', insteadOf: null, keepsTimes: false }}
      onSent={jest.fn()}
      onClose={jest.fn()}
    />,
    {
      role,
      language,
      answers: [
        answer(HearingsAheadDocument, {
          myHearings: { items: hearings.map((startsAt) => ({ id: startsAt, startsAt })) },
        }),
      ],
    },
  );
  const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  const doubtsAt = async (date: string, time: string) => {
    fireEvent.input(input('times.0.date'), { target: { value: date } });
    fireEvent.input(input('times.0.time'), { target: { value: time } });
    await screen.findByRole('dialog');
    return input('times.0.date').closest('fieldset')!.querySelector('[role="status"]')!.textContent;
  };
  return { ...shown, doubtsAt };
}

describe.each([
  { language: 'en', then: 'You have 2 hearings then', noCourt: 'Courts do not sit' },
  { language: 'bn', then: 'তখন আপনার ২টি শুনানি আছে', noCourt: 'আদালত বসে না' },
] as const)('a proposed time ($language)', ({ language, then, noCourt }) => {
  it('is said to be that of own hearings, or on a day without court', async () => {
    const { doubtsAt, sent } = await open(language);
    expect(await doubtsAt('2026-12-07', '10:30')).toContain(then);
    expect(await doubtsAt('2026-12-07', '19:00')).not.toContain(then);
    expect(await doubtsAt('2026-12-09', '10:30')).not.toContain(then);
    for (const day of ['2026-12-11', '2026-12-12']) expect(await doubtsAt(day, '10:30')).toContain(noCourt);
    expect(await doubtsAt('2026-12-13', '10:30')).not.toContain(noCourt);
    expect(sent(HearingsAheadDocument)).toHaveLength(1);
  });
});

it.each([
  ['user', 'en', 'The lawyer calls you.'],
  ['user', 'bn', 'আইনজীবী আপনাকে ফোন করবেন।'],
  ['lawyer', 'en', 'You call the client.'],
  ['lawyer', 'bn', 'আপনি মক্কেলকে ফোন করবেন।'],
] as const)('says to the %s in %s who calls whom', async (role, language, sentence) => {
  await open(language, role);
  expect(screen.getByText(sentence)).toBeTruthy();
});
