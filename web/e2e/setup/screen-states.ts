import { expect, type Page } from '@playwright/test';
import { smsOf } from './fee-steps';
import type { Reader } from './screens';

interface ScreenState {
  name: string;
  reader: Reader;
  /** With `{name}` for the identifiers that the test inserts. */
  address: string;
  /** Only at these widths, for the phone's bar or menu. */
  widths?: readonly number[];
  reach: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function sendEmpty(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

/** States of a screen after an interaction: menus, dialogs, forms with errors, failures. */
export const states: readonly ScreenState[] = [
  {
    name: 'the menu of the phone',
    reader: 'visitor',
    address: '/faq',
    widths: [390],
    reach: (page) => press(page, 'Menu'),
  },
  {
    name: 'sign-in with errors',
    reader: 'visitor',
    address: '/login',
    reach: (page) => sendEmpty(page, 'Sign In'),
  },
  {
    name: 'sign-in by phone without a number',
    reader: 'visitor',
    address: '/login',
    reach: (page) => sendEmpty(page, 'Get a code'),
  },
  {
    name: 'registration with errors',
    reader: 'visitor',
    address: '/register',
    reach: (page) => sendEmpty(page, 'Create Account'),
  },
  {
    name: 'the contact form with errors',
    reader: 'visitor',
    address: '/contact',
    reach: (page) => sendEmpty(page, 'Send on WhatsApp'),
  },
  {
    name: 'the review form with errors',
    reader: 'visitor',
    address: '/#reviews',
    reach: async (page) => {
      await press(page, 'Add Your Review');
      await sendEmpty(page, 'Submit Review');
    },
  },
  {
    name: 'a request to several lawyers without a subject',
    reader: 'visitor',
    address: '/ask',
    reach: (page) => sendEmpty(page, 'Continue'),
  },
  {
    name: 'the question before a proposal is accepted',
    reader: 'client',
    address: '/user/requests/{request}',
    reach: async (page) => {
      await press(page, /^Accept this proposal/);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'what the bell opens',
    reader: 'client',
    address: '/user',
    reach: async (page) => {
      await press(page, /^Notifications/);
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    },
  },
  {
    name: 'a case request with errors',
    reader: 'client',
    address: '/lawyers/{lawyer}',
    reach: (page) => sendEmpty(page, 'Send Case Request'),
  },
  {
    name: 'the menu of the account',
    reader: 'client',
    address: '/user',
    widths: [390],
    reach: (page) => press(page, /^Account/),
  },
  {
    name: 'a payment with an error',
    reader: 'client',
    address: '/user/cases?pay={payable}',
    reach: async (page) => {
      await press(page, 'Type it myself');
      await sendEmpty(page, 'Submit transaction ID');
    },
  },
  // After the error: what is pasted stays in the form.
  {
    name: 'the question about a pasted payment',
    reader: 'client',
    address: '/user/cases?pay={payable}',
    reach: async (page) => {
      await page.getByLabel('Paste the SMS here').fill(smsOf('CJU0PZQ3U6'));
      await expect(page.getByRole('button', { name: 'Yes, submit' })).toBeVisible();
    },
  },
  {
    name: 'who opened what',
    reader: 'client',
    address: '/user/cases/{case}',
    reach: async (page) => {
      await press(page, 'Who opened what');
      await expect(
        page.getByRole('dialog', { name: 'Who opened what' }).locator('li, p').nth(1),
      ).toBeVisible();
    },
  },
  {
    name: 'a profile with an error',
    reader: 'client',
    address: '/user/profile',
    reach: async (page) => {
      await page.getByLabel('Full name').fill('');
      await sendEmpty(page, /^(Update|Save)/);
    },
  },
  {
    name: 'the question who it is, with a second factor',
    reader: 'client',
    address: '/user/profile',
    reach: async (page) => {
      await page.route('**/graphql', (route) => {
        const sent = route.request().postData() ?? '';
        if (sent.includes('query IdentityFactors')) {
          const factors = { totp: true, passkeysAvailable: false, passkeys: [] };
          const mySecondFactors = { __typename: 'SecondFactors', ...factors };
          return route.fulfill({ json: { data: { mySecondFactors } } });
        }
        if (!sent.includes('UpdateClientProfile')) return route.fallback();
        const errors = [{ message: 'Please confirm.', extensions: { code: 'IDENTITY_REQUIRED' } }];
        return route.fulfill({ json: { data: null, errors } });
      });
      await page.getByLabel('Full name').fill('Another name');
      await press(page, 'Update Profile');
      await expect(page.getByRole('dialog').getByLabel('Code of your authenticator app')).toBeVisible();
      await page.unroute('**/graphql');
    },
  },
  {
    name: 'a list that cannot be loaded',
    reader: 'client',
    address: '/user/cases',
    reach: async (page) => {
      await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'busy' }));
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unroute('**/graphql');
    },
  },
  {
    name: 'an empty password change',
    reader: 'client',
    address: '/account/password',
    reach: (page) => sendEmpty(page, 'Change password'),
  },
  {
    name: 'a status that was not chosen',
    reader: 'lawyer',
    address: '/lawyer/cases/{case}',
    reach: (page) => sendEmpty(page, 'Update Status'),
  },
  {
    name: 'a note that says nothing',
    reader: 'lawyer',
    address: '/lawyer/cases/{case}',
    reach: async (page) => {
      await press(page, 'Add entry');
      await sendEmpty(page, 'Add to the timeline');
    },
  },
  {
    name: 'a hearing without a date',
    reader: 'lawyer',
    address: '/lawyer/cases/{case}',
    reach: async (page) => {
      await press(page, 'Add entry');
      await page.getByRole('radio', { name: 'Hearing' }).check();
      await sendEmpty(page, 'Add to the timeline');
    },
  },
  {
    name: 'a hearing that is changed',
    reader: 'lawyer',
    address: '/lawyer/cases/{heard}',
    reach: async (page) => {
      await press(page, 'Change');
      await page.getByRole('combobox', { name: 'Court' }).fill('');
      await sendEmpty(page, 'Save the hearing');
    },
  },
  {
    name: 'a hearing that is cancelled without a reason',
    reader: 'lawyer',
    address: '/lawyer/cases/{heard}',
    reach: async (page) => {
      await press(page, 'Cancel hearing');
      const dialog = page.getByRole('dialog', { name: 'Cancel this hearing?' });
      await dialog.getByRole('button', { name: 'Cancel hearing' }).click();
      await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'a note that is corrected',
    reader: 'lawyer',
    address: '/lawyer/cases/{heard}',
    reach: async (page) => {
      await press(page, /^Correct /);
      await sendEmpty(page, 'Save the correction');
    },
  },
  {
    name: 'a profile with errors and an open list',
    reader: 'lawyer',
    address: '/lawyer/profile',
    reach: async (page) => {
      await page.getByLabel('Experience').fill('200');
      await sendEmpty(page, 'Update Profile');
      await page.getByRole('combobox', { name: 'Practice areas' }).click();
    },
  },
  {
    name: 'the reasons for declining a request',
    reader: 'lawyer',
    address: '/lawyer/requests/{invitation}',
    reach: async (page) => {
      await press(page, 'Decline');
      await expect(page.getByRole('dialog', { name: 'Decline this request?' })).toBeVisible();
    },
  },
  {
    name: 'a blog with errors',
    reader: 'lawyer',
    address: '/lawyer/blogs/new',
    reach: (page) => sendEmpty(page, 'Publish'),
  },
  {
    name: 'a reported request that is read without a purpose',
    reader: 'admin',
    address: '/admin/requests',
    reach: async (page) => {
      await press(page, /^Look/);
      await sendEmpty(page, 'Read the text');
    },
  },
  {
    name: 'the question before deleting',
    reader: 'admin',
    address: '/admin/users',
    reach: async (page) => {
      await press(page, /^Delete /);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a row that is edited, with an error',
    reader: 'admin',
    address: '/admin/lawyers',
    reach: async (page) => {
      await press(page, /^Edit /);
      await page.getByRole('cell').getByLabel('Name').fill('');
      await sendEmpty(page, 'Save');
    },
  },
  {
    name: 'a rejection without a reason',
    reader: 'admin',
    address: '/admin/lawyers?state=pending',
    reach: async (page) => {
      await press(page, /^Reject /);
      await sendEmpty(page, 'Reject licence');
    },
  },
  {
    name: 'the file of a lawyer who waits',
    reader: 'admin',
    address: '/admin/lawyers?state=pending',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Open the whole file' }).click();
      await expect(page.getByRole('button', { name: /^Verify/ })).toHaveCount(1);
    },
  },
];
