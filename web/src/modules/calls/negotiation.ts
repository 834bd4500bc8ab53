/** The parts of `RTCPeerConnection` for a negotiation, for tests without a browser. */
export interface NegotiatedConnection {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: RTCSessionDescriptionInit | null;
  setLocalDescription: () => Promise<void>;
  setRemoteDescription: (description: RTCSessionDescriptionInit) => Promise<void>;
  addIceCandidate: (candidate: RTCIceCandidateInit) => Promise<void>;
}

/** Sent from browser to browser; the API does not read it. */
export interface CallSignal {
  /** The connection's number, higher for later connections; 0 for none. */
  connection: number;
  /** The offer's number within the connection, for an offer and its answer. */
  offer?: number;
  description?: RTCSessionDescriptionInit;
  candidates?: readonly RTCIceCandidateInit[];
  /** The client's request to the lawyer's browser, which alone offers. */
  wants?: 'restart' | 'connection';
}

interface NegotiationOptions {
  connection: NegotiatedConnection;
  number: number;
  send: (signal: CallSignal) => void;
  /** Resolves once ICE may start: it uses the credentials of that moment. */
  renewed: () => Promise<unknown>;
  /** Runs between an offer and its answer. */
  beforeAnswer: () => Promise<void>;
}

/** Candidates come in bursts; collects them into one signal. */
const collectMilliseconds = 100;

function collector(send: (candidates: readonly RTCIceCandidateInit[]) => void) {
  let candidates: RTCIceCandidateInit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (candidate: RTCIceCandidateInit) => {
      if (candidates.length === 0)
        timer = setTimeout(() => {
          const found = candidates;
          candidates = [];
          send(found);
        }, collectMilliseconds);
      candidates.push(candidate);
    },
    end: () => clearTimeout(timer),
  };
}

/** The roles are fixed: both sides have the same lines in the same order, and offers never collide. */
export function createNegotiation({ connection, number, send, renewed, beforeAnswer }: NegotiationOptions) {
  let offers = 0;
  const candidates = collector((found) => send({ connection: number, candidates: found }));
  const sendLocal = async (offer: number) => {
    await renewed();
    await connection.setLocalDescription();
    const { localDescription: description } = connection;
    if (description) send({ connection: number, offer, description });
  };
  return {
    /** The connection needs an offer. */
    offer: async () => {
      offers += 1;
      await sendLocal(offers);
    },
    addCandidate: candidates.add,
    /** Signals of the other browser, one at a time, in order. */
    receive: async ({ offer = 0, description, candidates: found = [] }: CallSignal): Promise<void> => {
      if (description?.type === 'offer') {
        await connection.setRemoteDescription(description);
        await beforeAnswer();
        await sendLocal(offer);
        // Ignores a repeated answer, or an answer to an earlier offer.
      } else if (description && offer === offers && connection.signalingState === 'have-local-offer')
        await connection.setRemoteDescription(description);
      // Candidates of an earlier offer fail harmlessly.
      for (const candidate of found) await connection.addIceCandidate(candidate).catch(() => undefined);
    },
    end: candidates.end,
  };
}
