import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { useMediaQuery } from '../../../ui/media-query';
import { usePrinting } from '../../../ui/use-printing';
import { TabList } from '../../../ui/tabs';
import type { RoomTabs_CaseFragment } from './generated/room-tabs';
import { preservePlace } from '../../../lib/preserve-place';

graphql(`
  fragment RoomTabs_case on Case {
    id
    unreadMessages
  }
`);

/** A tab on the phone. */
export type RoomPartName = (typeof roomParts)[number];

/** In tab order; the first is the default. */
const roomParts = ['overview', 'messages', 'documents', 'payment'] as const;

interface OpenParts {
  /** Null if all parts are visible. */
  open: RoomPartName | null;
  /** Opens a part and moves the focus there. */
  goTo: (part: RoomPartName) => void;
  select: (part: RoomPartName) => void;
}

const PartsContext = createContext<OpenParts>({
  open: null,
  goTo: () => undefined,
  select: () => undefined,
});

const idOf = (part: RoomPartName) => `case-${part}`;

const tabsId = 'case-parts';

/** To the top of the screen, on the phone below the tabs. */
function moveTo(part: RoomPartName, withFocus = true): void {
  const element = document.getElementById(idOf(part));
  if (withFocus) element?.focus({ preventScroll: true });
  (document.getElementById(tabsId) ?? element)?.scrollIntoView({ block: 'start' });
}

/** Side by side on desktop; tabs on the phone, with the open tab in the URL. */
function RoomParts({ children }: { children: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  // Paper shows everything at any width.
  const isWide = useMediaQuery('(min-width: 1100px), print', true);
  const asked = roomParts.find((part) => part === address.get('tab'));
  const open = isWide ? null : (asked ?? roomParts[0]);
  const wanted = useRef<RoomPartName | null>(null);
  useEffect(
    function focusWanted() {
      if (wanted.current !== null && wanted.current === open) moveTo(wanted.current);
      wanted.current = null;
    },
    [open],
  );
  const atFirst = useRef(asked);
  useEffect(function showAsked() {
    if (atFirst.current) moveTo(atFirst.current, false);
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
      document.getElementById(tabsId)?.scrollIntoView({ block: 'start' });
    };
    const goTo = (part: RoomPartName) => {
      if (open === null || open === part) {
        moveTo(part);
        return;
      }
      wanted.current = part;
      select(part);
    };
    return { open, select, goTo };
  }, [open, setAddress]);
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

interface RoomTabsProps {
  legalCase: FragmentType<RoomTabs_CaseFragment>;
}

/** On the phone, with the unread count; nothing if all parts are visible. */
function RoomTabs({ legalCase }: RoomTabsProps) {
  const { t, i18n } = useTranslation(['room', 'cases']);
  const { open } = use(PartsContext);
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
    <>
      {/* The tabs' place while not sticky, below the bar. */}
      <div id={tabsId} className="-mb-4 -scroll-mt-8 md:-mb-5" />
      <TabList
        label={t('tabs.label')}
        tabs={roomParts.map((value) => ({ value, label: labels[value] }))}
        open={open}
        className="sticky top-14 z-10 -mx-4 bg-paper px-1.5 md:-mx-8 md:px-5.5 print:hidden"
      />
    </>
  );
}

interface RoomPartProps {
  part: RoomPartName;
  /** For content of a part elsewhere on desktop. */
  further?: boolean;
  className?: string;
  /** The place in the grid. */
  cell?: string;
  children: ReactNode;
}

/** All parts stay mounted, so that another tab loses no typed text and no upload. */
function RoomPart({ part, further = false, className, cell, children }: RoomPartProps) {
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
    <Tabs.Content
      value={part}
      forceMount
      tabIndex={-1}
      {...role}
      className={clsx('outline-none', shown, cell)}
    >
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

interface RoomLayoutProps extends RoomTabsProps {
  /** Only the title: on the phone the tabs follow directly. */
  header: ReactNode;
  facts: ReactNode;
  next: ReactNode;
  payment: ReactNode;
  people: ReactNode;
  messages: ReactNode;
  documents: ReactNode;
  timeline: ReactNode;
  /** What paper has in place of all but messages and documents. */
  print: ReactNode;
}

const columnClass = 'grid min-w-0 gap-5 max-[1100px]:contents print:contents';

/** On desktop the next step above messages and payment, in the order of the document; on the phone one part at a time. */
export function RoomLayout(props: RoomLayoutProps) {
  const { legalCase, header, facts, next, payment, people, print, ...talk } = props;
  const isPrinting = usePrinting();
  return (
    <RoomParts>
      {/* No grid: a sticky element moves only within a column. */}
      <div className="case-room flex flex-col gap-4 md:gap-5 print:flex-row print:flex-wrap print:gap-x-1.5 print:gap-y-2.5">
        {isPrinting ? print : header}
        <RoomTabs legalCase={legalCase} />
        {!isPrinting && (
          <RoomPart part="overview" further className="grid gap-5">
            {facts}
          </RoomPart>
        )}
        <div className="grid items-start gap-5 print:contents max-[1100px]:min-h-[calc(100dvh-9rem)] max-[1100px]:content-start min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
          <RoomPart part="overview" className="grid gap-5" cell="min-[1100px]:col-span-2">
            {next}
          </RoomPart>
          <div className={columnClass}>
            <RoomPart part="messages">{talk.messages}</RoomPart>
            <RoomPart part="documents">{talk.documents}</RoomPart>
            {!isPrinting && (
              <RoomPart part="overview" further>
                {talk.timeline}
              </RoomPart>
            )}
          </div>
          <div className={columnClass}>
            <RoomPart part="payment">{payment}</RoomPart>
            {!isPrinting && (
              <RoomPart part="overview" further className="grid gap-5">
                {people}
              </RoomPart>
            )}
          </div>
        </div>
      </div>
    </RoomParts>
  );
}
