/** The parts of `RTCPeerConnection` that a negotiation needs, for tests without a browser. */
export interface NegotiatedConnection {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: RTCSessionDescriptionInit | null;
  setLocalDescription: () => Promise<void>;
  setRemoteDescription: (description: RTCSessionDescriptionInit) => Promise<void>;
  addIceCandidate: (candidate: RTCIceCandidateInit) => Promise<void>;
}

/** What one browser sends to the other; the API does not read it. */
export interface CallSignal {
  /** The number of the connection, later ones being higher; 0 for none. */
  connection: number;
  /** The number of the offer within the connection, of an offer and of its answer. */
  offer?: number;
  description?: RTCSessionDescriptionInit;
  candidates?: readonly RTCIceCandidateInit[];
  /** What the client asks the lawyer's browser for, which alone offers. */
  wants?: 'restart' | 'connection';
}

interface NegotiationOptions {
  connection: NegotiatedConnection;
  /** Of the connection. */
  number: number;
  send: (signal: CallSignal) => void;
  /** Resolves once the browser may look for ways: it does with the credentials that it has then. */
  renewed: () => Promise<unknown>;
  /** Runs between an offer and its answer. */
  beforeAnswer: () => Promise<void>;
}

/** Candidates come by the dozen within a moment; so long they are collected into one signal. */
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

/** One side offers and the other answers, always: so both have the same lines in the same order, and no two offers collide. */
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
    /** A signal of the other browser arrived; one at a time, in their order. */
    receive: async ({ offer = 0, description, candidates: found = [] }: CallSignal): Promise<void> => {
      if (description?.type === 'offer') {
        await connection.setRemoteDescription(description);
        await beforeAnswer();
        await sendLocal(offer);
        // An answer that came twice, or to an earlier offer, is of no use.
      } else if (description && offer === offers && connection.signalingState === 'have-local-offer')
        await connection.setRemoteDescription(description);
      // Those of an earlier offer have no place.
      for (const candidate of found) await connection.addIceCandidate(candidate).catch(() => undefined);
    },
    end: candidates.end,
  };
}
