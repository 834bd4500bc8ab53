import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { useDigits } from '../../../i18n/use-digits';
import { now } from '../../../lib/now';
import type { LicenceCheck_LawyerFragment } from './generated/licence-check';

graphql(`
  fragment LicenceCheck_lawyer on Lawyer {
    id
    checkedOn
    checkedPapers
    enrolledYear
    barAssociation
    verifiedUntil
  }
`);

/** Under the seal: what the last check saw, and until when it counts. Its words come with those of the request beside it. */
export function LicenceCheck({ lawyer }: { lawyer: FragmentType<LicenceCheck_LawyerFragment> }) {
  const { t, i18n } = useTranslation('caseRequest');
  const digits = useDigits();
  const { checkedOn, checkedPapers, enrolledYear, barAssociation, verifiedUntil } =
    readFragment<LicenceCheck_LawyerFragment>(lawyer);
  const on = (day: string) => formatDate(day, i18n.language, 'long');
  const papers = checkedPapers.map((kind) => t(`licence.${kind}`)).join(t('licence.and'));
  const isOver = (lastDay: string) => Date.parse(`${lastDay}T24:00+06:00`) < now();
  return (
    <p className="mt-3 text-ink-2">
      {[
        papers ? t('licence.seen', { date: on(checkedOn ?? ''), papers }) : t('licence.unseen'),
        enrolledYear &&
          t('licence.enrolled', {
            where: [digits(String(enrolledYear)), barAssociation].filter(Boolean).join(', '),
          }),
        verifiedUntil &&
          t(isOver(verifiedUntil) ? 'licence.ranOut' : 'licence.until', { date: on(verifiedUntil) }),
      ].join(' ')}
    </p>
  );
}
