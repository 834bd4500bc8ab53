import { screen, waitFor } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { descriptionOf, field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { AskForPaperDocument } from './licence/generated/ask-for-paper-dialog';
import { OpenPaperDocument } from './licence/generated/paper-view';
import { AdminLawyerDocument } from './generated/admin-lawyer-screen';
import { AdminLawyersDocument } from './generated/admin-lawyers-screen';
import { UpdateLawyerDocument } from './administration/generated/lawyer-edit-row';
import { LicenseDocument } from './verification/generated/license-review-file';
import { LicensesToCheckDocument } from './verification/generated/license-review';
import { KeepCheckedNameDocument } from './verification/generated/waiting-name-actions';
import { VerifyLawyerDocument } from './verification/generated/use-verify-lawyer';

const nusrat = {
  id: 'nusrat',
  name: 'Nusrat Jahan',
  email: 'nusrat@example.com',
  practiceAreas: ['Tax Law'],
  experience: 9,
};

it('practice areas are edited as text; one that is not known is named beside the field', async () => {
  const message = 'No practice area is called Famly Law';
  const { press, fill } = await renderPage('/admin/lawyers', {
    role: 'admin',
    answers: [
      answer(AdminLawyersDocument, { adminLawyers: { items: [nusrat], page: 1, pages: 1, total: 1 } }),
      refuse(UpdateLawyerDocument, {
        code: 'BAD_USER_INPUT',
        message,
        fields: [{ field: 'practiceAreas', message }],
      }),
      answer(UpdateLawyerDocument, ({ input }) => ({ updateLawyer: { lawyer: { ...nusrat, ...input } } })),
    ],
  });
  const areas = 'Practice areas, separated by commas';
  await press('Edit Nusrat Jahan');
  expect(field(areas).value).toBe('Tax Law');
  await fill(areas, 'Tax Law, Famly Law');
  await fill('Experience, years', '12');
  await press('Save');
  await screen.findByText('Failed to update lawyer');
  expect(descriptionOf(field(areas))).toContain('Famly Law');
  await fill(areas, 'Tax Law, Family Law');
  await press('Save');
  await screen.findByText('Saved');
  const row = screen.getByRole('row', { name: /nusrat@example/ });
  expect(row.textContent).toContain('Tax Law, Family Law');
  expect(row.textContent).toContain('12 years');
});

it('a lawyer without a licence number cannot be verified, and the page says why', async () => {
  const lawyer = { ...nusrat, licenseNumber: null, verification: 'PENDING' as const };
  await renderPage('/admin/lawyers/nusrat', {
    role: 'admin',
    answers: [answer(AdminLawyerDocument, { lawyer })],
  });
  const verify = await screen.findByRole<HTMLButtonElement>('button', { name: 'Verify' });
  expect(verify.disabled).toBe(true);
  screen.getByText(/A lawyer without a licence number cannot be verified/);
});

it.each(['2026-11-01T06:00:00Z', null])(
  'a new name is not accepted alone while the licence waits for a renewal: %s',
  async (renewalAt) => {
    const renamed = { ...nusrat, licenseNumber: 'A 1', verification: 'VERIFIED' as const };
    await renderPage('/admin/lawyers/nusrat', {
      role: 'admin',
      answers: [answer(AdminLawyerDocument, { lawyer: { ...renamed, checkedName: 'Nusrat', renewalAt } })],
    });
    await screen.findByRole('button', { name: 'Keep the checked name Nusrat' });
    const accept = screen.queryByRole('button', { name: 'Accept the new name Nusrat Jahan' });
    const verify = screen.queryByRole('button', { name: 'Verify' });
    const note = screen.queryByText(/verifying it accepts the name/);
    const waits = renewalAt !== null;
    expect([accept, verify, note].map((part) => part !== null)).toEqual([!waits, waits, waits]);
  },
);

it('the checked name is kept over the name on the screen alone; after another one the page says so', async () => {
  const renamed = {
    ...{ ...nusrat, licenseNumber: 'A 1', verification: 'VERIFIED' as const },
    ...{ checkedName: 'Nusrat', verificationVersion: 'seen' },
  };
  const message = 'This licence has changed meanwhile, or a colleague has decided. Please look again.';
  const { press, sent } = await renderPage('/admin/lawyers/nusrat', {
    role: 'admin',
    answers: [
      answer(AdminLawyerDocument, { lawyer: renamed }),
      refuse(KeepCheckedNameDocument, { code: 'CONFLICT', message }),
      answer(AdminLawyerDocument, { lawyer: { ...renamed, name: 'Nusrat Sultana' } }),
    ],
  });
  await press('Keep the checked name Nusrat');
  await screen.findByText(message, { exact: false });
  await screen.findByRole('button', { name: 'Accept the new name Nusrat Sultana' });
  expect(sent(KeepCheckedNameDocument)).toMatchObject([{ name: 'Nusrat', version: 'seen' }]);
});

it('single keys that move and decide are off while somebody types, and can be turned off', async () => {
  const lawyers = ['Asma Akter', 'Bokul Akter'].map((name) => ({
    id: name,
    name,
    licenseNumber: `${name} 1`,
    verification: 'PENDING' as const,
  }));
  const { user, press, sent } = await renderPage('/admin/lawyers?state=pending', {
    role: 'admin',
    answers: [
      answer(LicensesToCheckDocument, { adminLawyers: { items: lawyers, page: 1, pages: 1, total: 2 } }),
      answer(LicenseDocument, ({ id }) => ({ lawyer: lawyers.find((lawyer) => lawyer.id === id) })),
    ],
  });
  const title = (name: string) => screen.findByRole('heading', { level: 2, name });
  await title('Asma Akter');
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Reason, shown to the lawyer'), 'vjru');
  expect(field('Reason, shown to the lawyer').value).toBe('vjru');
  await user.keyboard('{Escape}');
  await user.keyboard('{Shift>}{Alt>}J{/Alt}{/Shift}');
  await title('Asma Akter');
  await press('Turn keys off');
  await user.keyboard('j');
  await press('Turn keys on');
  await title('Asma Akter');
  await user.keyboard('j');
  await title('Bokul Akter');
  await user.keyboard('r');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reason, shown to the lawyer')).value).toBe('');
  await user.keyboard('{Escape}k');
  await title('Asma Akter');
  await user.keyboard('r');
  await screen.findByDisplayValue('vjru');
  expect(sent(VerifyLawyerDocument)).toEqual([]);
});

it('the key P asks for a better paper, after which the next lawyer is on; papers open by a press', async () => {
  const lawyers = ['Asma Akter', 'Bokul Akter'].map((name) => ({
    id: name,
    name,
    licenseNumber: `${name} 1`,
    verification: 'PENDING' as const,
    licence: {
      cardUntil: '2020-01-01',
      papers: [{ id: 'sanad', kind: 'SANAD' as const, type: 'image/webp', available: true }],
    },
    samePaper: [{ id: 'other', name: 'Chompa Akter' }],
    numberOfDeleted: true,
  }));
  const { user, press, sent } = await renderPage('/admin/lawyers?state=pending', {
    role: 'admin',
    answers: [
      answer(LicensesToCheckDocument, { adminLawyers: { items: lawyers, page: 1, pages: 1, total: 2 } }),
      answer(LicenseDocument, ({ id }) => ({ lawyer: lawyers.find((lawyer) => lawyer.id === id) })),
      answer(OpenPaperDocument, { createPrivateLink: { link: { path: '/documents/private/sanad' } } }),
      answer(AskForPaperDocument, ({ id, what, note }) => {
        const asked = { askedFor: what, askedNote: note ?? null };
        // What is read again has it, too.
        Object.assign(lawyers[0]!.licence, asked);
        return { askForPaper: { lawyer: { id, verification: 'PENDING' as const, licence: asked } } };
      }),
    ],
  });
  await screen.findByText('The same file was handed in by');
  screen.getByText('A lawyer whose account was deleted had this number');
  expect(field('Verified for').value).toBe('12');
  expect(sent(OpenPaperDocument)).toEqual([]);
  await press(/^Open the paper Sanad/);
  const photo = await screen.findByRole<HTMLImageElement>('img', { name: /^Sanad/ });
  expect(photo.getAttribute('src')).toBe('/documents/private/sanad');
  await press('Turn right');
  await press('Enlarge');
  expect([photo.style.rotate, photo.style.width]).toEqual(['90deg', '200%']);
  await user.keyboard('p');
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a better photo' });
  await press('Ask', dialog);
  await screen.findByText('Choose what is needed');
  await user.click(screen.getByRole('radio', { name: 'A clearer photo' }));
  await user.type(field('Note to the lawyer, if needed'), 'vjp');
  await press('Ask', dialog);
  await screen.findByText('Asma Akter was asked for a better photo');
  await screen.findByRole('heading', { level: 2, name: 'Bokul Akter' });
  expect(sent(AskForPaperDocument)).toMatchObject([{ id: 'Asma Akter', what: 'CLEARER', note: 'vjp' }]);
  await screen.findByText('Better paper asked for');
});

it('a licence that a colleague has decided meanwhile says so and offers no second decision; the next stays', async () => {
  const lawyers = ['Asma Akter', 'Bokul Akter'].map((name) => ({
    ...{ id: name, name, licenseNumber: `${name} 1`, verificationVersion: 'seen' },
    verification: 'PENDING' as 'PENDING' | 'REJECTED',
  }));
  const message = 'This licence has changed meanwhile, or a colleague has decided. Please look again.';
  const { user, sent } = await renderPage('/admin/lawyers?state=pending', {
    role: 'admin',
    answers: [
      answer(LicensesToCheckDocument, { adminLawyers: { items: lawyers, page: 1, pages: 1, total: 2 } }),
      answer(LicenseDocument, ({ id }) => ({ lawyer: lawyers.find((lawyer) => lawyer.id === id) })),
      refuse(VerifyLawyerDocument, { code: 'CONFLICT', message }),
    ],
  });
  await screen.findByRole('button', { name: 'Verify Asma Akter' });
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Reason, shown to the lawyer'), 'Not on the roll');
  lawyers[0]!.verification = 'REJECTED';
  await user.keyboard('{Enter}');
  await screen.findByText(message, { exact: false });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Verify Asma Akter' })).toBeNull());
  expect(field('Reason, shown to the lawyer').value).toBe('Not on the roll');
  await user.keyboard('{Escape}v');
  screen.getByRole('heading', { level: 2, name: 'Asma Akter' });
  expect(sent(VerifyLawyerDocument)).toHaveLength(1);
});

it('Undo is about the own decision alone: after a later one it is refused, and the row shows that', async () => {
  const lawyers = ['Asma Akter', 'Bokul Akter'].map((name) => ({
    ...{ id: name, name, licenseNumber: `${name} 1`, verificationVersion: 'seen' },
    verification: 'PENDING' as 'PENDING' | 'REJECTED',
  }));
  const { press, sent } = await renderPage('/admin/lawyers?state=pending', {
    role: 'admin',
    answers: [
      answer(LicensesToCheckDocument, { adminLawyers: { items: lawyers, page: 1, pages: 1, total: 2 } }),
      answer(LicenseDocument, ({ id }) => ({ lawyer: lawyers.find((lawyer) => lawyer.id === id) })),
      answer(VerifyLawyerDocument, ({ id }) => ({
        verifyLawyer: { lawyer: { id, verification: 'VERIFIED', verificationVersion: 'decided' } },
      })),
      refuse(VerifyLawyerDocument, { code: 'CONFLICT', message: 'A colleague has decided' }),
    ],
  });
  await press('Verify Asma Akter');
  await screen.findByRole('heading', { level: 2, name: 'Bokul Akter' });
  lawyers[0]!.verification = 'REJECTED';
  await press('Undo');
  await screen.findByText('A colleague has decided', { exact: false });
  const row = screen.getByRole('link', { name: 'Asma Akter' }).closest('li');
  await waitFor(() => expect(row?.textContent).toContain('Rejected'));
  expect(sent(VerifyLawyerDocument)[1]).toMatchObject({ status: 'PENDING', version: 'decided' });
});

it.each([
  ['en', 'Verified for'],
  ['bn', 'যাচাইয়ের মেয়াদ'],
] as const)(
  'a licence is verified until the card ends, unless another time is chosen: %s',
  async (language, label) => {
    const year = new Date().getFullYear() + 1;
    const lawyer = {
      id: 'asma',
      name: 'Asma Akter',
      licenseNumber: 'A 1',
      verification: 'PENDING' as const,
      licence: { cardUntil: `${year}-12-31`, papers: [] },
    };
    const { user, sent } = await renderPage('/admin/lawyers?state=pending', {
      role: 'admin',
      language,
      answers: [
        answer(LicensesToCheckDocument, { adminLawyers: { items: [lawyer], page: 1, pages: 1, total: 1 } }),
        answer(LicenseDocument, { lawyer }),
        answer(VerifyLawyerDocument, { verifyLawyer: { lawyer: { ...lawyer, verification: 'VERIFIED' } } }),
      ],
    });
    expect(
      (await screen.findByLabelText<HTMLSelectElement>(label, { exact: false, selector: 'select' })).value,
    ).toBe('0');
    await user.keyboard('v');
    await waitFor(() => expect(sent(VerifyLawyerDocument)).toMatchObject([{ validUntil: `${year}-12-31` }]));
  },
);
