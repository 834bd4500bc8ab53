import { waitFor } from '@testing-library/react';
import { descriptionOf, field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { RegisterDocument } from '../registration/generated/register-form';

const english = {
  hint: '8 or more, without your name or email',
  named: /too much like your name, email, a phone number or AinSathi/,
};
const bangla = { hint: '৮ বা তার বেশি অক্ষর, নাম বা ইমেইল ছাড়া', named: /খুব মিলে যায়/ };

interface Case {
  form: string;
  at: string;
  label: string;
  text: typeof english;
  role?: 'user';
  language?: 'bn';
  /** The label of the field with the name, which the password then has. */
  name?: string;
  named?: string;
}

describe.each<Case>([
  { form: 'register as a client', at: '/register', label: 'Password', text: english, name: 'Full name' },
  {
    form: 'register as a lawyer',
    at: '/register?role=lawyer',
    label: 'Password',
    text: english,
    name: 'Full name',
  },
  { form: 'reset', at: '/account/reset#secret', label: 'New password', text: english, named: 'AinSathi2026' },
  { form: 'join the staff', at: '/account/join#secret', label: 'Password', text: english, name: 'Full name' },
  { form: 'change', at: '/account/password', label: 'New password', role: 'user', text: english },
  { form: 'register', at: '/register', label: 'পাসওয়ার্ড', language: 'bn', text: bangla, name: 'পুরো নাম' },
])('a new password ($form)', ({ at, label, text, ...rest }) => {
  it('is refused when the field is left, and taken once it is another one', async () => {
    const { user, fill } = await renderPage(at, {
      role: rest.role ?? null,
      language: rest.language ?? 'en',
    });
    await waitFor(() => field(label));
    expect(descriptionOf(field(label))).toBe(text.hint);
    if (rest.name !== undefined) await fill(rest.name, 'Rahima Begum');
    await user.click(field(label));
    await user.tab();
    expect(descriptionOf(field(label))).toBe(text.hint);
    await fill(label, rest.named ?? 'rahima-begum-1985');
    await user.tab();
    await waitFor(() => expect(descriptionOf(field(label))).toMatch(text.named));
    await fill(label, 'a red umbrella');
    await user.tab();
    await waitFor(() => expect(descriptionOf(field(label))).toBe(text.hint));
  });
});

it('too much like the email is refused at once, also when another field is wrong', async () => {
  const { press, fill, sent } = await renderPage('/register', { role: null });
  await fill('Email', 'Nurjahan88@example.com');
  await fill('Password', 'nurjahan88');
  await press('Create Account');
  await waitFor(() => expect(descriptionOf(field('Password'))).toMatch(english.named));
  expect(descriptionOf(field('Full name'))).not.toBe('');
  expect(sent(RegisterDocument)).toEqual([]);
});
