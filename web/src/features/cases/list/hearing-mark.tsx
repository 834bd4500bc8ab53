import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import type { HearingMark_CaseFragment } from './generated/hearing-mark';

graphql(`
  fragment HearingMark_case on Case {
    id
    nextHearing {
      id
      startsAt
    }
  }
`);

/** The day of a case's next hearing, for a row; nothing where none is set. */
export function HearingMark({ legalCase }: { legalCase: FragmentType<HearingMark_CaseFragment> }) {
  const { t, i18n } = useTranslation('cases');
  const { nextHearing } = readFragment<HearingMark_CaseFragment>(legalCase);
  if (!nextHearing) return null;
  return (
    <p className="mt-1 flex items-start gap-1.5 text-14 font-medium text-green">
      <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('hearingOn', { date: formatDate(nextHearing.startsAt, i18n.language) })}
    </p>
  );
}
