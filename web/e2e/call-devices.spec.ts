import { expect, type Page } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import {
  aPair,
  askedBy,
  inCall,
  openCall,
  openDevicesOf,
  receivesSound,
  seesOther,
  sentBy,
  soon,
  test,
} from './setup/call-pages';

/** From now on the browser refuses these devices with this error; with none it opens all. */
const refuse = (page: Page, devices: Partial<Record<'audio' | 'video', string>>) =>
  page.evaluate((refused) => Object.assign(window, { refused }), devices);

/** Runs in the page. */
function refusable(): void {
  const devices = navigator.mediaDevices;
  const open = devices.getUserMedia.bind(devices);
  Object.assign(window, { refused: {} });
  devices.getUserMedia = (wanted = {}) => {
    const { refused } = window as unknown as { refused: Partial<Record<'audio' | 'video', string>> };
    const name = (wanted.audio && refused.audio) || (wanted.video && refused.video);
    return name ? Promise.reject(new DOMException('', name)) : open(wanted);
  };
}

/** A track ends or falls silent, as with a phone call or an unplugged headset. */
const loses = (page: Page, kind: string, event: string) =>
  page.evaluate(
    ([ofKind, name]) => {
      const { watched } = window as unknown as { watched: { tracks: MediaStreamTrack[] } };
      const track = watched.tracks.filter((one) => one.kind === ofKind).at(-1);
      if (name === 'ended') track?.stop();
      track?.dispatchEvent(new Event(name));
    },
    [kind, event] as const,
  );

test('devices that fail before the call say how they work', async ({ browser, request }) => {
  const { client, lawyer, id } = await aPair(request);
  const mine = await openCall(browser, client, '/terms');
  await mine.addInitScript(refusable);
  await mine.goto(`/call/${id}`);
  const call = mine.getByRole('button', { name: `Call ${lawyer.user.name}` });
  await call.waitFor(soon);
  await refuse(mine, { audio: 'NotFoundError', video: 'NotFoundError' });
  await call.click();
  await expect(mine.getByText('No microphone found. Connect one and try again.')).toBeVisible();
  await refuse(mine, { video: 'NotReadableError' });
  await mine.getByRole('button', { name: 'Try again' }).click();
  await expect(mine.getByText('We hear you.')).toBeVisible(soon);
  await mine.getByRole('button', { name: 'Camera' }).click();
  await expect(mine.getByText('Another app uses the camera.')).toBeVisible();
  expect.soft(await pageProblems(mine)).toEqual([]);

  const other = await mine.context().newPage();
  await other.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await other.goto(`/call/${id}`);
  await expect(other.getByText('Open this page in Chrome.')).toBeVisible(soon);
  await mine.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(other.getByRole('link', { name: 'Back to the case' })).toBeVisible();
  await other.getByRole('button', { name: 'Copy the address' }).click();
  await expect(other.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(other.url());
});

test('devices that fail in the call are said to both, and come back', async ({ browser, request }) => {
  const { mine, theirs, lawyer } = await inCall(browser, request, {}, refusable);

  await test.step('a camera that another app uses, or that is not there', async () => {
    for (const [error, sentence] of [
      ['NotReadableError', 'Another app uses the camera.'],
      ['NotFoundError', 'No camera found.'],
      [
        'NotAllowedError',
        'The browser does not let this page use the camera: press the sign beside the address.',
      ],
    ] as const) {
      await refuse(mine, { video: error });
      await mine.getByRole('button', { name: 'Camera' }).click();
      await expect(mine.getByText(sentence)).toBeVisible();
    }
  });

  await test.step('a microphone that is gone', async () => {
    await refuse(mine, { audio: 'NotReadableError' });
    await loses(mine, 'audio', 'ended');
    await expect(theirs.getByText('The microphone of Shirin Sultana is off.')).toBeVisible();
    const press = mine.getByRole('button', { name: 'Your microphone is off: press to turn it on' });
    await expect(press).toBeVisible();
    await refuse(mine, {});
    await press.click();
    await expect(theirs.getByText('The microphone of Shirin Sultana is off.')).toBeHidden();
    await receivesSound(theirs);
    await loses(mine, 'audio', 'ended');
    await receivesSound(theirs);
    expect(await openDevicesOf(mine)).toEqual(['audio']);
  });

  await test.step('a phone call', async () => {
    await loses(mine, 'audio', 'mute');
    await expect(theirs.getByText('The microphone of Shirin Sultana is off.')).toBeVisible();
    await loses(mine, 'audio', 'unmute');
    await expect(theirs.getByText('The microphone of Shirin Sultana is off.')).toBeHidden();
  });

  await test.step('the camera turns both ways, for papers with more lines and fewer pictures', async () => {
    await mine.getByRole('button', { name: 'Camera' }).click();
    await seesOther(theirs, 'Shirin Sultana');
    const mirrored = mine.getByLabel('Your picture').and(mine.locator('.-scale-x-100'));
    await expect(mirrored).toBeVisible();
    await mine.getByRole('button', { name: 'Turn' }).click();
    await expect(mirrored).toBeHidden();
    await expect.poll(async () => (await sentBy(mine)).frameHeight, soon).toBe(720);
    await expect.poll(async () => (await sentBy(mine)).framesPerSecond, soon).toBeLessThan(8);
    await mine.getByRole('button', { name: 'Turn' }).click();
    await expect(mirrored).toBeVisible();
    await expect.poll(async () => (await sentBy(mine)).frameHeight, soon).toBeLessThan(720);
    expect((await askedBy(mine)).slice(-3)).toEqual(['video "user"', 'video "environment"', 'video "user"']);
    expect((await openDevicesOf(mine)).toSorted()).toEqual(['audio', 'video']);
  });

  await test.step('an upright screen fills with the face, and a press shows it whole', async () => {
    await theirs.setViewportSize({ width: 390, height: 844 });
    const picture = theirs.getByLabel('Shirin Sultana', { exact: true });
    const fit = () => picture.evaluate((video) => getComputedStyle(video).objectFit);
    expect(await fit()).toBe('cover');
    await theirs.getByRole('button', { name: 'Camera' }).click();
    await seesOther(mine, lawyer.user.name);
    const whole = theirs.getByRole('button', { name: 'Show the whole picture' });
    for (const objectFit of ['contain', 'cover']) {
      await whole.click({ position: { x: 20, y: 20 } });
      await expect.poll(fit).toBe(objectFit);
      const [first, second] = await Promise.all([
        picture.boundingBox(),
        theirs.getByLabel('Your picture').boundingBox(),
      ]);
      if (!first || !second) throw new Error('Both pictures are there.');
      expect(second.y).toBeGreaterThan(first.y);
      expect(second.y + second.height).toBeLessThan(first.y + first.height);
      expect(second.x + second.width).toBeLessThan(first.x + first.width);
    }
    expect.soft(await pageProblems(theirs)).toEqual([]);
  });
});
