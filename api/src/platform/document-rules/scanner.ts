import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Looks for viruses by the protocol of ClamAV's daemon. */
export interface Scanner {
  /** Never throws: a scanner that does not answer is `unreachable`, and nothing is let through. */
  scan: (bytes: AsyncIterable<Buffer>) => Promise<'clean' | 'infected' | 'unreachable'>;
}

const TIMEOUT_MILLISECONDS = 60_000;

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function send(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

/** INSTREAM: each piece after its length, and a length of nothing at the end. */
async function sendAll(socket: Socket, bytes: AsyncIterable<Buffer>): Promise<void> {
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of bytes) {
    await send(socket, lengthOf(chunk));
    await send(socket, chunk);
  }
  socket.write(lengthOf(Buffer.alloc(0)));
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString();
    if (answer.includes('\0')) break;
  }
  return answer;
}

/** The scanner at an address such as tcp://127.0.0.1:3310. */
export function createScanner(url: string, timeout = TIMEOUT_MILLISECONDS): Scanner {
  const { hostname, port } = new URL(url);
  return {
    scan: async (bytes) => {
      const socket = connect(Number(port), hostname);
      // Every error is also that of whoever waits for the socket.
      socket.on('error', () => undefined);
      socket.setTimeout(timeout, () => socket.destroy(new Error('The scanner does not answer')));
      try {
        const [, answer] = await Promise.all([sendAll(socket, bytes), answerOf(socket)]);
        if (answer.startsWith('stream: OK\0')) return 'clean';
        return /^stream: .+ FOUND\0/.test(answer) ? 'infected' : 'unreachable';
      } catch {
        return 'unreachable';
      } finally {
        socket.destroy();
      }
    },
  };
}
