import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Passage } from '../../../ui/passage';
import { TextLink } from '../../../ui/text-link';
import { usePrinting } from '../../../ui/use-printing';
import { roomId, RoomPart, RoomParts, RoomTabs, useRoomParts, type RoomTabsProps } from './room-tabs';

interface RoomHeadProps {
  title: string;
  badge: ReactNode;
  /** The address of the list. */
  back: string;
}

function Print({ className }: { className: string }) {
  const { t } = useTranslation('casePage');
  return (
    <Button variant="text" icon={Printer} onClick={() => window.print()} className={className}>
      {t('client.print')}
    </Button>
  );
}

/** One row, so that a title of two lines leaves the next step in the first view; on the phone of 52 pixels, above the tabs. */
function RoomHead({ title, badge, back }: RoomHeadProps) {
  const { t } = useTranslation('casePage');
  return (
    <header className="flex items-center gap-x-3 max-[1100px]:-mx-4 max-[1100px]:-mb-4 max-[1100px]:h-13 max-[1100px]:pr-4 md:max-[1100px]:-mx-8 md:max-[1100px]:-mb-5 min-[1100px]:-my-2 print:hidden">
      <p className="-mr-3 min-[1100px]:-ml-3">
        <TextLink to={back} className="inline-flex min-h-11 items-center px-4 min-[1100px]:px-3">
          <ArrowLeft aria-hidden className="size-5" />
          <span className="sr-only">{t('client.backToCases')}</span>
        </TextLink>
      </p>
      <h1 className="min-w-0 flex-1 text-28 leading-tight max-[1100px]:line-clamp-2 max-[1100px]:text-16">
        <Passage text={title} />
      </h1>
      <span className="max-w-[45%] min-[1100px]:hidden">{badge}</span>
      <Print className="-mr-2.5 max-md:hidden" />
    </header>
  );
}

interface RoomLayoutProps extends RoomTabsProps, RoomHeadProps {
  /** Beside the badge; on the phone below the dates. */
  facts: ReactNode;
  phases: ReactNode;
  step: ReactNode;
  /** Hearing and appointment. */
  dates: ReactNode;
  /** False for a case without money, which has no tab for it. */
  payment: ReactNode;
  people: ReactNode;
  messages: ReactNode;
  documents: ReactNode;
  timeline: ReactNode;
  /** What paper has in place of all but messages and documents. */
  print: ReactNode;
}

const columnClass = 'grid min-w-0 gap-5 max-[1100px]:contents print:contents';

function Parts({ legalCase, title, badge, back, facts, phases, step, print, ...parts }: RoomLayoutProps) {
  const isPrinting = usePrinting();
  const isWide = useRoomParts().openPart === null;
  const about = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
      {isWide && badge}
      {facts}
    </div>
  );
  return (
    // No grid: a sticky element moves only within a column.
    <div
      id={roomId}
      className="case-room -scroll-mt-8 flex flex-col gap-4 -mt-6 md:gap-5 md:max-[1100px]:-mt-8 min-[1100px]:-mt-4 print:flex-row print:flex-wrap print:gap-x-1.5 print:gap-y-2.5"
    >
      {isPrinting ? print : <RoomHead title={title} badge={badge} back={back} />}
      {isWide && !isPrinting && (
        <div className="grid gap-3">
          {about}
          {phases}
        </div>
      )}
      <RoomTabs legalCase={legalCase} />
      <RoomPart part="overview" className="grid gap-4 md:gap-5">
        {step}
        {!isWide && phases}
      </RoomPart>
      <div className="grid items-start gap-4 md:gap-5 print:contents min-[1100px]:grid-cols-[minmax(0,1fr)_400px]">
        <div className={columnClass}>
          <RoomPart part="overview" further className="grid gap-5 empty:hidden">
            {parts.dates}
            {!isWide && about}
          </RoomPart>
          <RoomPart part="messages">{parts.messages}</RoomPart>
          <RoomPart part="documents">{parts.documents}</RoomPart>
          {!isPrinting && (
            <RoomPart part="overview" further>
              {parts.timeline}
            </RoomPart>
          )}
        </div>
        <div className={columnClass}>
          {parts.payment !== false && <RoomPart part="payment">{parts.payment}</RoomPart>}
          {!isPrinting && (
            <RoomPart part="overview" further className="grid gap-5">
              {parts.people}
              {!isWide && <Print className="justify-self-start md:hidden" />}
            </RoomPart>
          )}
        </div>
      </div>
    </div>
  );
}

/** On desktop the next step above two columns; on the phone one part at a time, the next step first. */
export function RoomLayout(props: RoomLayoutProps) {
  return (
    <RoomParts hasPayment={props.payment !== false}>
      <Parts {...props} />
    </RoomParts>
  );
}
