import { isAhead } from '@ainsathi/contract/hearings-ahead';
import { CalendarDays, FilePlus2, type LucideIcon, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useSince } from '../../../ui/use-since';
import type { CaseMarks_CaseFragment, WantedMark_CaseFragment } from './generated/case-marks';
import { now } from '../../../lib/now';

graphql(`
  fragment CaseMarks_case on Case {
    id
    nextHearing {
      id
      startsAt
    }
    unreadMessages
  }

  fragment WantedMark_case on Case {
    id
    documentsWanted
  }
`);

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-14 font-medium text-green">
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  );
}

/** The next hearing's day and the unread messages, for a row. */
export function CaseMarks({ legalCase }: { legalCase: FragmentType<CaseMarks_CaseFragment> }) {
  const { t, i18n } = useTranslation('cases');
  const { nextHearing, unreadMessages: count } = readFragment<CaseMarks_CaseFragment>(legalCase);
  const since = useSince();
  return (
    <>
      {nextHearing && isAhead(nextHearing.startsAt, new Date(now())) && (
        <Mark icon={CalendarDays}>
          {[
            t('hearingOn', { date: formatDate(nextHearing.startsAt, i18n.language) }),
            since(nextHearing.startsAt),
          ]
            .filter(Boolean)
            .join(', ')}
        </Mark>
      )}
      {count > 0 && (
        <Mark icon={MessageSquare}>{t('unread', { count, number: formatNumber(count, i18n.language) })}</Mark>
      )}
    </>
  );
}

/** The documents to add, for a row. */
export function WantedMark({ legalCase }: { legalCase: FragmentType<WantedMark_CaseFragment> }) {
  const { t } = useTranslation('cases');
  const { documentsWanted: count } = readFragment<WantedMark_CaseFragment>(legalCase);
  return count > 0 && <Mark icon={FilePlus2}>{t('documentsWanted', { count })}</Mark>;
}
