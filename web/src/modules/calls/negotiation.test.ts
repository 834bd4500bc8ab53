import { createNegotiation, type CallSignal, type NegotiatedConnection } from './negotiation';

/** Simulates the states of offer and answer, without media. */
class Connection implements NegotiatedConnection {
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescriptionInit | null = null;
  readonly applied: string[] = [];
  readonly candidates: string[] = [];
  private offers = 0;

  async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    const isAnswer = this.signalingState === 'have-remote-offer';
    if (!isAnswer) this.offers += 1;
    const sdp = isAnswer ? `answer to ${this.applied.at(-1)}` : `offer ${this.offers}`;
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (type === 'answer' && sdp !== `answer to ${this.localDescription?.sdp}`)
      throw new Error('InvalidStateError');
    this.applied.push(sdp);
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
  }

  async addIceCandidate({ candidate = '' }: RTCIceCandidateInit): Promise<void> {
    await Promise.resolve();
    if (candidate === 'unknown') throw new Error('OperationError');
    this.candidates.push(candidate);
  }
}

function side() {
  const [connection, outbox, steps] = [new Connection(), [] as CallSignal[], [] as string[]];
  const send = (signal: CallSignal) => void outbox.push(signal);
  const renewed = async () => {
    await Promise.resolve();
    steps.push('renewed');
  };
  const beforeAnswer = async () => {
    await Promise.resolve();
    steps.push(connection.signalingState);
  };
  return {
    ...{ connection, outbox, steps },
    negotiation: createNegotiation({ connection, number: 7, send, renewed, beforeAnswer }),
  };
}

describe('a negotiation', () => {
  it('has one offer and its answer, between which the answering side sets its own tracks', async () => {
    const [lawyer, client] = [side(), side()];
    await lawyer.negotiation.offer();
    for (const signal of lawyer.outbox) await client.negotiation.receive(signal);
    for (const signal of client.outbox) await lawyer.negotiation.receive(signal);
    expect(lawyer.outbox).toEqual([
      { connection: 7, offer: 1, description: { type: 'offer', sdp: 'offer 1' } },
    ]);
    expect(client.outbox).toEqual([
      { connection: 7, offer: 1, description: { type: 'answer', sdp: 'answer to offer 1' } },
    ]);
    expect([lawyer.steps, client.steps]).toEqual([['renewed'], ['have-remote-offer', 'renewed']]);
    expect([lawyer.connection.signalingState, client.connection.signalingState]).toEqual([
      'stable',
      'stable',
    ]);
  });

  it('ignores an answer to an earlier offer, and a repeated answer', async () => {
    const [lawyer, client] = [side(), side()];
    await lawyer.negotiation.offer();
    await lawyer.negotiation.offer();
    for (const signal of lawyer.outbox) await client.negotiation.receive(signal);
    for (const signal of [...client.outbox, ...client.outbox]) await lawyer.negotiation.receive(signal);
    expect(lawyer.connection.applied).toEqual(['answer to offer 2']);
  });

  it('fails with a description that cannot be applied', async () => {
    const lawyer = side();
    await lawyer.negotiation.offer();
    const description = { type: 'answer', sdp: 'another' } as const;
    await expect(lawyer.negotiation.receive({ connection: 7, offer: 1, description })).rejects.toThrow(
      'InvalidStateError',
    );
  });

  it('sends the candidates of a moment together', () => {
    jest.useFakeTimers();
    const { negotiation, outbox } = side();
    negotiation.addCandidate({ candidate: 'first' });
    negotiation.addCandidate({ candidate: 'second' });
    jest.advanceTimersByTime(100);
    negotiation.addCandidate({ candidate: 'third' });
    negotiation.end();
    jest.advanceTimersByTime(1_000);
    expect(outbox).toEqual([
      { connection: 7, candidates: [{ candidate: 'first' }, { candidate: 'second' }] },
    ]);
    jest.useRealTimers();
  });

  it('drops candidates of an earlier offer, and no others', async () => {
    const { negotiation, connection } = side();
    const candidates = ['unknown', 'known'].map((candidate) => ({ candidate }));
    await negotiation.receive({ connection: 7, candidates });
    expect(connection.candidates).toEqual(['known']);
  });
});
