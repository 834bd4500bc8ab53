/** The parts of `RTCPeerConnection` that a negotiation needs, for tests without a browser. */
export interface NegotiatedConnection {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: RTCSessionDescriptionInit | null;
  setLocalDescription: () => Promise<void>;
  setRemoteDescription: (description: RTCSessionDescriptionInit) => Promise<void>;
  addIceCandidate: (candidate: RTCIceCandidateInit) => Promise<void>;
}

/** What one browser sends to the other; the API does not read it. */
export type CallSignal =
  { description: RTCSessionDescriptionInit } | { candidates: readonly RTCIceCandidateInit[] };

interface NegotiationOptions {
  connection: NegotiatedConnection;
  /** Of two offers at once, that of the polite side is taken back. */
  polite: boolean;
  send: (signal: CallSignal) => void;
}

/** Candidates come by the dozen within a moment; so long they are collected into one signal. */
const collectMilliseconds = 100;

/** Collects candidates and sends them together. */
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

/**
 * The "perfect negotiation" of the WebRTC specification: both sides may offer at any time, also at once. Then the offer of
 * the impolite side counts, and that of the polite one is rolled back, which the browser does by itself.
 */
export function createNegotiation({ connection, polite, send }: NegotiationOptions) {
  let isOffering = false;
  let isAnswering = false;
  let ignoresOffer = false;
  const candidates = collector((found) => send({ candidates: found }));
  const sendLocal = async () => {
    await connection.setLocalDescription();
    if (connection.localDescription) send({ description: connection.localDescription });
  };
  const describe = async (description: RTCSessionDescriptionInit) => {
    // While the answer is being applied the connection is about to be stable, and another offer collides with nothing.
    const isReady = !isOffering && (connection.signalingState === 'stable' || isAnswering);
    ignoresOffer = !polite && description.type === 'offer' && !isReady;
    if (ignoresOffer) return;
    isAnswering = description.type === 'answer';
    try {
      await connection.setRemoteDescription(description);
    } finally {
      isAnswering = false;
    }
    if (description.type === 'offer') await sendLocal();
  };
  return {
    /** The connection needs an offer. */
    offer: async () => {
      isOffering = true;
      try {
        await sendLocal();
      } finally {
        isOffering = false;
      }
    },
    /** A candidate of this browser was found. */
    addCandidate: candidates.add,
    /** A signal of the other browser arrived; one at a time, in their order. */
    receive: async (signal: CallSignal): Promise<void> => {
      if ('description' in signal) return describe(signal.description);
      for (const candidate of signal.candidates)
        await connection.addIceCandidate(candidate).catch((error: unknown) => {
          // Those of an offer that was ignored have no place.
          if (!ignoresOffer) throw error;
        });
    },
    end: candidates.end,
  };
}
