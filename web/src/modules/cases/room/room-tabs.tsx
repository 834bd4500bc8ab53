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

/** A part of a case's page: a tab on the phone. */
export type RoomPartName = (typeof roomParts)[number];

/** In the order of the tabs; the first is open where the address names none. */
const roomParts = ['overview', 'messages', 'documents', 'payment'] as const;

interface OpenParts {
  /** Null where all parts are visible at once. */
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

/** Brings a part to the top of the screen, on the phone below the tabs. */
function moveTo(part: RoomPartName, withFocus = true): void {
  const element = document.getElementById(idOf(part));
  if (withFocus) element?.focus({ preventScroll: true });
  (document.getElementById(tabsId) ?? element)?.scrollIntoView({ block: 'start' });
}

/** The parts of a case's page: beside one another on the desk, as tabs on the phone, where the address names the open one. */
function RoomParts({ children }: { children: ReactNode }) {
  const [address, setAddress] = useSearchParams();
  // Paper shows everything, however wide it is.
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
      // A short part that follows a long one would else leave the reader below its end.
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
    // The place of the tabs and their contents is the caller's grid.
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

/** The tabs of the phone, with how many messages are unread; nothing where all parts are visible at once. */
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
      {/* The place of the tabs where they are not stuck, below the bar. */}
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
  /** For content of a part that is elsewhere on the desk. */
  further?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the page of the case. All parts stay mounted, so that nothing typed or being sent is lost by another tab. */
function RoomPart({ part, further = false, className, children }: RoomPartProps) {
  const { open } = use(PartsContext);
  const hidden = open !== null && open !== part && 'hidden print:block';
  if (further) return <div className={clsx('min-w-0', hidden, className)}>{children}</div>;
  // The same element in both layouts: a dialog that is open stays so when the screen is turned.
  const role = open === null ? { role: undefined, 'aria-labelledby': undefined } : {};
  return (
    <Tabs.Content
      value={part}
      forceMount
      tabIndex={-1}
      {...role}
      className={clsx('min-w-0 outline-none', hidden)}
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
  /** The title alone: on the phone the tabs are right below it. */
  header: ReactNode;
  facts: ReactNode;
  next: ReactNode;
  payment: ReactNode;
  people: ReactNode;
  messages: ReactNode;
  documents: ReactNode;
  timeline: ReactNode;
}

const columnClass = 'grid min-w-0 gap-5 max-[1100px]:contents';

/** The page of a case: on the desk the talk beside what is to be done, on the phone one part at a time. */
export function RoomLayout({ legalCase, header, facts, next, payment, people, ...talk }: RoomLayoutProps) {
  return (
    <RoomParts>
      {/* No grid: a sticky element leaves its place only within a column. */}
      <div className="flex flex-col gap-4 md:gap-5">
        {header}
        <RoomTabs legalCase={legalCase} />
        <RoomPart part="overview" further className="grid gap-5">
          {facts}
        </RoomPart>
        <div className="grid items-start gap-5 max-[1100px]:min-h-[calc(100dvh-9rem)] max-[1100px]:content-start min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
          <div className={clsx(columnClass, 'min-[1100px]:col-start-2')}>
            <RoomPart part="overview" className="grid gap-5">
              {next}
            </RoomPart>
            <RoomPart part="payment">{payment}</RoomPart>
            <RoomPart part="overview" further className="grid gap-5">
              {people}
            </RoomPart>
          </div>
          <div className={clsx(columnClass, 'min-[1100px]:col-start-1 min-[1100px]:row-start-1')}>
            <RoomPart part="messages">{talk.messages}</RoomPart>
            <RoomPart part="documents">{talk.documents}</RoomPart>
            <RoomPart part="overview" further>
              {talk.timeline}
            </RoomPart>
          </div>
        </div>
      </div>
    </RoomParts>
  );
}
