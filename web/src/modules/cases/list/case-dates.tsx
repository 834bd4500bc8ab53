import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatRecentDate } from '../../../i18n/format';
import { Age } from '../../../ui/age';
import type { CaseDates_CaseFragment, QuietMark_CaseFragment } from './generated/case-dates';

graphql(`
  fragment CaseDates_case on Case {
    id
    createdAt
    updatedAt
  }

  fragment QuietMark_case on Case {
    id
    quietDays
  }
`);

export function CaseDates({ legalCase }: { legalCase: FragmentType<CaseDates_CaseFragment> }) {
  const { t, i18n } = useTranslation('cases');
  const { createdAt, updatedAt } = readFragment<CaseDates_CaseFragment>(legalCase);
  return (
    <div className="flex flex-wrap gap-x-3 tabular-nums @min-[821px]/table-frame:block">
      <p className="first-letter:uppercase">
        <Age of={updatedAt} />
      </p>
      <p className="text-ink-2 @min-[821px]/table-frame:hidden">
        {t('client.sent', { date: formatRecentDate(createdAt, i18n.language) })}
      </p>
    </div>
  );
}

/** Marks a quiet case. */
export function QuietMark({ legalCase }: { legalCase: FragmentType<QuietMark_CaseFragment> }) {
  const { t } = useTranslation('cases');
  const { quietDays } = readFragment<QuietMark_CaseFragment>(legalCase);
  if (quietDays === null) return null;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-14 font-medium text-brass-ink">
      <MoonStar aria-hidden className="size-4 shrink-0" />
      {t('lawyer.quiet', { count: quietDays })}
    </span>
  );
}
