// A separate thread sends requests at a rate, so that nothing else delays its clock.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent } from 'undici';
import { send } from './requests.mjs';

const { origin, requests, milliseconds, connections } = workerData;
const agent = new Agent({ connections });
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

const answers = [];
const started = performance.now();
while (answers.length < requests.length) {
  const due = Math.min(((performance.now() - started) / milliseconds) * requests.length, requests.length);
  while (answers.length < due)
    answers.push(send(origin, { ...requests[answers.length], agent }).then(withoutText));
  await sleep(5);
}
const all = await Promise.all(answers);
await agent.close();
parentPort.postMessage({ answers: all, latest: delays.max / 1_000_000 });
parentPort.close();

function withoutText({ status, headers, milliseconds }) {
  return { status, headers: { 'retry-after': headers['retry-after'] }, milliseconds };
}
