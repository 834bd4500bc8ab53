import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { Sentence } from '../sentence';

const icons = { pending: Clock, success: CircleCheck, failure: CircleAlert };

interface ToastMessage {
  tone: keyof typeof icons;
  title: string;
  action?: { label: string; onAction: () => void };
  /** In milliseconds; by default 6 seconds, and 10 for a failure or an action. */
  duration?: number;
}

/** Returns a function that takes the message away. */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a short message at the foot of the screen, above an open dialog at its top. Throws outside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}

interface ShownToast extends ToastMessage {
  id: number;
}

function Message({
  toast,
  closeLabel,
  onClose,
}: {
  toast: ShownToast;
  closeLabel: string;
  onClose: () => void;
}) {
  const Icon = icons[toast.tone];
  return (
    <Primitive.Root
      data-toast
      type={toast.tone === 'failure' ? 'foreground' : 'background'}
      duration={toast.duration ?? (toast.action || toast.tone === 'failure' ? 10_000 : 6_000)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="flex min-h-13 max-w-110 animate-rise items-center gap-3 rounded-card bg-ink py-1 pr-1 pl-4 text-14 font-medium text-paper shadow-lift"
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <Primitive.Title className="flex-1 py-2 in-[body:has([data-backdrop])]:py-0">
        <span className="in-[body:has([data-backdrop])]:line-clamp-2">
          <Sentence text={toast.title} />
        </span>
      </Primitive.Title>
      {toast.action && (
        <Primitive.Action
          altText={toast.action.label}
          onClick={toast.action.onAction}
          className="min-h-11 rounded-field px-2.5 font-strong underline underline-offset-[3px]"
        >
          {toast.action.label}
        </Primitive.Action>
      )}
      <Primitive.Close
        aria-label={closeLabel}
        className="grid size-11 shrink-0 place-items-center rounded-field"
      >
        <X aria-hidden className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}

export interface ToastProviderProps {
  labels: { region: string; close: string };
  children: ReactNode;
}

/** Renders the toasts; used once around the app. F8 moves the focus to them. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(1);
  const show = useCallback<ShowToast>((message) => {
    const id = nextId.current;
    nextId.current += 1;
    setToasts((shown) => [...shown.slice(-2), { ...message, id }]);
    return () => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={show}>
      <Primitive.Provider label={labels.region} swipeDirection="down">
        {children}
        {toasts.map((toast) => (
          <Message
            key={toast.id}
            toast={toast}
            closeLabel={labels.close}
            onClose={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
          />
        ))}
        <Primitive.Viewport
          label={labels.region}
          className="fixed right-4 bottom-[calc(76px+var(--action-bar-height,0px))] left-4 z-60 grid justify-items-stretch gap-2 outline-none md:bottom-6 md:left-auto md:right-6 md:justify-items-end in-[body:has([data-backdrop])]:top-2 in-[body:has([data-backdrop])]:bottom-auto! in-[body:has([data-backdrop])]:*:[grid-area:1/1]"
        />
      </Primitive.Provider>
    </ToastContext>
  );
}
