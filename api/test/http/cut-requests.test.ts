import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { aTakenCase } from '../setup/case-rooms';
import { addDocument, aFile, askForLink, PDF } from '../setup/documents';
import { pay, stateFee, tryToConfirm } from '../setup/fees';
import type { Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

jest.setTimeout(120_000);

const REQUESTS = 2_000;
const AT_ONCE = 20;
const CUT_AFTER = [0, 2, 20];
const PICTURE = 'a-picture-of-somebody.webp';

const app = appOfTests();

/** The stored files that this process has open. */
function openFiles(): string[] {
  const folder = path.dirname(app.uploads);
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${descriptor}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      // The descriptor of the listing itself.
      return [];
    }
  });
}

async function receiptLink({ client }: Person, id: string): Promise<{ path: string; cookie: string }> {
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token ?? ''}` },
    body: JSON.stringify({
      query: 'mutation ($input: PrivateLinkInput!) { createPrivateLink(input: $input) { link { path } } }',
      variables: { input: { kind: 'RECEIPT', id } },
    }),
  });
  const { data } = (await response.json()) as { data: { createPrivateLink: { link: { path: string } } } };
  return {
    path: data.createPrivateLink.link.path,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** Sends a request and closes its connection some milliseconds later. */
async function cut(head: string, milliseconds: number): Promise<void> {
  const { hostname, port } = new URL(app.origin);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${head}\r\n\r\n`);
      if (milliseconds === 0) setImmediate(() => socket.destroy());
      else setTimeout(() => socket.destroy(), milliseconds);
    });
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.resume();
  });
}

it('leaves no file open after 2,000 requests for files whose connection is closed at once', async () => {
  const { id, client, lawyer } = await aTakenCase(app);
  const paymentId = await pay(client, id, { feeId: await stateFee(lawyer, id) });
  await tryToConfirm(lawyer, paymentId);
  const bytes = Buffer.concat([PDF, Buffer.alloc(2_000_000, ' ')]);
  const document = await askForLink(client, await addDocument(client, id, aFile('A deed.pdf', bytes)));
  const receipt = await receiptLink(client, paymentId);
  const pixels = { width: 800, height: 800, channels: 3 as const };
  const picture = await sharp({
    create: { ...pixels, background: 'teal', noise: { type: 'gaussian', sigma: 30 } },
  })
    .webp({ lossless: true })
    .toBuffer();
  await app.platform.files.put(PICTURE, [picture]);
  const headOf = (address: string, cookie: string) => `${address} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}`;
  const heads = [
    headOf(`/uploads/${PICTURE}`, ''),
    headOf(document.path ?? '', document.cookie),
    `${headOf(document.path ?? '', document.cookie)}\r\nRange: bytes=500000-`,
    headOf(receipt.path, receipt.cookie),
  ];
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on('warning', warn);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < REQUESTS; n = next++)
      await cut(
        heads[n % heads.length] ?? '',
        CUT_AFTER[Math.floor(n / heads.length) % CUT_AFTER.length] ?? 0,
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (let waited = 0; openFiles().length > 0 && waited < 5_000; waited += 100) await wait(100);
  process.off('warning', warn);
  expect(openFiles()).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([]);
  expect((await fetch(`${app.origin}/uploads/${PICTURE}`)).status).toBe(200);
});
