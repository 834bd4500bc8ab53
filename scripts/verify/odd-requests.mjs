// A thousand odd request lines and headers over raw sockets, to one process and to two.
// In CI: no, api/test/operation/odd-requests sends 200 of them.
import { execFileSync } from 'node:child_process';
import { oddRequests, sendOddRequests } from '../lib/odd-requests.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, send } from './requests.mjs';
import { verify } from './verify.mjs';

/** A process and those that it has started. */
function processesOf(id) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap((pair) => (pair.includes(id) ? [pair[0]] : [])).join(' ');
}

await verify(async (run) => {
  for (const WEB_CONCURRENCY of ['1', '2']) {
    const { products } = await startProducts(run, { variables: { WEB_CONCURRENCY, SHEDDING: 'off' } });
    const [{ origin, processId, stop }] = products;
    const before = processesOf(processId);
    const answers = await sendOddRequests(origin, oddRequests(1_000));
    const failed = answers.filter(({ status }) => status === 500);
    const { status } = await send(origin, { path: '/healthz' });
    const isSame = processesOf(processId) === before;
    run.promise(
      `${answers.length} odd requests with WEB_CONCURRENCY ${WEB_CONCURRENCY}: none is answered with 500, the same processes answer afterwards`,
      `${failed.length} with 500 (${countStatuses(answers)}), ${isSame ? 'the same processes' : 'others'}, /healthz ${status}`,
      answers.length === 1_000 && failed.length === 0 && isSame && status === 200,
    );
    for (const { text } of failed.slice(0, 10))
      run.note('Answered with 500', JSON.stringify(text.slice(0, 200)));
    await stop();
  }
});
