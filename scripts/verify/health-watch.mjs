// A thread of its own asks /healthz, so that the load beside it does not delay the clock.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send, withoutKeeping } from './requests.mjs';

let isStopping = false;
parentPort.once('message', () => (isStopping = true));

const answers = [];
while (!isStopping) {
  const { status, milliseconds } = await send(workerData, { path: '/healthz', agent: withoutKeeping() });
  answers.push({ status, milliseconds });
  await sleep(200);
}
parentPort.postMessage(answers);
parentPort.close();
