import type { Reader } from './reader';
import { ReplicaProgress } from './replica-progress';

const DELAYS = { poll: 1, retry: 1, blind: 30 };

/** A reader whose answers are taken in turn; the last one stays. */
function answering(...answers: (Record<string, unknown> | Error)[]): Reader & { asked: unknown[][] } {
  const asked: unknown[][] = [];
  const query = (_text: string, values: unknown[] = []): Promise<unknown> => {
    asked.push(values);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve([answer]);
  };
  return { query: query as Reader['query'], asked };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('ReplicaProgress', () => {
  it('is behind from a change until the replica has replayed what was written then', async () => {
    const primary = answering({ written: '0/10' }, { written: '0/20' });
    const replica = answering({ replayed: false }, { replayed: false }, { replayed: true });
    const progress = new ReplicaProgress(replica, primary, DELAYS);
    expect(progress.isBehind).toBe(false);
    progress.changed();
    expect(progress.isBehind).toBe(true);
    await until(() => !progress.isBehind);
    expect(replica.asked).toEqual([['0/10'], ['0/10'], ['0/10']]);
  });

  it('is behind again after a change that came while it was catching up', async () => {
    const primary = answering({ written: '0/10' }, { written: '0/20' });
    const replica = answering({ replayed: false }, { replayed: true });
    const progress = new ReplicaProgress(replica, primary, DELAYS);
    progress.changed();
    progress.changed();
    await until(() => !progress.isBehind);
    expect(replica.asked.at(-1)).toEqual(['0/20']);
  });

  it('stays behind while a server cannot be asked', async () => {
    const replica = answering(new Error('away'), new Error('away'), { replayed: true });
    const progress = new ReplicaProgress(replica, answering({ written: '0/10' }), DELAYS);
    progress.changed();
    await until(() => replica.asked.length === 2);
    expect(progress.isBehind).toBe(true);
    await until(() => !progress.isBehind);
    expect(replica.asked).toHaveLength(3);
  });

  it('is behind for some time when the replica cannot tell', async () => {
    const replica = answering({ replayed: null });
    const progress = new ReplicaProgress(replica, answering({ written: '0/10' }), DELAYS);
    progress.changed();
    await until(() => replica.asked.length === 1);
    expect(progress.isBehind).toBe(true);
    await until(() => !progress.isBehind);
  });
});
