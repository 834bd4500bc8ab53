import { documentLimits } from '@ainsathi/contract/limits';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { AttachedList } from '../../../ui/messages/attached-list';
import { useToast } from '../../../ui/overlays/toast';
import { acceptedFiles } from '../documents/choose-files';
import { FileButton } from '../documents/file-button';
import { refusalOf } from '../documents/send-document';
import type { Attachment, MessageOutbox } from './message-outbox';

interface AttachFilesProps {
  outbox: MessageOutbox;
  attachments: readonly Attachment[];
}

/** Chooses files that go with the next message. What can never be stored is refused at once. */
export function AttachFiles({ outbox, attachments }: AttachFilesProps) {
  const { t, i18n } = useTranslation('room');
  const showToast = useToast();
  const onChosen = (files: File[]) => {
    const fail = (title: string) => showToast({ tone: 'failure', title });
    const reasons = files.map((file) => refusalOf(file, documentLimits.bytes, t));
    const fit = files.filter((_, index) => reasons[index] === null);
    const places = documentLimits.ofMessage - attachments.length;
    files.forEach(({ name }, index) => {
      const reason = reasons[index];
      if (reason) fail(t('messages.fileRefused', { name, reason }));
    });
    if (fit.length > places)
      fail(t('messages.tooManyFiles', { most: formatNumber(documentLimits.ofMessage, i18n.language) }));
    outbox.attach(fit.slice(0, places));
  };
  return (
    <FileButton
      label={t('messages.attach')}
      variant="text"
      icon={Paperclip}
      accept={acceptedFiles}
      onChosen={onChosen}
    />
  );
}

/** The files that go with the next message. */
export function AttachedFiles({ outbox, attachments }: AttachFilesProps) {
  const { t } = useTranslation('room');
  return (
    <AttachedList
      label={t('messages.attached')}
      files={attachments.map(({ clientKey: key, name }) => ({ key, name }))}
      detachLabel={(name) => t('messages.detach', { name })}
      onDetach={(key) => outbox.detach(key)}
    />
  );
}
