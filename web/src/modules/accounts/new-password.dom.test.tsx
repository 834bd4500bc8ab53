import { waitFor } from '@testing-library/react';
import { refuse } from '../../../test/answers';
import { descriptionOf, field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { RegisterDocument } from '../registration/generated/register-form';
import { ChangePasswordDocument } from './generated/change-password-form';
import { ResetPasswordDocument } from './recovery/generated/reset-password-screen';

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

const refusals = [
  {
    form: 'register',
    at: '/register',
    document: RegisterDocument,
    typed: { name: 'Rahima Begum', email: 'rahima@example.com', password: 'letmein123' },
  },
  {
    form: 'reset',
    at: '/account/reset#secret',
    document: ResetPasswordDocument,
    typed: { newPassword: 'letmein123' },
  },
  {
    form: 'change',
    at: '/account/password',
    document: ChangePasswordDocument,
    role: 'user' as const,
    typed: { currentPassword: 'a long enough passphrase', newPassword: 'letmein123' },
  },
];
const commonest = {
  en: 'This password is one of the most common ones. Please choose another.',
  bn: 'এই পাসওয়ার্ড অনেকেই ব্যবহার করেন। অন্য একটি বেছে নিন।',
};

describe.each(['en', 'bn'] as const)('a common password, which the server alone knows (%s)', (language) => {
  it.each(refusals)('is refused beside the field, and what was typed stays ($form)', async (of) => {
    const message = commonest[language];
    const fields = Object.entries(of.typed);
    const name = fields.at(-1)![0];
    const { user } = await renderPage(of.at, {
      ...{ role: of.role ?? null, language },
      answers: [refuse(of.document, { code: 'BAD_USER_INPUT', message, fields: [{ field: name, message }] })],
    });
    const input = (id: string) => document.getElementById(id) as HTMLInputElement;
    await waitFor(() => expect(input(name)).not.toBeNull());
    for (const [id, text] of fields) await user.type(input(id), text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(descriptionOf(input(name))).toContain(message));
    expect(fields.map(([id]) => input(id).value)).toEqual(Object.values(of.typed));
    await user.click(input(name));
    await user.tab();
    expect(descriptionOf(input(name))).toContain(message);
    await user.type(input(name), ', a red umbrella');
    await waitFor(() => expect(descriptionOf(input(name))).not.toContain(message));
  });
});
