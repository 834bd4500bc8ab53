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

test('the note for lawyers is shown before hydration, which moves nothing', async ({ page }) => {
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
