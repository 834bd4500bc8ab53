import { execFileSync } from 'node:child_process';
import { oddRequests, sendOddRequests } from '../../lib/odd-requests.mjs';
import { startProducts } from '../setup/product.mjs';
import { countStatuses, send } from '../setup/requests.mjs';

/** A process and those that it has started. */
function processesOf(id) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap((pair) => (pair.includes(id) ? [pair[0]] : [])).join(' ');
}

/** Odd request lines and headers over raw sockets, to one process and to two. */
export async function oddRequestsAnswered(run) {
  for (const WEB_CONCURRENCY of ['1', '2']) {
    const { origins, processes } = await startProducts(run, { variables: { WEB_CONCURRENCY } });
    const before = processesOf(processes.idOf(0));
    const answers = await sendOddRequests(origins[0], oddRequests(1_000));
    const failed = answers.filter(({ status }) => status === 500);
    const text = `Odd requests with WEB_CONCURRENCY ${WEB_CONCURRENCY} answered with 500`;
    run.none(text, failed.length, answers.length, countStatuses(answers));
    for (const { text: odd } of failed.slice(0, 10)) run.note('500', JSON.stringify(odd.slice(0, 200)));
    const { status } = await send(origins[0], { path: '/healthz' });
    const isSame = processesOf(processes.idOf(0)) === before;
    run.promise('The same processes answer afterwards', status, isSame && status === 200);
    await processes.stop(0);
  }
}
