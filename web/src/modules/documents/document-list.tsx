import { FileImage, FileText, FileType } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../graphql/generated/schema-types';
import { formatDate } from '../../i18n/format';
import { usePersonName } from '../../i18n/use-person-name';
import { Passage } from '../../ui/passage';
import { DocumentDialog, isPicture } from './document-dialog';
import { useSize } from './document-size';
import type { ListedDocumentFragment } from './generated/document-operations';
import { MessagePhoto } from './message-photo';

function TypeIcon({ type }: Pick<ListedDocumentFragment, 'type'>) {
  const Icon = isPicture(type) ? FileImage : type === 'PDF' ? FileType : FileText;
  return <Icon aria-hidden className="size-5 shrink-0 text-ink-2" />;
}

function useNote(viewer: Role) {
  const { t, i18n } = useTranslation(['room', 'shared']);
  const sizeOf = useSize();
  const nameOf = usePersonName();
  return ({ uploaderRole, uploaderName, uploaderNameBangla, storedAt, size }: ListedDocumentFragment) => {
    const date = storedAt ? formatDate(storedAt, i18n.language) : '';
    return uploaderRole === viewer
      ? t('documents.byYou', { date, size: sizeOf(size) })
      : t('documents.by', {
          name:
            uploaderName === null
              ? t('shared:person.unknown')
              : nameOf({ name: uploaderName, nameBangla: uploaderNameBangla }),
          date,
          size: sizeOf(size),
        });
  };
}

interface DocumentListProps {
  documents: readonly ListedDocumentFragment[];
  viewer: Role;
}

/** Photos are seen small. A picture without a small one stays visible once it was opened, by its private link. */
export function MessageDocuments({ documents, viewer }: DocumentListProps) {
  const noteOf = useNote(viewer);
  const [open, setOpen] = useState<ListedDocumentFragment | null>(null);
  const [pictures, setPictures] = useState<Readonly<Record<string, string | undefined>>>({});
  const setPicture = (id: string, path?: string) => setPictures((known) => ({ ...known, [id]: path }));
  return (
    <>
      {documents.map((document) => (
        <div key={document.id} className="mt-1 grid justify-items-start">
          {document.thumbnailSize !== null && (
            <MessagePhoto
              id={document.id}
              name={document.name}
              size={document.thumbnailSize}
              onOpen={() => setOpen(document)}
            />
          )}
          <button
            type="button"
            onClick={() => setOpen(document)}
            className="grid justify-items-start gap-1 text-left font-medium text-green underline underline-offset-[0.2em]"
          >
            {document.thumbnailSize === null && pictures[document.id] && (
              <img
                src={pictures[document.id]}
                alt=""
                // The link has expired.
                onError={() => setPicture(document.id)}
                className="max-h-48 max-w-full rounded-card border border-line bg-sunken"
              />
            )}
            <span className="flex min-h-11 items-center gap-2">
              <TypeIcon type={document.type} />
              <span className="min-w-0 wrap-anywhere">
                <Passage text={document.name} />
              </span>
            </span>
          </button>
        </div>
      ))}
      {open && (
        <DocumentDialog
          document={open}
          note={noteOf(open)}
          onClose={() => setOpen(null)}
          onPictureSeen={(path) => setPicture(open.id, path)}
        />
      )}
    </>
  );
}

export function DocumentList({ documents, viewer }: DocumentListProps) {
  const noteOf = useNote(viewer);
  const [open, setOpen] = useState<ListedDocumentFragment | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              onClick={() => setOpen(document)}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-hover focus-visible:-outline-offset-3 md:px-5"
            >
              <TypeIcon type={document.type} />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">
                  <Passage text={document.name} />
                </span>
                <span className="block text-14 text-ink-2">{noteOf(document)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <DocumentDialog document={open} note={noteOf(open)} onClose={() => setOpen(null)} />}
    </>
  );
}
