import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** The scanner's result, or why there is none. */
export type Verdict = 'clean' | 'infected' | { unreachable: string };

/** The timeout without a byte in either direction. */
const TIMEOUT_MILLISECONDS = 15_000;
const PING_MILLISECONDS = 1_500;
/** A failed scan is a problem for this time, although the scanner answers: it may take smaller files alone. */
const FAILURE_MILLISECONDS = 5 * 60_000;

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** Writes to a connection until it closes. */
type Send = (socket: Socket, over: AbortSignal) => Promise<void>;

async function sendPart(socket: Socket, over: AbortSignal, bytes: Buffer): Promise<void> {
  // A closed connection never drains.
  if (!socket.write(bytes)) await once(socket, 'drain', { signal: over });
}

/** INSTREAM: chunks prefixed by their length; length 0 ends. */
const sendAll =
  (bytes: AsyncIterable<Buffer>): Send =>
  async (socket, over) => {
    await sendPart(socket, over, Buffer.from('zINSTREAM\0'));
    for await (const chunk of bytes) {
      await sendPart(socket, over, lengthOf(chunk));
      await sendPart(socket, over, chunk);
    }
    socket.write(lengthOf(Buffer.alloc(0)));
  };

const ping: Send = async (socket, over) => sendPart(socket, over, Buffer.from('zPING\0'));

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString();
    if (answer.includes('\0')) break;
  }
  return answer;
}

/** The answer to a command on a new connection; a large file may be refused midway. @throws Error without an answer. */
async function ask(url: URL, timeout: number, send: Send): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  const over = new AbortController();
  // Every error also rejects the pending answer.
  socket.on('error', () => undefined);
  socket.setTimeout(timeout, () => socket.destroy(new Error('The scanner does not answer')));
  send(socket, over.signal).catch((error: unknown) => socket.destroy(error as Error));
  try {
    return await answerOf(socket);
  } finally {
    socket.destroy();
    over.abort();
  }
}

function verdictOf(answer: string): Verdict {
  if (answer.startsWith('stream: OK\0')) return 'clean';
  if (/^stream: .+ FOUND\0/.test(answer)) return 'infected';
  const isSmall = answer.startsWith('INSTREAM size limit');
  return { unreachable: isSmall ? 'its StreamMaxLength is too small' : 'it gives no answer' };
}

const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'it gives no answer';

/** Speaks the protocol of ClamAV's daemon, at an address such as tcp://127.0.0.1:3310. */
export function createScanner(address: string, timeout = TIMEOUT_MILLISECONDS) {
  const url = new URL(address);
  let failure: { at: number; reason: string } | null = null;
  return {
    /** Never throws: without an answer, no file passes. */
    scan: async (bytes: AsyncIterable<Buffer>): Promise<Verdict> => {
      const verdict = await ask(url, timeout, sendAll(bytes)).then(verdictOf, (error: unknown) => ({
        unreachable: reasonOf(error),
      }));
      failure = typeof verdict === 'string' ? null : { at: performance.now(), reason: verdict.unreachable };
      return verdict;
    },
    /** Why documents are refused now: the scanner does not answer, or a scan failed recently; null otherwise. */
    problem: async (): Promise<string | null> => {
      if (failure && performance.now() - failure.at < FAILURE_MILLISECONDS) return failure.reason;
      try {
        const answer = await ask(url, Math.min(timeout, PING_MILLISECONDS), ping);
        return answer.startsWith('PONG\0') ? null : 'it gives no answer';
      } catch (error) {
        return reasonOf(error);
      }
    },
  };
}

export type Scanner = ReturnType<typeof createScanner>;
