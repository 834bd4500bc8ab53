import { useToast } from './toast';

/** For so long an act can be undone, before it is sent. */
const undoMilliseconds = 8_000;

interface UndoableAct {
  /** The act under way, such as "Rejecting “Heba deed”". */
  title: string;
  undoLabel: string;
  /** Sends the act, and shows its own failure. */
  send: () => Promise<void> | void;
  onUndo: () => void;
}

const waiting = new Set<() => Promise<void>>();

/** Sends the acts that could still be undone, because the page or the account is left. Resolves once they are answered. */
export async function sendUndoable(): Promise<void> {
  await Promise.all([...waiting].map(async (sendNow) => sendNow()));
}

const onLeave = () => {
  if (document.hidden) void sendUndoable();
};

/** Returns a function that shows an act with Undo and sends it after eight seconds. */
export function useUndoable(): (act: UndoableAct) => void {
  const showToast = useToast();
  return ({ title, undoLabel, send, onUndo }) => {
    const end = () => {
      clearTimeout(timer);
      waiting.delete(sendNow);
      hide();
    };
    const sendNow = async () => {
      end();
      await send();
    };
    const hide = showToast({
      tone: 'pending',
      title,
      action: {
        label: undoLabel,
        onAction: () => {
          end();
          onUndo();
        },
      },
      duration: undoMilliseconds,
    });
    const timer = setTimeout(() => void sendNow(), undoMilliseconds);
    waiting.add(sendNow);
    // Each is added once, however often.
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', sendUndoable);
  };
}
