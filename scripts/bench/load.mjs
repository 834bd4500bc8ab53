import { Agent, request as open } from 'node:http';
import { filterFor } from './subjects.mjs';

const CONCURRENCY = 8;
let requestCount = 0;

/** Sends requests to a subject over keep-alive connections for some milliseconds. Returns requests per second, p95, and the
 * processor time of a request in server and database, in milliseconds. */
export async function load(subject, milliseconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const { hostname, port } = new URL(subject.origin);
  const durations = [];
  const processorBefore = subject.processorTime();
  const since = performance.now();
  const worker = async () => {
    while (performance.now() - since < milliseconds) {
      requestCount += 1;
      const started = performance.now();
      await send({ agent, hostname, port }, subject.request(filterFor(requestCount), requestCount));
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const elapsed = performance.now() - since;
  const processor = processorBefore === null ? NaN : subject.processorTime() - processorBefore;
  agent.destroy();
  durations.sort((left, right) => left - right);
  return {
    perSecond: (durations.length * 1000) / elapsed,
    slow: durations[Math.floor(durations.length * 0.95)],
    processor: processor / durations.length,
  };
}

/** The text of a response. @throws Error unless it is a success. */
export function send(connection, { body, ...options }) {
  return new Promise((resolve, reject) => {
    const request = open({ ...connection, ...options }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200 && !text.startsWith('{"errors"')) resolve(text);
        else reject(new Error(`${options.path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
