import { screen, within } from '@testing-library/react';
import { answer, type Answer } from '../../../test/answers';
import { descriptionOf, field, untilFocused } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { ReceivedReviewsDocument } from '../client-reviews/generated/received-reviews';
import { LawyerProfileScreenDocument } from './generated/lawyer-profile-screen';
import { UpdateLawyerProfileDocument } from './profile/generated/lawyer-profile-form';

const nusrat = {
  id: 'lawyer',
  name: 'Nusrat Jahan',
  email: 'nusrat@example.com',
  licenseNumber: 'DHK/1',
  experience: 9,
  mostInvitations: 5,
  firstTalkPoisha: null,
  firstTalkMinutes: null,
  practiceAreas: ['Family Law'],
  district: 'Dhaka',
  education: [{ degree: 'LL.B.', university: 'University of Dhaka', year: 2010 }],
  verification: 'VERIFIED' as const,
};

async function open(...answers: Answer[]) {
  return openAt('/lawyer/profile', ...answers);
}

async function openAt(address: string, ...answers: Answer[]) {
  const stored = answer(LawyerProfileScreenDocument, {
    myLawyerProfile: nusrat,
    districts: [
      { id: 'gazipur', name: 'Gazipur', nameBangla: 'গাজীপুর', division: 'Dhaka' },
      { id: 'dhaka', name: 'Dhaka', nameBangla: 'ঢাকা', division: 'Dhaka' },
    ],
    practiceAreas: ['Family Law', 'Property Law', 'Tax Law'].map((name) => ({ id: name, name })),
  });
  const reviewed = answer(ReceivedReviewsDocument, { myLawyerProfile: { id: nusrat.id } });
  const page = await renderPage(address, { role: 'lawyer', answers: [stored, reviewed, ...answers] });
  await screen.findByLabelText('Degree');
  return page;
}

describe('the profile of a lawyer', () => {
  it('says what is wrong beside the field and in a summary, and loses nothing typed', async () => {
    const { press, fill, follow, sent } = await open(
      answer(UpdateLawyerProfileDocument, { updateLawyerProfile: { lawyer: nusrat } }),
    );
    await fill('Email', 'lawyer@ainsathi');
    await fill(/^Year$/, '2080');
    await fill('Bio', 'Typed before the mistake.');
    await press('Update Profile');
    const summary = await screen.findByText('There are 2 problems');
    await untilFocused(summary.closest<HTMLElement>('[role="alert"]')!);
    expect(descriptionOf(field('Email'))).toMatch(/Enter an email like/);
    await follow(/^Enter a year from 1950/);
    await untilFocused(field(/^Year$/));
    expect(field('Bio').value).toBe('Typed before the mistake.');
    expect(sent(UpdateLawyerProfileDocument)).toEqual([]);
    await fill(/^Year$/, '2012');
    await fill('Email', 'new@example.com');
    await press('Update Profile');
    await screen.findByText('Profile updated successfully!');
    expect(sent(UpdateLawyerProfileDocument)).toMatchObject([
      { input: { email: 'new@example.com', bio: 'Typed before the mistake.' } },
    ]);
  });

  it('does not save a district that was typed and not chosen, and finds it by its name', async () => {
    const { press, fill, user, sent } = await open(
      answer(UpdateLawyerProfileDocument, { updateLawyerProfile: { lawyer: nusrat } }),
    );
    await fill('District', 'Gaz');
    await user.tab();
    expect(descriptionOf(field('District'))).toContain('Choose a district from the list');
    expect(field('District').value).toBe('Gaz');
    await press('Update Profile');
    await screen.findByText('There is a problem');
    expect(sent(UpdateLawyerProfileDocument)).toEqual([]);
    await fill('District', 'Dhaka');
    const list = within(screen.getByRole('listbox', { name: 'Show the districts' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Dhaka/),
      expect.stringMatching(/^Gazipur/),
    ]);
    await fill('District', 'গাজীপুর');
    await user.tab();
    expect(field('District').value).toBe('Gazipur');
    await press('Update Profile');
    await screen.findByText('Profile updated successfully!');
    expect(sent(UpdateLawyerProfileDocument)).toMatchObject([{ input: { district: 'Gazipur' } }]);
  });

  it.each(['land', 'জমি', 'namjari'])('finds a practice area by the word “%s” of a matter', async (word) => {
    const { fill } = await open();
    await fill('Practice areas', word);
    const list = within(screen.getByRole('listbox', { name: 'Practice areas' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Property Law']);
  });

  it.each([
    ['licenseNumber', 'Licence number'],
    ['awayUntil', 'Not taking new cases until'],
    ['bankDetails', /^Bank details/],
    ['education.0.degree', 'Degree'],
  ])('focuses the field %s that a link names', async (id, label) => {
    await openAt(`/lawyer/profile#${id}`);
    await untilFocused(field(label));
  });

  it('gets rows of education and loses them, except the last', async () => {
    const { press, user } = await open();
    const degrees = () => screen.getAllByLabelText<HTMLInputElement>('Degree');
    expect(degrees()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Remove (row|LL)/ })).toBeNull();
    await press('Add row');
    await untilFocused(degrees()[1]!);
    await user.keyboard('LL.M.');
    expect(degrees()[1]?.value).toBe('LL.M.');
    await press('Remove row 2');
    expect(degrees()).toHaveLength(1);
    await untilFocused(degrees()[0]!);
  });

  it('warns before a new licence number, which then waits for its verification', async () => {
    const { press, fill } = await open(
      answer(UpdateLawyerProfileDocument, ({ input: { licenseNumber } }) => ({
        updateLawyerProfile: { lawyer: { ...nusrat, licenseNumber, verification: 'PENDING' } },
      })),
    );
    screen.getByRole('link', { name: 'View public profile' });
    await fill('Licence number', 'NEW/2');
    await screen.findByText(/The new number has to be verified again/);
    await press('Update Profile');
    await screen.findByText('Profile updated successfully!');
    await screen.findByText(/Pending verification: your licence is being checked/);
    expect(screen.queryByRole('link', { name: 'View public profile' })).toBeNull();
  });
});
