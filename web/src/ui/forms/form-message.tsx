import clsx from 'clsx';
import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

type MessageTone = 'success' | 'failure' | 'warning' | 'information';

const tones: Record<MessageTone, { icon: LucideIcon; frame: string; mark: string }> = {
  success: { icon: CircleCheck, frame: 'border-accepted-ink bg-accepted', mark: 'text-accepted-ink' },
  failure: { icon: CircleAlert, frame: 'border-danger bg-danger-soft', mark: 'text-danger' },
  warning: { icon: Clock, frame: 'border-pending-ink bg-pending', mark: 'text-pending-ink' },
  information: { icon: Info, frame: 'border-green bg-green-soft', mark: 'text-green' },
};

export interface FormMessageProps {
  tone: MessageTone;
  title: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Moves the focus here when the message appears, for the result of a submit. */
  takesFocus?: boolean;
}

/** The result of a submit. Screen readers announce a failure at once (`alert`), other messages politely (`status`). */
export function FormMessage({ tone, title, children, action, takesFocus = false }: FormMessageProps) {
  const { icon: Icon, frame, mark } = tones[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function takeFocus() {
      if (takesFocus) box.current?.focus();
    },
    [takesFocus, title],
  );
  return (
    <div
      ref={box}
      role={tone === 'failure' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      className={clsx(
        'flex animate-appear flex-wrap items-start gap-x-3 gap-y-3 rounded-field border-l-3 px-4 py-3.5 text-ink focus:ring-focus',
        frame,
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', mark)} strokeWidth={1.75} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className={clsx('font-semibold', mark)}>{title}</p>
        {children && <div className="mt-0.5 max-w-[76ch]">{children}</div>}
      </div>
      {action}
    </div>
  );
}
