import clsx from 'clsx';
import { Fragment, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

export interface ListedMessage {
  key: string;
  /** The reader's own message, aligned to the other side. */
  own: boolean;
  /** For screen readers; the side shows it to others. */
  sender: string;
  body: ReactNode;
  /** Such as "6:40 pm"; null while unsent. */
  time: string | null;
  dateTime?: string;
  /** Such as "Friday 6 November 2026": a rule separates days. */
  day: string | null;
  /** Below it: whether it was sent, or read. */
  status?: ReactNode;
}

export interface MessageListProps {
  label: string;
  messages: readonly ListedMessage[];
  /** The key of the first new message, and the label of the rule above it. */
  firstNew?: string;
  newLabel: string;
  /** Above the first: a button for earlier messages. */
  before?: ReactNode;
  /** Whenever the last message is visible, or a new message appears there. */
  onEndSeen?: () => void;
}

/** This near to the end, a new message scrolls into view. */
const nearEnd = 80;

function Rule({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return (
    <div
      className={clsx(
        'my-3 flex items-center gap-3 text-14 before:h-px before:flex-1 after:h-px after:flex-1',
        strong
          ? 'font-semibold text-green before:bg-green after:bg-green'
          : 'text-ink-2 before:bg-line after:bg-line',
      )}
    >
      {children}
    </div>
  );
}

function Bubble({ message }: { message: ListedMessage }) {
  const { own, sender, body, time, dateTime, status } = message;
  return (
    <div className={clsx('mb-2.5 flex max-w-[85%] flex-col', own ? 'ml-auto items-end' : 'items-start')}>
      <div
        className={clsx(
          'max-w-full rounded-card border px-3.5 py-2 wrap-anywhere whitespace-pre-line',
          own ? 'border-green bg-green-soft' : 'border-line bg-sunken',
        )}
      >
        <span className="sr-only">{sender} </span>
        {body}
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-2 px-1 text-14 text-ink-2">
        {status ?? (time !== null && <time dateTime={dateTime}>{time}</time>)}
      </div>
    </div>
  );
}

interface ListEnds {
  first: string | undefined;
  last: string | undefined;
  own: boolean;
}

/** Keeps the end in view, or the reader's scroll position. */
function useScrollPlace({ first, last, own }: ListEnds) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef({ first, height: 0 });
  useLayoutEffect(function keepPlaceBelowEarlier() {
    const element = scroller.current;
    if (!element) return;
    const { first: firstBefore, height } = shown.current;
    if (firstBefore !== first && !isAtEnd.current) element.scrollTop += element.scrollHeight - height;
    shown.current = { first, height: element.scrollHeight };
  });
  useLayoutEffect(
    function scrollToEnd() {
      const element = scroller.current;
      if (element && (isAtEnd.current || own)) element.scrollTop = element.scrollHeight;
    },
    [last, own],
  );
  useEffect(function scrollWhenShown() {
    // In a hidden tab it had no height.
    const observer = new ResizeObserver(() => {
      const element = scroller.current;
      if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const element = scroller.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
  };
  return { scroller, onScroll };
}

/** Calls back when the end is on screen and the page is visible. */
function useEndSeen(last: string | undefined, onEndSeen: (() => void) | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const latestCallback = useRef(onEndSeen);
  useEffect(() => {
    latestCallback.current = onEndSeen;
  });
  useEffect(
    function watchEnd() {
      let isSeen = false;
      const tell = () => {
        if (isSeen && !document.hidden) latestCallback.current?.();
      };
      const observer = new IntersectionObserver((entries) => {
        isSeen = entries.at(-1)?.isIntersecting ?? false;
        tell();
      });
      if (end.current) observer.observe(end.current);
      document.addEventListener('visibilitychange', tell);
      return () => {
        observer.disconnect();
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [last],
  );
  return end;
}

/** Oldest first, as high as its column, with a rule for each day and one above new messages. */
export function MessageList({ label, messages, firstNew, newLabel, before, onEndSeen }: MessageListProps) {
  const last = messages.at(-1);
  const { scroller, onScroll } = useScrollPlace({
    first: messages[0]?.key,
    last: last?.key,
    own: last?.own ?? false,
  });
  const end = useEndSeen(last?.key, onEndSeen);
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 [overflow-anchor:none] focus-visible:-outline-offset-3 md:px-5"
    >
      {before && <div className="mb-2 text-center">{before}</div>}
      {messages.map((message, index) => (
        <Fragment key={message.key}>
          {message.day !== null && message.day !== messages[index - 1]?.day && <Rule>{message.day}</Rule>}
          {message.key === firstNew && <Rule strong>{newLabel}</Rule>}
          <Bubble message={message} />
        </Fragment>
      ))}
      <div ref={end} className="h-px" />
    </div>
  );
}
