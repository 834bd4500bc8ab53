import type { CallSignal } from './negotiation';

interface SenderOptions {
  post: (signal: CallSignal) => Promise<unknown>;
  onLost: (error: unknown) => void;
}

/** Candidates of a signal; the API limits its length. */
const mostCandidates = 40;

/** Adds a signal to the queue: a description or request supersedes everything before it. */
function withSignal(waiting: readonly CallSignal[], signal: CallSignal): CallSignal[] {
  const last = waiting.at(-1);
  if (!signal.candidates) return [signal];
  if (!last?.candidates || last.connection !== signal.connection) return [...waiting, signal].slice(-2);
  const candidates = [...last.candidates, ...signal.candidates].slice(-mostCandidates);
  return [...waiting.slice(0, -1), { ...signal, candidates }];
}

/** The returned function sends signals one after another; at most two wait. */
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
