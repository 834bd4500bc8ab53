import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { useMediaQuery } from '../../../ui/media-query';
import { TabList } from '../../../ui/tabs';
import type { RoomTabs_CaseFragment } from './generated/room-tabs';
import { preservePlace } from '../../../lib/preserve-place';

graphql(`
  fragment RoomTabs_case on Case {
    id
    unreadMessages
  }
`);

export type RoomPartName = (typeof roomParts)[number];

/** In tab order; the first is the default. */
const roomParts = ['overview', 'messages', 'documents', 'payment'] as const;

const withoutPayment = roomParts.filter((part) => part !== 'payment');

interface OpenParts {
  /** Null if all parts are visible. */
  open: RoomPartName | null;
  parts: readonly RoomPartName[];
  /** Opens a part and moves the focus there. */
  goTo: (part: RoomPartName) => void;
  select: (part: RoomPartName) => void;
}

const PartsContext = createContext<OpenParts>({
  open: null,
  parts: roomParts,
  goTo: () => undefined,
  select: () => undefined,
});

/** Paper shows everything at any width. */
const wide = '(min-width: 1100px), print';

const idOf = (part: RoomPartName) => `case-${part}`;

/** The id of the room, which begins with its title and its tabs. */
export const roomId = 'case-room';

function moveTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
}

function focusOn(part: RoomPartName): void {
  document.getElementById(idOf(part))?.focus({ preventScroll: true });
}

/** Side by side on desktop; tabs on the phone, with the open tab in the URL. */
export function RoomParts({ hasPayment, children }: { hasPayment: boolean; children: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  const isWide = useMediaQuery(wide, true);
  const parts = hasPayment ? roomParts : withoutPayment;
  const asked = parts.find((part) => part === address.get('tab'));
  const open = isWide ? null : (asked ?? roomParts[0]);
  const wanted = useRef<RoomPartName | null>(null);
  useEffect(
    function focusWanted() {
      if (wanted.current !== null && wanted.current === open) focusOn(wanted.current);
      wanted.current = null;
    },
    [open],
  );
  const atFirst = useRef(asked);
  useEffect(function showAsked() {
    if (atFirst.current) moveTo(window.matchMedia(wide).matches ? idOf(atFirst.current) : roomId);
  }, []);
  const value = useMemo(() => {
    const select = (part: RoomPartName) => {
      setAddress(
        (present) => {
          present.set('tab', part);
          return present;
        },
        { replace: true, state: preservePlace },
      );
      // Otherwise a short part after a long part would leave the reader below its end.
      moveTo(roomId);
    };
    const goTo = (part: RoomPartName) => {
      if (open === null || open === part) {
        focusOn(part);
        moveTo(open === null ? idOf(part) : roomId);
        return;
      }
      wanted.current = part;
      select(part);
    };
    return { open, parts, select, goTo };
  }, [open, parts, setAddress]);
  return (
    // The caller's grid places tabs and contents.
    <Tabs.Root
      className="contents"
      value={open ?? roomParts[0]}
      onValueChange={(name) => {
        const part = roomParts.find((one) => one === name);
        if (part) value.select(part);
      }}
    >
      <PartsContext value={value}>{children}</PartsContext>
    </Tabs.Root>
  );
}

export function useRoomParts() {
  const { open: openPart, goTo } = use(PartsContext);
  return { openPart, goTo };
}

export interface RoomTabsProps {
  legalCase: FragmentType<RoomTabs_CaseFragment>;
}

/** On the phone, with the unread count; nothing if all parts are visible. */
export function RoomTabs({ legalCase }: RoomTabsProps) {
  const { t, i18n } = useTranslation(['room', 'cases']);
  const { open, parts } = use(PartsContext);
  const { unreadMessages: count } = readFragment<RoomTabs_CaseFragment>(legalCase);
  if (open === null) return null;
  const number = formatNumber(count, i18n.language);
  const labels: Record<RoomPartName, ReactNode> = {
    overview: t('tabs.overview'),
    messages: (
      <>
        {t('messages.title')}
        {count > 0 && (
          <>
            <span
              aria-hidden
              className="ml-1.5 rounded-full bg-green px-1.5 py-0.5 text-14 font-semibold text-on-green tabular-nums"
            >
              {number}
            </span>
            <span className="sr-only"> {t('cases:unread', { count, number })}</span>
          </>
        )}
      </>
    ),
    documents: t('documents.title'),
    payment: t('cases:field.payment'),
  };
  return (
    <TabList
      label={t('tabs.label')}
      tabs={parts.map((value) => ({ value, label: labels[value] }))}
      open={open}
      className="sticky top-14 z-10 -mx-4 bg-paper px-1.5 md:-mx-8 md:px-5.5 print:hidden"
    />
  );
}

interface RoomPartProps {
  part: RoomPartName;
  /** For content of a part elsewhere on desktop. */
  further?: boolean;
  className?: string;
  children: ReactNode;
}

/** All parts stay mounted, so that another tab loses no typed text and no upload. */
export function RoomPart({ part, further = false, className, children }: RoomPartProps) {
  const { open } = use(PartsContext);
  const shown = clsx(
    'min-w-0',
    open !== null && open !== part && 'hidden',
    part === 'messages' || part === 'documents'
      ? 'print:block print:basis-full print:has-data-empty:basis-auto'
      : 'print:hidden',
  );
  if (further) return <div className={clsx(shown, className)}>{children}</div>;
  // The same element in both layouts: an open dialog stays open when the screen is turned.
  const role = open === null ? { role: undefined, 'aria-labelledby': undefined } : {};
  return (
    <Tabs.Content value={part} forceMount tabIndex={-1} {...role} className={clsx('outline-none', shown)}>
      <div
        id={idOf(part)}
        tabIndex={-1}
        className={clsx('min-w-0 scroll-mt-20 rounded-card outline-none', className)}
      >
        {children}
      </div>
    </Tabs.Content>
  );
}
