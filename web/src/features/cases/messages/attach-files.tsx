import { documentLimits } from '@ainsathi/contract/limits';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { useToast } from '../../../ui/overlays/toast';
import { acceptedFiles, refusalOf } from '../documents/choose-files';
import { FileButton } from '../documents/file-button';

interface AttachFilesProps {
  /** How many files are attached already. */
  attached: number;
  onAttach: (files: File[]) => void;
}

/** Chooses files that go with the next message. What can never be stored is refused at once. */
export function AttachFiles({ attached, onAttach }: AttachFilesProps) {
  const { t, i18n } = useTranslation('room');
  const showToast = useToast();
  const onChosen = (files: File[]) => {
    const fail = (title: string) => showToast({ tone: 'failure', title });
    const fit = files.filter((file) => {
      const reason = refusalOf(file, t);
      if (reason) fail(t('messages.fileRefused', { name: file.name, reason }));
      return reason === null;
    });
    const places = documentLimits.ofMessage - attached;
    if (fit.length > places)
      fail(t('messages.tooManyFiles', { most: formatNumber(documentLimits.ofMessage, i18n.language) }));
    onAttach(fit.slice(0, places));
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
