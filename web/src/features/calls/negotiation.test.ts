import { createNegotiation, type CallSignal, type NegotiatedConnection } from './negotiation';

/** A connection that knows the states of an offer and its answer, and nothing of media. */
class Connection implements NegotiatedConnection {
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  readonly candidates: string[] = [];

  constructor(private readonly name: string) {}

  async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    const isAnswer = this.signalingState === 'have-remote-offer';
    const sdp = isAnswer ? `answer to ${this.remoteDescription?.sdp}` : `offer of ${this.name}`;
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (description.type === 'answer' && description.sdp !== `answer to ${this.localDescription?.sdp}`)
      throw new Error('InvalidStateError');
    this.remoteDescription = description;
    // A polite side's own offer is rolled back.
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }

  async addIceCandidate({ candidate = '' }: RTCIceCandidateInit): Promise<void> {
    await Promise.resolve();
    if (!this.remoteDescription?.sdp?.includes(candidate)) throw new Error('OperationError');
    this.candidates.push(candidate);
  }
}

interface Side {
  connection: Connection;
  negotiation: ReturnType<typeof createNegotiation>;
  outbox: CallSignal[];
}

function side(name: string, polite: boolean): Side {
  const connection = new Connection(name);
  const outbox: CallSignal[] = [];
  const send = (signal: CallSignal) => void outbox.push(signal);
  return { connection, outbox, negotiation: createNegotiation({ connection, polite, send }) };
}

type Step = 'client' | 'lawyer';

/** Every order in which signals are delivered, up to so many. */
function orders(length: number): Step[][] {
  if (length === 0) return [[]];
  return orders(length - 1).flatMap((steps) => [
    [...steps, 'client' as const],
    [...steps, 'lawyer' as const],
  ]);
}

/** Delivers the next signal to a side, if there is one. */
async function deliver(to: Side, from: Side): Promise<void> {
  const signal = from.outbox.shift();
  if (signal) await to.negotiation.receive(signal);
}

async function run(steps: readonly Step[], offering: readonly Step[]): Promise<[Side, Side]> {
  const [client, lawyer] = [side('client', true), side('lawyer', false)];
  for (const one of offering) await (one === 'client' ? client : lawyer).negotiation.offer();
  for (const step of steps) await (step === 'client' ? deliver(client, lawyer) : deliver(lawyer, client));
  while (client.outbox.length + lawyer.outbox.length > 0) {
    await deliver(client, lawyer);
    await deliver(lawyer, client);
  }
  return [client, lawyer];
}

describe('a negotiation', () => {
  it.each([[['client']], [['lawyer']], [['client', 'lawyer']], [['lawyer', 'client']]] as Step[][][])(
    'of offers by %j ends with one offer and its answer, in every order of delivery',
    async (offering) => {
      for (const steps of orders(5)) {
        const [client, lawyer] = await run(steps, offering);
        expect([client.connection.signalingState, lawyer.connection.signalingState]).toEqual([
          'stable',
          'stable',
        ]);
        // With two offers that of the impolite side counts.
        const offer = `offer of ${offering.includes('lawyer') ? 'lawyer' : 'client'}`;
        const described = [client, lawyer].flatMap(({ connection }) => [
          connection.localDescription?.sdp,
          connection.remoteDescription?.sdp,
        ]);
        expect(described.sort()).toEqual([`answer to ${offer}`, `answer to ${offer}`, offer, offer].sort());
      }
    },
  );

  it('sends the candidates of a moment together', () => {
    jest.useFakeTimers();
    const { negotiation, outbox } = side('client', true);
    negotiation.addCandidate({ candidate: 'one' });
    negotiation.addCandidate({ candidate: 'two' });
    jest.advanceTimersByTime(100);
    negotiation.addCandidate({ candidate: 'three' });
    negotiation.end();
    jest.advanceTimersByTime(1_000);
    expect(outbox).toEqual([{ candidates: [{ candidate: 'one' }, { candidate: 'two' }] }]);
    jest.useRealTimers();
  });

  it('drops candidates of an offer that it ignores, and no others', async () => {
    const lawyer = side('lawyer', false);
    await lawyer.negotiation.offer();
    await lawyer.negotiation.receive({ description: { type: 'offer', sdp: 'offer of client' } });
    await lawyer.negotiation.receive({ candidates: [{ candidate: 'client' }] });
    expect(lawyer.connection.candidates).toEqual([]);
    await lawyer.negotiation.receive({ description: { type: 'answer', sdp: 'answer to offer of lawyer' } });
    await lawyer.negotiation.receive({ candidates: [{ candidate: 'lawyer' }] });
    expect(lawyer.connection.candidates).toEqual(['lawyer']);
    await expect(lawyer.negotiation.receive({ candidates: [{ candidate: 'unknown' }] })).rejects.toThrow();
  });
});
