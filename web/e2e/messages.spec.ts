import { expect, type Locator, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { ask, newCase, newClient, newLawyer, openAs } from './setup/client-people';
import { demoAdmin } from './setup/admin-people';
import { runOnDatabase } from './setup/product-database';
import { test } from './setup/test';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });
const attach = (page: Page): Locator =>
  page
    .locator('form')
    .filter({ has: box(page) })
    .getByLabel('Attach');

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two people write to one another, side by side', async ({ browser, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const phone = await openAs(browser, client, `/user/cases/${id}`);
  const desk = await openAs(browser, lawyer, `/lawyer/cases/${id}`);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.getByRole('tab', { name: 'Messages' }).click();

  await test.step('a message is on the other screen at once, and its writer sees that it was read', async () => {
    await expect(box(phone)).toBeVisible();
    await box(desk).scrollIntoViewIfNeeded();
    await write(phone, 'Shall I bring the deed?\nSee https://example.com/deed');
    await expect(log(phone).getByText(/^(Sent|Read) /)).toBeVisible();
    await expect(log(desk).getByText('Shall I bring the deed?')).toBeVisible();
    const link = log(desk).getByRole('link', { name: 'https://example.com/deed' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await log(desk).scrollIntoViewIfNeeded();
    await expect(log(phone).getByText(/^Read /)).toBeVisible();
    await box(desk).fill('Yes, please.');
    await box(desk).press('Enter');
    await expect(log(phone).getByText('Yes, please.')).toBeVisible();
    await expect(log(desk).getByText('Yes, please.')).toHaveCount(1);
  });

  await test.step('a file goes with a message, and is among the documents of both', async () => {
    const deed = { name: 'Deed.pdf', mimeType: 'application/pdf', buffer: PDF };
    await attach(phone).setInputFiles([deed, { ...deed, name: 'Not this one.pdf' }]);
    await phone.getByRole('button', { name: 'Do not send Not this one.pdf' }).click();
    await box(phone).fill('Here is the deed.');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(desk).getByText('Here is the deed.Deed.pdf')).toBeVisible();
    await expect(phone.getByRole('list', { name: 'Files that go with the message' })).toHaveCount(0);
    await expect(desk.getByRole('button', { name: /^Deed\.pdf From / })).toBeVisible();
    await expect(desk.getByText('Not this one.pdf')).toHaveCount(0);
    await phone.getByRole('tab', { name: 'Documents' }).click();
    await expect(phone.getByRole('button', { name: /^Deed\.pdf From you/ })).toBeVisible();
    await phone.getByRole('tab', { name: 'Messages' }).click();
  });

  await test.step('a text is read in the page, and a picture is small in the talk until it is opened', async () => {
    await attach(phone).setInputFiles([
      { name: 'Account.txt', mimeType: 'text/plain', buffer: Buffer.from('জমির হিসাব: ৫ শতক') },
      { name: 'Wall.png', mimeType: 'image/png', buffer: await phone.screenshot() },
    ]);
    await write(phone, 'A text and a picture');
    await log(desk).getByRole('button', { name: 'Account.txt' }).click();
    await expect(desk.getByRole('region', { name: 'Account.txt' })).toHaveText('জমির হিসাব: ৫ শতক');
    await desk.keyboard.press('Escape');
    const picture = log(desk).getByRole('button', { name: 'See Wall.png' });
    await expect(picture.locator('img')).toBeVisible();
    // The small one came with the talk.
    const fetched: string[] = [];
    desk.on('response', (response) => {
      if (response.headers()['content-type'] === 'image/png') fetched.push(response.url());
    });
    await picture.click();
    const whole = desk.getByRole('dialog').getByRole('img', { name: 'Wall.png' });
    await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
    await desk.keyboard.press('Escape');
    await expect(picture.locator('img')).toBeVisible();
    expect(fetched).toHaveLength(1);
  });

  await test.step('a file that cannot be added keeps the message from going out without it', async () => {
    await attach(phone).setInputFiles({
      name: 'tool.exe',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\0\0'),
    });
    await write(phone, 'With a tool');
    await expect(log(phone).getByText(/^“tool\.exe” was not added: /)).toBeVisible();
    await log(phone).getByRole('button', { name: 'Change the text' }).click();
    await phone.getByRole('button', { name: 'Do not send tool.exe' }).click();
    await expect(box(phone)).toHaveValue('With a tool');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(desk).getByText('With a tool')).toBeVisible();
  });

  await test.step('what is too long is not sent', async () => {
    await box(phone).fill('a'.repeat(4_003));
    await expect(phone.getByText('3 characters too many')).toBeVisible();
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(box(phone)).toHaveValue('a'.repeat(4_003));
    await box(phone).fill('');
  });

  await test.step('what is written without a connection is kept over a reload, and arrives once', async () => {
    await phone.context().setOffline(true);
    await write(phone, 'Written in the tunnel');
    await expect(log(phone).getByText('Not sent. It is kept here.')).toBeVisible();
    const [send, notice] = await Promise.all(
      [phone.getByRole('button', { name: 'Send', exact: true }), phone.locator('#notice')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(send!.y + send!.height).toBeLessThanOrEqual(notice!.y);
    await phone.context().setOffline(false);
    await phone.reload();
    await expect(log(desk).getByText('Written in the tunnel')).toBeVisible();
    await expect(log(phone).getByText('Written in the tunnel')).toHaveCount(1);
    await expect(log(phone).getByText(/^(Sent|Read) /)).toBeVisible();
    await expect(log(desk).getByText('Written in the tunnel')).toHaveCount(1);
  });

  await test.step('what was sent while a page was without a connection is there when it is back', async () => {
    await desk.context().setOffline(true);
    await write(phone, 'While you were away');
    await expect(log(phone).getByText(/^Sent /)).toBeVisible();
    await desk.context().setOffline(false);
    await expect(log(desk).getByText('While you were away')).toBeVisible();
    await expect(log(desk).getByText('While you were away')).toHaveCount(1);
  });

  await test.step('the panel can be used by everybody', async () => {
    for (const page of [phone, desk]) {
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await schemeProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

  await test.step('a client reads that nobody reads what is written to a locked lawyer', async () => {
    await runOnDatabase(
      "insert into account_locks (account_id, reason, locked_at) values ($1, 'A test', now())",
      [lawyer.user.id],
    );
    await phone.reload();
    await expect(phone.getByText(/ cannot read messages now: the account is locked\./)).toBeVisible();
    await expect(box(phone)).toBeEnabled();
  });
});

test('unread messages stand in the list of cases, under a rule in the case, and are read by being seen', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const phone = await openAs(browser, client, `/user/cases/${id}`);
  await write(phone, 'One');
  await write(phone, 'Two');
  await expect(log(phone).getByText(/^Sent /)).toBeVisible();
  const desk = await openAs(browser, lawyer, '/lawyer');
  await expect(desk.getByRole('heading', { name: '2 unread messages' })).toBeVisible();
  const cases = desk.getByRole('link', { name: /^Cases/ });
  await expect(cases).toHaveAccessibleName('Cases, 2 waiting');
  await expect(desk.getByRole('link', { name: 'Read them' })).toHaveAttribute(
    'href',
    `/lawyer/cases/${id}?tab=messages`,
  );
  await desk.goto('/lawyer/cases?group=UNREAD');
  await expect(desk.getByRole('cell').getByText('2 new messages')).toBeVisible();
  await desk.goto(`/lawyer/cases/${id}`);
  await expect(log(desk).getByText('New', { exact: true })).toBeVisible();
  await log(desk).scrollIntoViewIfNeeded();
  await expect(log(phone).getByText(/^Read /)).toBeVisible();
  await expect(cases).toHaveAccessibleName('Cases');
  await desk.goto('/lawyer/cases');
  await expect(desk.getByRole('main').getByRole('link', { name: /./ }).first()).toBeVisible();
  await expect(desk.getByText('2 new messages')).toHaveCount(0);
});

test('a case opened from another one shows nothing of that one, and keeps what was typed for it out', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const wages = await newCase(request, { client, lawyer, status: 'ACCEPTED' }, 'Unpaid wages');
  const land = await newCase(request, { client, lawyer, status: 'ACCEPTED' }, 'Land of an uncle');
  const page = await openAs(browser, client, `/user/cases/${wages}`);
  await box(page).fill('My employer owes me three months.');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(land)) await held;
    return route.fallback();
  });

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /has accepted “Land of an uncle”/ }).click();
  await expect(page).toHaveURL(new RegExp(`/user/cases/${land}$`));
  await expect(page.getByRole('main').getByText('Unpaid wages')).toHaveCount(0);
  await expect(box(page)).toHaveCount(0);

  answer();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Land of an uncle');
  await expect(box(page)).toHaveValue('');
  await page.goBack();
  await expect(box(page)).toHaveValue('My employer owes me three months.');
});

test('when the lawyer has left, the client reads that nobody is there any more', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  const { token } = await demoAdmin(request);
  const remove = 'mutation ($id: ID!) { deleteLawyer(id: $id) { deletedId } }';
  await ask(request, remove, { id: lawyer.user.id }, token);
  const page = await openAs(browser, client, `/user/cases/${id}`);
  const alone = page.getByText('The other person of this case has left AinSathi.');
  await expect(alone).toHaveCount(1);
  await expect(box(page)).toHaveCount(0);
});
