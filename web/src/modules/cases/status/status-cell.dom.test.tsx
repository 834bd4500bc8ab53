import { caseStatuses } from '@ainsathi/contract/statuses';
import { act, screen, within } from '@testing-library/react';
import { answer } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import { nextStatuses } from './case-phase';
import { UpdateCaseStatusDocument } from './generated/use-change-status';
import { StatusCell } from './status-cell';

const all = Object.keys(caseStatuses) as CaseStatus[];
const setBy = (role: 'lawyer' | 'admin') =>
  all.filter((status) => (caseStatuses[status].setBy as readonly string[]).includes(role));

async function renderCell(status: CaseStatus, settableStatuses = setBy('lawyer')) {
  const legalCase = { id: 'wages', title: 'Unpaid wages', status, withdrawnAt: null, settableStatuses };
  const shown = await renderPart(<StatusCell legalCase={legalCase as object} />, {
    role: 'lawyer',
    answers: [answer(UpdateCaseStatusDocument, { updateCaseStatus: { case: legalCase } })],
  });
  // What leaving the page sends, so that no test waits for the end of Undo.
  const changes = async () => {
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await Promise.resolve();
    });
    return shown.sent(UpdateCaseStatusDocument).map((change) => change.status);
  };
  const names = (part: HTMLElement) =>
    within(within(part).getByRole('combobox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  return { ...shown, changes, names };
}

describe('the status of a case in a list', () => {
  it('opens three next ones and all 24, in order', async () => {
    const { press, user, names, changes } = await renderCell('DOCUMENT_DRAFTING');
    await press(/^Document Drafting /);
    const menu = screen.getByRole('dialog', { name: 'Status of “Unpaid wages”' });
    expect(within(menu).getAllByRole('radio')).toHaveLength(3);
    expect(names(menu)).toHaveLength(25);
    expect(names(menu).slice(0, 5)).toEqual([
      'Select a status',
      'Pending',
      'Accepted',
      'Rejected',
      'Case Intake',
    ]);
    expect(names(menu).at(-1)).toBe('Case Closed');
    await press(/^Update Status/, menu);
    within(menu).getByText('Please select a status');
    await user.click(within(menu).getByRole('radio', { name: 'Submission' }));
    await press(/^Update Status/, menu);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await changes()).toEqual(['SUBMISSION']);
  });

  it('is also chosen in the row, where nothing is chosen at first', async () => {
    const { press, user, names, changes } = await renderCell('PENDING');
    expect(names(document.body)).toHaveLength(25);
    await press(/^Update Status/);
    await screen.findAllByText('Please select a status');
    await user.selectOptions(screen.getByRole('combobox'), 'Hearing 3');
    await press(/^Update Status/);
    expect(await changes()).toEqual(['HEARING_3']);
  });

  it('has four for staff', async () => {
    const { names } = await renderCell('HEARING_1', setBy('admin'));
    expect(names(document.body)).toEqual(['Select a status', 'Pending', 'Accepted', 'Rejected', 'Completed']);
  });

  it('is no button for those who may set none', async () => {
    await renderCell('HEARING_1', []);
    screen.getByText('Hearing 1');
    expect(screen.queryByRole('button', { name: /Hearing 1/ })).toBeNull();
  });
});

it.each<[CaseStatus, CaseStatus[]]>([
  ['PENDING', ['ACCEPTED', 'REJECTED', 'CASE_INTAKE']],
  ['ACCEPTED', ['CASE_INTAKE', 'DOCUMENT_DRAFTING', 'CLIENT_REVIEW_APPROVAL']],
  ['FINAL_DISPOSAL', ['CASE_CLOSED']],
  ['CASE_CLOSED', []],
])('after %s follow %j', (status, next) => {
  expect(nextStatuses(status, setBy('lawyer'))).toEqual(next);
});
