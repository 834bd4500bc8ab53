import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../i18n/format';

export function DraftStatus({
  savedAt,
  failed,
  editing,
}: {
  savedAt: string | null;
  failed: boolean;
  editing: boolean;
}) {
  const { t, i18n } = useTranslation('blogEditor');
  if (failed) return t('draft.failed');
  if (!savedAt) return editing ? t('draft.noneEdit') : t('draft.none');
  return (
    <span className="inline-flex items-center gap-2">
      <Check aria-hidden className="size-4 shrink-0" />
      {t('draft.saved', { time: formatTime(savedAt, i18n.language) })}
    </span>
  );
}
