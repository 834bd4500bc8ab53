import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatNumber } from '../../../i18n/format';
import type { UnreadMark_CaseFragment } from './generated/unread-mark';

graphql(`
  fragment UnreadMark_case on Case {
    id
    unreadMessages
  }
`);

/** How many messages of a case are unread, for a row; nothing where none is. */
export function UnreadMark({ legalCase }: { legalCase: FragmentType<UnreadMark_CaseFragment> }) {
  const { t, i18n } = useTranslation('cases');
  const { unreadMessages: count } = readFragment<UnreadMark_CaseFragment>(legalCase);
  if (count === 0) return null;
  return (
    <p className="mt-1 flex items-start gap-1.5 text-14 font-medium text-green">
      <MessageSquare aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('unread', { count, number: formatNumber(count, i18n.language) })}
    </p>
  );
}
