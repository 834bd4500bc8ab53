import { expect, type Page } from '@playwright/test';
import { newClient, signIn, unique } from '../setup/client-people';
import { test } from '../setup/test';

const password = 'monsoon over the haor';

async function register(page: Page, role: 'User' | 'Lawyer'): Promise<string> {
  const email = `${unique().toLowerCase()}@example.com`;
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('Full name').fill('Mahbub Alam');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

async function login(page: Page, secret: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  // The registration has a field of that name too, and stays until this screen is there.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

for (const [role, area] of [
  ['User', /\/user$/],
  ['Lawyer', /\/lawyer$/],
] as const) {
  test(`a ${role} registers, sees the success on the sign-in page, and signs in`, async ({ page }) => {
    await page.goto('/register');
    const email = await register(page, role);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Registration successful! Please login.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await login(page, password);
    await expect(page).toHaveURL(area);
    const stored = await page.evaluate(() => localStorage.getItem('user') ?? '');
    expect(JSON.parse(stored)).toMatchObject({
      email,
      name: 'Mahbub Alam',
      role: role.toLowerCase(),
    });
  });
}

test('the note for lawyers stands there before hydration, which moves nothing', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!boot-).*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/register');
  await page.getByText('I am an advocate with a licence').click();
  await expect(page.getByText('We check your licence number')).toBeVisible();
  const button = page.getByRole('button', { name: 'Create Account' });
  const top = async () => (await button.boundingBox())?.y;
  const before = await top();
  release();
  await page.waitForLoadState('networkidle');
  expect(await top()).toBe(before);
  await page.getByText('I need legal help').click();
  await expect(page.getByText('We check your licence number')).toBeHidden();
});

test('a link for lawyers chooses the role', async ({ page }) => {
  await page.goto('/register?role=lawyer');
  await expect(page.getByRole('radio', { name: 'Lawyer' })).toBeChecked();
});

test('what is wrong with a registration stands beside the field, and what was typed stays', async ({
  page,
  request,
}) => {
  const taken = await newClient(request);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Full name').fill('Mahbub Alam');
  await page.getByLabel('Email').fill(taken.user.email);
  await page.getByLabel('Password', { exact: true }).fill('bogura');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /at least 8 characters/i,
  );
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText(/already/i);
  await expect(page.getByLabel('Email')).toHaveValue(taken.user.email);
  await expect(page).toHaveURL(/\/register$/);
});

test('a wrong password shows an error in the form, which keeps the email', async ({ page, request }) => {
  const client = await newClient(request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Enter your password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email');
  await page.getByLabel('Email').fill(client.user.email);
  await login(page, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(client.user.email);
  await expect(page).toHaveURL(/\/login$/);
});

test('an area of another role leads to the sign-in page, which says why', async ({ page, request }) => {
  await signIn(page, await newClient(request, 'Shirin Sultana'));
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You are signed in as Shirin Sultana')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/user$/);
});

test('who has begun to sign in before the scripts have come is moved by nothing, signed in or not', async ({
  page,
  request,
}) => {
  const client = await newClient(request, 'Shirin Sultana');
  await signIn(page, client);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!boot-).*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(client.user.email);
  const button = page.getByRole('button', { name: 'Sign In' });
  const before = await button.boundingBox();
  release();
  await expect(page.getByText('You are signed in as Shirin Sultana')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/user$/);
});

test('the password is changed: a wrong present one is said, the new one signs in', async ({ page }) => {
  await page.goto('/register');
  const email = await register(page, 'User');
  await login(page, password);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account/password');
  await page.getByLabel('Current password').fill('not the current one');
  await page.getByLabel('New password').fill('a second passphrase');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/password$/);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await login(page, 'a second passphrase');
  await expect(page).toHaveURL(/\/user$/);
});

test('who is signed in already is told so on the page that creates accounts', async ({ page, request }) => {
  const client = await newClient(request);
  await signIn(page, client);
  await page.goto('/register');
  await expect(page.getByText(`You are signed in as ${client.user.name}`)).toBeVisible();
});
