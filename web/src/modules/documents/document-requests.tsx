import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { DocumentRequestState, Role } from '../../graphql/generated/schema-types';
import { formatDate } from '../../i18n/format';
import { Button } from '../../ui/button';
import { Passage } from '../../ui/passage';
import { ChooseFiles } from './choose-files';
import { SetDocumentRequestDocument, type ListedRequestFragment } from './generated/document-operations';
import { useToastedAct } from '../../graphql/use-act';

interface DocumentRequestsProps {
  requests: readonly ListedRequestFragment[];
  viewer: Role;
  mayAdd: boolean;
  mayAsk: boolean;
  onChosen: (files: File[], requestId: string) => Promise<void>;
}

function SetRequest({ id, state }: { id: string; state: DocumentRequestState }) {
  const { t } = useTranslation('room');
  const { isBusy, act } = useToastedAct((reason) => `${t('documents.notChanged')}: ${reason}`);
  const [set] = useMutation(SetDocumentRequestDocument);
  const wanted: DocumentRequestState = state === 'OPEN' ? 'WITHDRAWN' : 'OPEN';
  const label = t(state === 'OPEN' ? 'documents.takeBack' : 'documents.askAgain');
  return (
    <Button
      variant="text"
      size="small"
      className="-ml-2.5 print:hidden"
      busy={isBusy}
      busyLabel={label}
      onClick={() => void act(async () => set({ variables: { id, state: wanted } }))}
    >
      {label}
    </Button>
  );
}

function useStateText() {
  const { t, i18n } = useTranslation('room');
  return ({ state, documents, dueOn }: ListedRequestFragment, viewer: Role): string => {
    const [first] = documents;
    if (state === 'RECEIVED')
      return t('documents.received', {
        date: first?.storedAt ? formatDate(first.storedAt, i18n.language) : '',
      });
    if (state === 'WITHDRAWN') return t('documents.takenBack');
    if (dueOn) return t('documents.until', { date: formatDate(`${dueOn}T00:00:00Z`, i18n.language) });
    return viewer === 'LAWYER' ? t('documents.waitingFor') : '';
  };
}

/** The client adds the requested documents; the lawyer sees whether they have arrived. */
export function DocumentRequests({ requests, viewer, mayAdd, mayAsk, onChosen }: DocumentRequestsProps) {
  const { t } = useTranslation('room');
  const textOf = useStateText();
  const shown = viewer === 'USER' ? requests.filter(({ state }) => state !== 'WITHDRAWN') : requests;
  if (shown.length === 0) return null;
  return (
    <section className="border-b border-line px-4 py-4 md:px-5">
      <h3>{t(viewer === 'USER' ? 'documents.needed' : 'documents.asked')}</h3>
      <ul className="mt-2 grid gap-4">
        {shown.map((request) => (
          <li key={request.id} className="grid gap-1.5">
            <p className="font-medium wrap-anywhere">
              <Passage text={request.title} />
            </p>
            {request.note && (
              <p className="whitespace-pre-line wrap-anywhere">
                <Passage text={request.note} />
              </p>
            )}
            <p className="text-14 text-ink-2 empty:hidden">{textOf(request, viewer)}</p>
            {viewer === 'USER' && mayAdd && request.state === 'OPEN' && (
              <ChooseFiles subject={request.title} onChosen={(files) => onChosen(files, request.id)} />
            )}
            {mayAsk && request.state !== 'RECEIVED' && (
              <div>
                <SetRequest id={request.id} state={request.state} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
