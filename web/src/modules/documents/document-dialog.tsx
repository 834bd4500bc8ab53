import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../graphql/error-message';
import { refetchActive } from '../../graphql/refetch-active';
import { Button, buttonClass } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Dialog } from '../../ui/overlays/dialog';
import { useToast } from '../../ui/overlays/toast';
import { Loading, SkeletonBar } from '../../ui/states/skeleton';
import { useClientKey } from '../../drafts/use-client-key';
import { DeleteDocumentDocument, type ListedDocumentFragment } from './generated/document-operations';
import { TextBeginning } from './text-beginning';
import { useDocumentLinks } from './use-document-links';

interface DocumentDialogProps {
  document: ListedDocumentFragment;
  /** Such as "From you, 7 Feb 2026, 860 KB". */
  note: string;
  onClose: () => void;
  /** Receives the private link of a picture that was opened. */
  onPictureSeen?: (path: string) => void;
}

export function isPicture(type: ListedDocumentFragment['type']): boolean {
  return type === 'JPEG' || type === 'PNG' || type === 'WEBP';
}

function Links({
  document: { id, type, name },
  onPictureSeen,
}: Omit<DocumentDialogProps, 'note' | 'onClose'>) {
  const { t } = useTranslation('room');
  const { links: data, error } = useDocumentLinks(id);
  if (error)
    return (
      <FormMessage tone="failure" title={t('documents.linkFailed')}>
        {errorReason(error)}
      </FormMessage>
    );
  if (!data)
    return (
      <Loading label={t('documents.linkLoading')}>
        <SkeletonBar className="h-(--control-height) w-48 rounded-field" />
      </Loading>
    );
  return (
    <div className="flex flex-wrap gap-3">
      {isPicture(type) && (
        <img
          src={data.view.link.path}
          alt={name}
          onLoad={() => onPictureSeen?.(data.view.link.path)}
          className="max-h-[60dvh] w-full rounded-card border border-line bg-sunken object-contain"
        />
      )}
      {type === 'TEXT' && <TextBeginning path={data.view.link.path} name={name} />}
      {type !== 'DOCX' && !isPicture(type) && (
        <a
          href={data.view.link.path}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary' })}
        >
          {t('documents.open')}
        </a>
      )}
      <a href={data.download.link.path} className={buttonClass({})}>
        {t('documents.download')}
      </a>
    </div>
  );
}

/** Opens or saves a document; its uploader can delete it here. */
export function DocumentDialog({ document, note, onClose, onPictureSeen }: DocumentDialogProps) {
  const { t } = useTranslation(['room', 'shared']);
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading, error, client }] = useMutation(DeleteDocumentDocument);
  const withKey = useClientKey();
  const handleDelete = async () => {
    try {
      await withKey(document.id, async (clientKey) => remove({ variables: { id: document.id, clientKey } }));
    } catch {
      // The dialog shows the failure.
      return;
    }
    showToast({ tone: 'success', title: t('documents.deleted') });
    onClose();
    await refetchActive(client).catch(() => undefined);
  };
  return (
    <>
      <Dialog
        open={!isAsking}
        onOpenChange={(open) => {
          if (!open && !isAsking) onClose();
        }}
        title={document.name}
      >
        <div className="grid gap-5">
          <p className="text-ink-2">{note}</p>
          <Links document={document} onPictureSeen={onPictureSeen} />
          {document.deletable && (
            <div>
              <Button variant="danger-text" className="-ml-2.5" onClick={() => setAsking(true)}>
                {t('documents.delete')}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={t('documents.deleteTitle', { name: document.name })}
        description={t('documents.deleteText')}
        confirmLabel={t('documents.delete')}
        busy={loading}
        busyLabel={t('documents.deleting')}
        error={error ? errorReason(error) : undefined}
        onConfirm={() => void handleDelete()}
      />
    </>
  );
}
