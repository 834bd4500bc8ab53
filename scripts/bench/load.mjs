import { Agent, request as open } from 'node:http';
import { placeOf } from './subjects.mjs';

const CONCURRENCY = 8;
let numbers = 0;

/** Asks a subject over kept-alive connections for some milliseconds. Gives its requests a second and its 95th percentile. */
export async function load(subject, milliseconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const { hostname, port } = new URL(subject.origin);
  const durations = [];
  const since = performance.now();
  const worker = async () => {
    while (performance.now() - since < milliseconds) {
      numbers += 1;
      const started = performance.now();
      await ask({ agent, hostname, port }, subject.request(placeOf(numbers), numbers));
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const elapsed = performance.now() - since;
  agent.destroy();
  durations.sort((one, other) => one - other);
  return {
    perSecond: (durations.length * 1000) / elapsed,
    slow: durations[Math.floor(durations.length * 0.95)],
  };
}

/** One answer's text. @throws when it is anything but a success. */
export function ask(connection, { body, ...options }) {
  return new Promise((resolve, reject) => {
    const sent = open({ ...connection, ...options }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200 && !text.startsWith('{"errors"')) resolve(text);
        else reject(new Error(`${options.path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
