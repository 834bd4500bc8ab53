import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, refuse, type Answer, type Partly } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { Case } from '../../graphql/generated/schema-types';
import { SetCaseFactsDocument } from '../cases/facts/generated/case-facts';
import { AddCaseDocument, ConflictsDocument } from './generated/add-case';
import { DiaryCountsDocument, DiaryScreenDocument } from './generated/diary-screen';

const added = answer(AddCaseDocument, { addCase: { case: { id: 'wages', title: 'C.R. 412/2025' } } });
const noConflicts = answer(ConflictsDocument, { conflicts: [] });

async function openForm(answers: readonly Answer[] = [added, noConflicts]) {
  const page = await renderPage('/lawyer/diary', {
    role: 'lawyer',
    answers: [
      answer(DiaryScreenDocument, { shown: { rows: [], unanswered: [] } }),
      answer(DiaryCountsDocument, { near: { rows: [] } }),
      ...answers,
    ],
    known: { case: { id: 'wages', title: 'C.R. 412/2025' } },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Add a case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your own case' }));
  return {
    ...page,
    dialog,
    add: () => page.user.click(dialog.getByRole('button', { name: 'Add the case' })),
  };
}

const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

describe('an own case', () => {
  it.each([
    { label: /^Title/, value: 'Unpaid wages', sent: { title: 'Unpaid wages' } },
    { label: 'Number', value: '412', sent: { title: null, facts: { number: '412' } } },
    { label: 'Name of the client', value: 'Rahima', sent: { title: null, clientName: 'Rahima' } },
  ])('is added with $label alone, and then opens', async ({ label, value, sent: expected }) => {
    const { user, dialog, add, sent } = await openForm();
    await user.type(dialog.getByLabelText(label), value);
    await add();
    await screen.findByRole('heading', { level: 1, name: 'C.R. 412/2025' });
    expect(sent(AddCaseDocument)).toMatchObject([{ input: { ...expected, next: null } }]);
  });

  it('hints at a next date on which courts do not sit', async () => {
    const { dialog } = await openForm();
    const hint = 'On Friday and Saturday courts do not sit.';
    const next = dialog.getByLabelText('Next date');
    fireEvent.input(next, { target: { value: '2026-12-11' } });
    await dialog.findByText(hint);
    fireEvent.input(next, { target: { value: '2026-12-13' } });
    await waitFor(() => expect(dialog.queryByText(hint)).toBeNull());
  });

  it('needs one of the three', async () => {
    const { user, dialog, add, sent } = await openForm();
    await user.type(dialog.getByLabelText('Kind, e.g. C.R.'), 'C.R.');
    await add();
    await dialog.findByText('Enter a number, a title or the name of the client');
    expect(sent(AddCaseDocument)).toEqual([]);
  });

  it('shows in which cases a name stands, and is added all the same', async () => {
    const conflicts = answer(ConflictsDocument, { conflicts: [{ id: 'land', title: 'Land at Savar' }] });
    const { user, dialog, add, sent } = await openForm([added, conflicts]);
    await user.type(dialog.getByLabelText('Number'), '412');
    await user.type(dialog.getByLabelText('Other side'), 'Karim Uddin');
    await user.tab();
    await dialog.findByText('A name stands in 1 of your cases');
    const link = dialog.getByRole('link', { name: /^Land at Savar/ });
    expect(link.getAttribute('href')).toMatch(/\/lawyer\/cases\/land$/);
    expect(sent(ConflictsDocument)).toEqual([{ names: ['Karim Uddin'] }]);
    await add();
    await waitFor(() => expect(sent(AddCaseDocument)).toHaveLength(1));
  });

  it('says that the diary has it already, and keeps what was typed', async () => {
    const reason = 'Your diary has this case already';
    const { user, dialog, add } = await openForm([
      refuse(AddCaseDocument, { code: 'CONFLICT', message: reason }),
    ]);
    await user.type(dialog.getByLabelText('Number'), '412');
    await user.type(dialog.getByLabelText('Year filed'), '২০২৫');
    await add();
    await dialog.findByText(reason);
    expect(valueOf(dialog.getByLabelText('Number'))).toBe('412');
    expect(valueOf(dialog.getByLabelText('Year filed'))).toBe('২০২৫');
  });
});

it('of which only its lawyer knows says so, and nothing of a client who reads along', async () => {
  const own: Partly<Case> = { id: 'wages', title: 'Unpaid wages', status: 'HEARING_1', isOwn: true };
  await renderPage('/lawyer/cases/wages', {
    role: 'lawyer',
    known: { case: { ...own, joinedAt: null, client: null, ownClient: { name: 'Rahima Begum' }, room: {} } },
  });
  await screen.findByText('Rahima Begum');
  expect(screen.getAllByText('Only you see this case.').length).toBeGreaterThan(1);
  expect(screen.queryByText(/Your client sees|no longer/)).toBeNull();
  expect(within(screen.getByRole('main')).queryByText(/\bfees?\b|payment|^(un)?paid$|money/i)).toBeNull();
});

describe('the facts of a case', () => {
  const line = 'C.R. 412/2025 · CMM Court 9';
  const facts = { line, kind: 'C.R.', number: '412', year: 2025, court: 'CMM Court 9' };
  const wages: Partly<Case> = { id: 'wages', title: 'Unpaid wages', status: 'HEARING_1', facts };
  const open = (role: 'user' | 'lawyer' | 'admin', more: Partly<Case>, answers: readonly Answer[] = []) =>
    renderPage(`/${role}/cases/wages`, { role, answers, known: { case: { ...wages, ...more } } });

  it('are edited by the lawyer, a year in either digits', async () => {
    const { user, sent } = await open('lawyer', { canAct: ['KEEP_DATES'] }, [
      answer(SetCaseFactsDocument, {
        setCaseFacts: { case: { id: 'wages', facts: { ...facts, line: 'C.R. 412/2026' } } },
      }),
    ]);
    await screen.findAllByText(line);
    await user.click(screen.getByRole('button', { name: 'Edit Facts of the case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Facts of the case' }));
    const year = dialog.getByLabelText('Year filed');
    expect(valueOf(year)).toBe('2025');
    await user.clear(year);
    await user.type(year, '২০২৬');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('C.R. 412/2026');
    expect(sent(SetCaseFactsDocument)).toMatchObject([
      { input: { caseId: 'wages', facts: { number: '412', year: 2026, court: 'CMM Court 9' } } },
    ]);
  });

  it('are read by the client, who does not edit them', async () => {
    await open('user', {});
    await screen.findAllByText(line);
    expect(screen.queryByRole('button', { name: /Facts of the case/ })).toBeNull();
  });

  it('are not for staff', async () => {
    await open('admin', {});
    await screen.findByRole('heading', { level: 2, name: 'Unpaid wages' });
    expect(screen.queryByText(line)).toBeNull();
    expect(screen.queryByRole('button', { name: /Facts of the case/ })).toBeNull();
  });
});
