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
export type RoomPartName = 'overview' | 'timeline' | 'messages' | 'documents' | 'payment';

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

/** For the grid of the parts: on the phone an open part fills the screen, however short it is. */
export const screenOfPart = 'max-[1100px]:min-h-[calc(100dvh-9rem)] max-[1100px]:content-start';

const tabsId = 'case-parts';

/** Brings a part to the top of the screen, on the phone below the tabs. */
function moveTo(part: RoomPartName, withFocus = true): void {
  const element = document.getElementById(idOf(part));
  if (withFocus) element?.focus({ preventScroll: true });
  (document.getElementById(tabsId) ?? element)?.scrollIntoView({ block: 'start' });
}

interface RoomPartsProps {
  /** In the order of the tabs; the first is open where the address names none. */
  parts: readonly [RoomPartName, ...RoomPartName[]];
  children: ReactNode;
}

/** The parts of a case's page: beside one another on the desk, as tabs on the phone, where the address names the open one. */
export function RoomParts({ parts, children }: RoomPartsProps) {
  const [address, setAddress] = useSearchParams();
  // Paper shows everything, however wide it is.
  const isWide = useMediaQuery('(min-width: 1100px), print', true);
  const asked = parts.find((part) => part === address.get('tab'));
  const open = isWide ? null : (asked ?? parts[0]);
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
      value={open ?? parts[0]}
      onValueChange={(name) => {
        const part = parts.find((one) => one === name);
        if (part) value.select(part);
      }}
    >
      <PartsContext value={value}>{children}</PartsContext>
    </Tabs.Root>
  );
}

/** Which part is open, null where all are visible at once, and the function that leads to one. */
export function useRoomParts() {
  const { open: openPart, goTo } = use(PartsContext);
  return { openPart, goTo };
}

/** The tabs of the phone, with how many messages are unread; nothing where all parts are visible at once. */
export function RoomTabs({
  parts,
  legalCase,
}: Pick<RoomPartsProps, 'parts'> & { legalCase: FragmentType<RoomTabs_CaseFragment> }) {
  const { t, i18n } = useTranslation(['room', 'casePage', 'cases']);
  const { open } = use(PartsContext);
  const { unreadMessages: count } = readFragment<RoomTabs_CaseFragment>(legalCase);
  if (open === null) return null;
  const number = formatNumber(count, i18n.language);
  const labels: Record<RoomPartName, ReactNode> = {
    overview: t('tabs.overview'),
    timeline: t('casePage:timeline.title'),
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
      id={tabsId}
      label={t('tabs.label')}
      tabs={parts.map((value) => ({ value, label: labels[value] }))}
      open={open}
      className="-mx-4 scroll-mt-14 px-1.5 print:hidden"
    />
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
export function RoomPart({ part, further = false, className, children }: RoomPartProps) {
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
