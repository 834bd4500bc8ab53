import type { CallSignal } from './negotiation';
import { signalSender } from './signal-sender';

const offer = (number: number): CallSignal => ({
  connection: 1,
  offer: number,
  description: { type: 'offer', sdp: `${number}` },
});
const candidate = (name: string): CallSignal => ({ connection: 1, candidates: [{ candidate: name }] });

/** The test releases each signal. */
function slowSender() {
  const [sent, lost] = [[] as CallSignal[], [] as unknown[]];
  const going: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
  const post = async (signal: CallSignal) =>
    new Promise((resolve, reject) => {
      sent.push(signal);
      going.push({ resolve, reject });
    });
  return { send: signalSender({ post, onLost: (error) => lost.push(error) }), sent, lost, going };
}

const settle = async () => new Promise((resolve) => setImmediate(resolve));

describe('signals to the other browser', () => {
  it('go one after another, in their order', async () => {
    const { send, sent, going } = slowSender();
    send(offer(1));
    send(candidate('a'));
    expect(sent).toEqual([offer(1)]);
    going[0]?.resolve(null);
    await settle();
    expect(sent).toEqual([offer(1), candidate('a')]);
  });

  it('are forgotten once a new offer is there, however many wait', async () => {
    const { send, sent, going } = slowSender();
    send(candidate('present'));
    for (let number = 1; number <= 20; number += 1) {
      send(offer(number));
      for (const name of ['a', 'b', 'c']) send(candidate(name));
    }
    for (const turn of [0, 1, 2]) {
      going[turn]?.resolve(null);
      await settle();
    }
    const together = { connection: 1, candidates: ['a', 'b', 'c'].map((name) => ({ candidate: name })) };
    expect(sent).toEqual([candidate('present'), offer(20), together]);
  });

  it('that are lost are reported, and those after them are sent', async () => {
    const { send, sent, lost, going } = slowSender();
    send(offer(1));
    send(candidate('a'));
    going[0]?.reject(new Error('offline'));
    await settle();
    expect(lost).toEqual([new Error('offline')]);
    expect(sent).toHaveLength(2);
  });

  it('have no more candidates than the API takes', async () => {
    const { send, sent, going } = slowSender();
    send(offer(1));
    for (let number = 0; number < 100; number += 1) send(candidate(`${number}`));
    going[0]?.resolve(null);
    await settle();
    expect(sent[1]?.candidates).toHaveLength(40);
    expect(sent[1]?.candidates?.at(-1)).toEqual({ candidate: '99' });
  });
});
