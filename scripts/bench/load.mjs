import { Pool } from 'undici';
import { filterFor } from './subjects.mjs';

/** As many as a busy public server has at once; fewer leave it waiting for the load's own turn. */
const CONNECTIONS = 32;
let requestCount = 0;

/** Sends requests to a subject over keep-alive connections for some milliseconds. Returns requests per second, p95, and the
 * processor time of a request in server and database, in milliseconds. */
export async function load(subject, milliseconds) {
  const { connections = CONNECTIONS } = subject;
  const pool = new Pool(subject.origin, { connections, pipelining: 1 });
  const durations = [];
  const processorBefore = subject.processorTime();
  const since = performance.now();
  const worker = async () => {
    while (performance.now() - since < milliseconds) {
      requestCount += 1;
      const started = performance.now();
      await send(pool, subject.request(filterFor(requestCount), requestCount));
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = performance.now() - since;
  const processor = processorBefore === null ? NaN : subject.processorTime() - processorBefore;
  await pool.close();
  durations.sort((left, right) => left - right);
  return {
    perSecond: (durations.length * 1000) / elapsed,
    slow: durations[Math.floor(durations.length * 0.95)],
    processor: processor / durations.length,
  };
}

const ERRORS = Buffer.from('{"errors"');

/** Reads a response without making a text of it: the load shares the processors with what it measures. @throws Error unless it is a success. */
function send(pool, { body, ...options }) {
  return new Promise((resolve, reject) => {
    let status = 0;
    let first = null;
    pool.dispatch(
      { ...options, body },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, statusCode) {
          status = statusCode;
        },
        onResponseData(_controller, chunk) {
          first ??= chunk;
        },
        onResponseEnd() {
          if (status === 200 && !first?.subarray(0, ERRORS.length).equals(ERRORS)) resolve();
          else reject(new Error(`${options.path} answered ${status}: ${first?.subarray(0, 300)}`));
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });
}
