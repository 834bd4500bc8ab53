import type { CallSignal } from './negotiation';

interface SenderOptions {
  post: (signal: CallSignal) => Promise<unknown>;
  onLost: (error: unknown) => void;
}

/** The most candidates of a signal, whose length the API limits. */
const mostCandidates = 40;

/** The signals that wait, with another: all before a description or a wish are of no use any more. */
function withSignal(waiting: readonly CallSignal[], signal: CallSignal): CallSignal[] {
  const last = waiting.at(-1);
  if (!signal.candidates) return [signal];
  if (!last?.candidates || last.connection !== signal.connection) return [...waiting, signal].slice(-2);
  const candidates = [...last.candidates, ...signal.candidates].slice(-mostCandidates);
  return [...waiting.slice(0, -1), { ...signal, candidates }];
}

/** Returns the function that sends signals to a window, one after another; at most two wait behind the present one. */
export function signalSender({ post, onLost }: SenderOptions) {
  let waiting: CallSignal[] = [];
  let isSending = false;
  const sendAll = async (): Promise<void> => {
    isSending = true;
    for (let signal = waiting.shift(); signal; signal = waiting.shift()) await post(signal).catch(onLost);
    isSending = false;
  };
  return (signal: CallSignal): void => {
    waiting = withSignal(waiting, signal);
    if (!isSending) void sendAll();
  };
}
