import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import { Passage } from '../../ui/passage';
import type { Conversation_ComplaintFragment } from './generated/conversation';

graphql(`
  fragment Conversation_complaint on Complaint {
    id
    messages {
      id
      side
      body
      createdAt
    }
  }
`);

interface ConversationProps {
  complaint: FragmentType<Conversation_ComplaintFragment>;
  /** Who wrote, as the reader calls the two sides. */
  names: Record<'COMPLAINANT' | 'STAFF', string>;
}

/** What the complainant and AinSathi wrote, oldest first. */
export function Conversation({ complaint, names }: ConversationProps) {
  const { i18n } = useTranslation();
  const { messages } = readFragment<Conversation_ComplaintFragment>(complaint);
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, side, body, createdAt }) => (
        <li key={id} className={side === 'STAFF' ? 'rounded-field bg-sunken px-3.5 py-2.5' : undefined}>
          <p className="text-14 text-ink-2">
            {names[side]} · {formatDateTime(createdAt, i18n.language)}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Passage text={body} />
          </p>
        </li>
      ))}
    </ol>
  );
}
