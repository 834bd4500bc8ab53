import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../../graphql/error-message';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useDeleteBlog } from '../blog-mutations';

interface DeleteBlogDialogProps {
  /** The blog to delete; null while the dialog is closed. */
  blog: { id: string; title: string } | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks "Are you sure you want to delete this blog?" before it is deleted. */
export function DeleteBlogDialog({ blog, onClose, onDeleted }: DeleteBlogDialogProps) {
  const { t } = useTranslation(['blogEditor', 'shared']);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteBlog();
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (!blog) return;
    setFailure(null);
    try {
      await remove({ variables: { id: blog.id } });
      onDeleted();
    } catch (error) {
      setFailure(t('delete.failed', { reason: errorReason(error) }));
    }
  };
  return (
    <ConfirmDialog
      open={blog !== null}
      onOpenChange={(open) => !open && !loading && close()}
      question={t('delete.question')}
      subject={<span className="font-semibold">{blog?.title}</span>}
      description={t('lawyer.list.deleteNote')}
      confirmLabel={t('delete.confirm')}
      busy={loading}
      busyLabel={t('lawyer.list.deleting')}
      error={failure ?? undefined}
      onConfirm={() => void confirm()}
    />
  );
}
