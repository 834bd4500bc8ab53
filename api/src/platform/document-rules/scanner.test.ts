import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createScanner } from './scanner';

let server: Server | null = null;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** A daemon that reads a stream to its end, and then says this; nothing where it hangs. */
async function daemon(answer: ((stream: Buffer) => string) | null): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (answer && received.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer(received));
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

async function* bytes(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from('EICAR'));
}

it.each([
  ['stream: OK\0', 'clean'],
  ['stream: Eicar-Signature FOUND\0', 'infected'],
  ['INSTREAM size limit exceeded. ERROR\0', 'unreachable'],
  ['', 'unreachable'],
  ['nonsense', 'unreachable'],
])('the answer %j means %s', async (answer, verdict) => {
  let stream: Buffer = Buffer.alloc(0);
  const url = await daemon((received) => {
    stream = received;
    return answer;
  });
  expect(await createScanner(url).scan(bytes())).toBe(verdict);
  expect(stream.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x05EICAR\0\0\0\0');
});

it('a scanner that hangs or is gone lets nothing through', async () => {
  expect(await createScanner(await daemon(null), 200).scan(bytes())).toBe('unreachable');
  expect(await createScanner('tcp://127.0.0.1:1').scan(bytes())).toBe('unreachable');
});
