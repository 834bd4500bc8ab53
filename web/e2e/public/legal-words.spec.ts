import { expect, type Page } from '@playwright/test';
import { pageProblems } from '../setup/accessible-page';
import { newCase, newClient, newLawyer, signIn } from '../setup/client-people';
import { newBlog } from '../setup/lawyer-people';
import { test } from '../setup/test';

// Colours that change by a transition would be read half way.
const explanation = (page: Page, word: string) => page.getByRole('dialog', { name: word });

const copy = 'সইমোহরি নকল';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, word, other, meaning } of [
    {
      path: '/words',
      title: 'Legal words',
      word: 'vakalatnama',
      other: 'ওকালতনামা',
      meaning: 'The signed paper with which a client allows an advocate to act in a case.',
    },
    {
      path: '/bn/words',
      title: 'আইনের শব্দার্থ',
      word: 'ওকালতনামা',
      other: 'vakalatnama',
      meaning: 'যে কাগজে সই করে মক্কেল আইনজীবীকে নিজের পক্ষে মামলা চালানোর ক্ষমতা দেন।',
    },
  ])
    test(`${path} explains the words, each at a separate address`, async ({ page }) => {
      await page.goto(`${path}#vakalatnama`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const entry = page.locator('#vakalatnama');
      await expect(entry).toBeInViewport();
      await expect(entry.locator('dfn')).toHaveText(word);
      await expect(entry.locator('dt [lang]')).toHaveText(other);
      await expect(entry).toContainText(meaning.normalize('NFC'));
      await expect(page.locator('dfn')).toHaveCount(63);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
    });

  test('an answer says all that it says, without buttons', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('heading', { name: 'How are lawyers verified?' }).click();
    await expect(page.getByText('of the Bangladesh Bar Council')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a word in an answer is explained by mouse, and the text does not move', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /legal-word|marked-text/.test(url))).toEqual([]);
  const answer = page.getByText('of the Bangladesh Bar Council');
  await page.getByRole('heading', { name: 'How are lawyers verified?' }).click();
  await expect(answer).toBeVisible();
  const plain = await answer.boundingBox();
  const word = page.getByRole('button', { name: 'Bar Council' });
  await word.click();
  expect(await answer.boundingBox()).toEqual(plain);
  await expect(explanation(page, 'Bar Council')).toContainText('enrols advocates');
  await expect(explanation(page, 'Bar Council')).toHaveAccessibleDescription(/^The body set up by law/);
  expect(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'All legal words' }).click();
  await expect(page).toHaveURL('/words#bar-council');
  await expect(page.locator('#bar-council')).toBeInViewport();
});

test('a word on the page of a case is explained by keyboard', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  const id = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  await signIn(page, client);
  await page.goto(`/user/cases/${id}`);
  // Words are marked where they are read.
  await page.getByText('certified copy').first().scrollIntoViewIfNeeded();
  const word = page.getByRole('button', { name: 'certified copy' });
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(explanation(page, 'certified copy')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All legal words' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(explanation(page, 'certified copy')).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press(' ');
  await expect(explanation(page, 'certified copy')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a word with its ending is explained in Bangla by touch', async ({ page, request }) => {
    const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
    const id = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
    await signIn(page, client);
    await page.goto(`/bn/user/cases/${id}`);
    const word = page.getByRole('button', { name: copy, exact: true });
    // Words are marked where they are read.
    await page.getByText(copy).first().scrollIntoViewIfNeeded();
    await word.scrollIntoViewIfNeeded();
    expect((await word.boundingBox())?.height).toBeGreaterThanOrEqual(43.9);
    await word.tap();
    await expect(explanation(page, copy)).toContainText('certified copy');
    await page.goto('/bn/faq#faq-verification');
    await page.getByRole('button', { name: 'বার কাউন্সিলের' }).tap();
    await expect(explanation(page, 'বার কাউন্সিল')).toBeVisible();
  });
});

test('an article lists its legal words, named in its language and explained in that of the page', async ({
  page,
  request,
}) => {
  const lawyer = await newLawyer(request);
  const id = await newBlog(request, lawyer, 'জামিন', 'আসামির জামিনের দরখাস্ত করতে ওকালতনামায় সই লাগে।');
  await page.goto(`/blogs/${id}`);
  await page.getByText('Legal words in this article').click();
  const words = page.getByRole('main').locator('details');
  await expect(words.locator('dt')).toHaveText(['আসামি', 'জামিন', 'ওকালতনামা']);
  await expect(words.locator('dt').first()).toHaveAttribute('lang', 'bn');
  await expect(words.locator('dd').first()).toContainText('Who is charged with an offence.');
  await page.goto(`/bn/blogs/${id}`);
  await page.getByText('এই লেখায় আইনের শব্দ'.normalize('NFC')).click();
  await expect(words.locator('dd').first()).toContainText('অভিযোগ আনা হয়েছে'.normalize('NFC'));
});
