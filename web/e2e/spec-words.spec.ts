import { expect, type Page } from '@playwright/test';
import { openBrowser, openNext } from './setup/open-screen';
import type { Reader } from './setup/screens';
import { test } from './setup/test';

test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

interface Step {
  address: string;
  /** A button to press first. */
  press?: string | RegExp | readonly string[];
  /** Texts, labels and names of controls. */
  shows: readonly string[];
}

/** What the product has promised to say and to offer, screen by screen. */
const promised: Readonly<Record<Reader, readonly Step[]>> = {
  visitor: [
    {
      address: '/',
      shows: [
        ...['Find the right lawyer in minutes', 'Get Started', 'Sign In', 'Why choose us', 'How it works'],
        ...['Practice area', 'District', 'Client reviews', 'Add Your Review'],
        ...['For Clients', 'For Lawyers', 'Support', 'Login', 'Register'],
      ],
    },
    {
      address: '/',
      press: 'Add Your Review',
      shows: ['Name', 'Designation', 'Review', 'Your picture', 'Cancel'],
    },
    { address: '/?search=nobodyofthisname', shows: ['No lawyers found'] },
    { address: '/login', shows: ['Email', 'Password', 'Sign In'] },
    {
      address: '/register',
      shows: ['Full name', 'Email', 'Password', 'Phone', 'User', 'Lawyer', 'Create Account'],
    },
    { address: '/contact', shows: ['Name', 'Email', 'Message', 'within 24 hours'] },
    { address: '/contact', press: 'Send on WhatsApp', shows: ['Please fill in your name and message.'] },
  ],
  client: [
    {
      address: '/user',
      shows: [
        ...['Dashboard', 'Profile', 'Lawyers', 'My Cases', 'Back to Home', 'Find Lawyers', 'Getting Started'],
        ...['You know your way: find, submit, track', 'Logout'],
      ],
    },
    { address: '/user/profile', shows: ['Full name', 'Email', 'Phone', 'Address', 'Update Profile'] },
    { address: '/user/lawyers', shows: ['View Profile'] },
    {
      address: '/user/lawyers/{lawyer}',
      shows: ['Send Case Request', 'About', 'Experience', 'Education', ' from '],
    },
    {
      address: '/user/cases',
      shows: ['Case Details', 'Lawyer', 'Payment', 'Status', 'Actions', 'Payment completed'],
    },
    {
      address: '/user/cases?pay={payable}',
      press: ['Type it myself', 'Submit transaction ID'],
      shows: ['Please enter bKash transaction ID'],
    },
  ],
  lawyer: [
    {
      address: '/lawyer',
      shows: [
        ...['Dashboard', 'Profile', 'Cases', 'Blogs'],
        ...['Total Cases', 'Published Blogs', 'Pending Cases'],
      ],
    },
    {
      address: '/lawyer/profile',
      shows: [
        ...['Profile picture', 'JPG, PNG, or GIF (max 2MB)', 'Full name', 'Email', 'Phone', 'Address'],
        ...['Licence number', 'Years of experience', 'Practice areas', 'Chamber name', 'Chamber address'],
        ...['Bank details', 'Mobile payment details', 'bKash, Nagad, Rocket', 'Bio'],
        ...['Degree', 'University', 'Year', 'Add row', 'Update Profile'],
      ],
    },
    { address: '/lawyer/cases', press: /^Update Status/, shows: ['My cases', 'Please select a status'] },
    { address: '/lawyer/blogs', shows: ['My Blogs', 'Create New Blog', 'Edit', 'Delete'] },
    {
      address: '/lawyer/blogs?delete={ownBlog}',
      shows: ['Are you sure you want to delete this blog?'],
    },
    {
      address: '/lawyer/blogs/new',
      shows: ['Create New Blog', 'Title', 'Content', 'Image', 'Back to My Blogs'],
    },
    { address: '/lawyer/blogs/{ownBlog}', shows: ['Edit Blog', 'Back to My Blogs'] },
    { address: '/lawyer/blogs/nothing', shows: ['Blog not found'] },
  ],
  admin: [
    {
      address: '/admin',
      shows: [
        ...['Admin Panel', 'Dashboard', 'Users', 'Lawyers', 'Cases', 'Blogs', 'Back to Home'],
        ...['Total Users', 'Total Lawyers', 'Total Cases', 'Total Blogs', 'Total Reviews', 'Quick Actions'],
        ...['Manage Users', 'Manage Lawyers', 'View Cases', 'Manage Blogs', 'Manage Reviews'],
        ...['System Status', 'Database', 'API Server', 'Authentication', 'Operational'],
      ],
    },
    { address: '/admin/users', shows: ['Name', 'Email', 'Phone', 'Joined', 'Edit', 'Delete'] },
    { address: '/admin/users', press: /^Edit /, shows: ['Save', 'Cancel'] },
    {
      address: '/admin/users',
      press: /^Delete /,
      shows: ['Are you sure you want to delete this user?'],
    },
    { address: '/admin/users?q=nobodyofthisname', shows: ['No users found'] },
    { address: '/admin/lawyers', shows: ['Name', 'Email', 'Practice areas', 'Experience', 'Edit', 'Delete'] },
    {
      address: '/admin/lawyers',
      press: /^Delete /,
      shows: ['Are you sure you want to delete this lawyer?'],
    },
    { address: '/admin/lawyers?q=nobodyofthisname', shows: ['No lawyers found'] },
    { address: '/admin/cases', shows: ['Case', 'Created', 'Client', 'Lawyer', 'Status', 'Update Status'] },
    { address: '/admin/cases?q=nobodyofthisname', shows: ['No cases found'] },
    { address: '/admin/blogs', shows: ['Title', 'Date', 'Author', 'Add New Blog', 'Delete'] },
    {
      address: '/admin/blogs',
      press: /^Delete /,
      shows: ['Are you sure you want to delete this blog?'],
    },
    { address: '/admin/blogs?q=nobodyofthisname', shows: ['No blogs found'] },
    { address: '/admin/blogs/new', shows: ['Title', 'Content', 'Image', 'Cancel'] },
    { address: '/admin/blogs/{blog}', shows: ['Edit Blog'] },
    { address: '/admin/blogs/{blog}?edit', shows: ['Title', 'Content', 'Save Changes', 'Cancel'] },
    {
      address: '/admin/reviews',
      shows: ['Manage Client Reviews', 'Designation', 'Review', 'Image', 'Delete'],
    },
    {
      address: '/admin/reviews',
      press: /^Delete /,
      shows: ['Are you sure you want to delete this review?'],
    },
  ],
};

/** A text, a label or the name of a control that begins with these words, or a text with a phrase in it. */
function seen(page: Page, words: string) {
  const escaped = words.replace(/[.?()]/g, '\\$&');
  const pattern = /^[A-Z]/.test(words) ? new RegExp(`^\\s*${escaped}`) : words;
  const found = page.getByText(pattern).or(page.getByLabel(pattern)).or(page.getByPlaceholder(pattern));
  return found.filter({ visible: true }).first();
}

for (const [reader, steps] of Object.entries(promised) as [Reader, readonly Step[]][]) {
  test(`the screens of the ${reader} say and offer what was promised`, async ({ browser }) => {
    const { page, ids } = await openBrowser(browser, reader);
    for (const { address, press, shows } of steps) {
      await openNext(page, { reader, ids }, address);
      for (const name of [press ?? []].flat()) await page.getByRole('button', { name }).first().click();
      for (const words of shows) await expect.soft(seen(page, words), `${address}: ${words}`).toBeVisible();
      if (!press) continue;
      await page.keyboard.press('Escape');
      // Closing goes back in the history, which takes its time: a screen that opens meanwhile would be loaded anew.
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    }
  });
}

test('each row of the lawyer has the list of statuses and Update Status, also one that waits', async ({
  browser,
}) => {
  const { page, ids } = await openBrowser(browser, 'lawyer');
  await openNext(page, { reader: 'lawyer', ids }, '/lawyer/cases?group=TO_ANSWER');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Accept/ }) });
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    await expect(row.getByRole('combobox').locator('option')).not.toHaveCount(1);
    await expect(row.getByRole('button', { name: /^Update Status/ })).toBeVisible();
  }
});
