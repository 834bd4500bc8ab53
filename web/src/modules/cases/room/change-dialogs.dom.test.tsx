import { screen } from '@testing-library/react';
import { tomorrow } from '../../../../test/case-states/case-state';
import { refuse } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import { SetDateDocument } from '../hearings/generated/use-hearing-form';
import { ChangeHearingDialog, CorrectNoteDialog } from './change-dialogs';
import { AddCaseEntryDocument } from './generated/use-note-form';

const props = {
  ...{ caseId: 'wages', forClient: (sentence: string) => sentence },
  ...{ onSent: jest.fn(), onClose: jest.fn() },
};
const hearing = { ...tomorrow, place: null, bring: null, result: null, calendarFile: null };
const message = 'This hearing was moved or cancelled.';
const refused = [
  refuse(SetDateDocument, { code: 'CONFLICT', message }),
  refuse(AddCaseEntryDocument, { code: 'CONFLICT', message }),
];

describe.each([
  [
    'en',
    'Save the hearing',
    'The hearing was not changed',
    'Save the correction',
    'The note was not corrected',
  ],
  [
    ...(['bn', 'শুনানি সংরক্ষণ করুন', 'শুনানির তথ্য বদলানো যায়নি'] as const),
    ...(['সংশোধন সংরক্ষণ করুন', 'নোটটি সংশোধন করা যায়নি'] as const),
  ],
] as const)('what is refused, in %s', (language, save, notChanged, correct, notCorrected) => {
  it('is a change of a hearing, not something to add', async () => {
    const { press } = await renderPart(<ChangeHearingDialog {...props} hearing={hearing} />, {
      ...{ role: 'lawyer', language, answers: refused, known: { myHearings: { items: [] } } },
    });
    await press(save);
    await screen.findByText(notChanged);
    await screen.findByText(message);
  });

  it('is a correction of a note, not something to add', async () => {
    const entry = { id: 'note', text: 'Heard' };
    const { press, user } = await renderPart(<CorrectNoteDialog {...props} entry={entry} />, {
      ...{ role: 'lawyer', language, answers: refused },
    });
    await user.type(screen.getByRole('textbox'), ' today');
    await press(correct);
    await screen.findByText(notCorrected);
  });
});
