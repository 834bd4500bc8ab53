import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { WantedMark_CaseFragment } from './generated/wanted-mark';

graphql(`
  fragment WantedMark_case on Case {
    id
    documentsWanted
  }
`);

/** How many documents the client has to add, for a row; nothing where none is. */
export function WantedMark({ legalCase }: { legalCase: FragmentType<WantedMark_CaseFragment> }) {
  const { t } = useTranslation('cases');
  const { documentsWanted: count } = readFragment<WantedMark_CaseFragment>(legalCase);
  if (count === 0) return null;
  return (
    <p className="mt-1 flex items-start gap-1.5 text-14 font-medium text-green">
      <FilePlus2 aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('documentsWanted', { count })}
    </p>
  );
}
