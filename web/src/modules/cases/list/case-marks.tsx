import { isAhead } from '@ainsathi/contract/hearings-ahead';
import clsx from 'clsx';
import { CalendarDays, FilePlus2, type LucideIcon, MessageSquare, MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import { useDigits } from '../../../i18n/use-digits';
import { useNearDay } from '../../../ui/times/near-time';
import { useSince } from '../../../ui/times/use-since';
import type {
  CaseMarks_CaseFragment,
  QuietMark_CaseFragment,
  WantedMark_CaseFragment,
} from './generated/case-marks';
import { now } from '../../../lib/now';

graphql(`
  fragment CaseMarks_case on Case {
    id
    nextHearing {
      id
      startsAt
      hasTime
    }
    unreadMessages
  }

  fragment WantedMark_case on Case {
    id
    documentsWanted
  }

  fragment QuietMark_case on Case {
    id
    quietDays
  }
`);

interface MarkProps {
  icon: LucideIcon;
  /** Shown in place of the words, which screen readers read. */
  count?: string;
  className?: string;
  children: string;
}

function Mark({ icon: Icon, count, className, children }: MarkProps) {
  return (
    <span
      title={children}
      className={clsx(
        'flex min-w-0 items-center gap-1.5 text-14 font-medium text-green',
        count && 'shrink-0',
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {count && <span aria-hidden>{count}</span>}
      <span className={count ? 'sr-only' : 'truncate'}>{children}</span>
    </span>
  );
}

interface CaseMarksProps {
  legalCase: FragmentType<CaseMarks_CaseFragment>;
  /** For tables with a column of next dates, whose cards have none. */
  hearingInCards?: boolean;
}

/** The next hearing's day and the unread messages, for a row. */
export function CaseMarks({ legalCase, hearingInCards = false }: CaseMarksProps) {
  const { t, i18n } = useTranslation('cases');
  const { nextHearing, unreadMessages: count } = readFragment<CaseMarks_CaseFragment>(legalCase);
  const nearDay = useNearDay();
  const since = useSince();
  const number = formatNumber(count, i18n.language);
  return (
    <>
      {nextHearing && isAhead(nextHearing.startsAt, new Date(now())) && (
        <Mark icon={CalendarDays} className={hearingInCards ? 'hidden card:flex' : undefined}>
          {[
            t('hearingOn', { date: nearDay(nextHearing.startsAt).day }),
            nextHearing.hasTime && since(nextHearing.startsAt),
          ]
            .filter(Boolean)
            .join(', ')}
        </Mark>
      )}
      {count > 0 && (
        <Mark icon={MessageSquare} count={number}>
          {t('unread', { count, number })}
        </Mark>
      )}
    </>
  );
}

/** The documents to add, for a row. */
export function WantedMark({ legalCase }: { legalCase: FragmentType<WantedMark_CaseFragment> }) {
  const { t } = useTranslation('cases');
  const digits = useDigits();
  const { documentsWanted: count } = readFragment<WantedMark_CaseFragment>(legalCase);
  return (
    count > 0 && (
      <Mark icon={FilePlus2} count={digits(count)}>
        {t('documentsWanted', { count })}
      </Mark>
    )
  );
}

export function QuietMark({ legalCase }: { legalCase: FragmentType<QuietMark_CaseFragment> }) {
  const { t } = useTranslation('cases');
  const { quietDays } = readFragment<QuietMark_CaseFragment>(legalCase);
  if (quietDays === null) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-14 font-medium text-brass-ink">
      <MoonStar aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{t('lawyer.quiet', { count: quietDays })}</span>
    </span>
  );
}
