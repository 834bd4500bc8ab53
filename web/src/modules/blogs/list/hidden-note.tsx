import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Passage } from '../../../ui/passage';
import { PleaDialog } from '../../moderation/plea-dialog';

interface HiddenNoteProps {
  blog: { id: string; title: string; hiddenReason: string; plea: string | null };
}

/** For the author: why an article is hidden, and one answer. */
export function HiddenNote({ blog: { id, title, hiddenReason, plea } }: HiddenNoteProps) {
  const { t } = useTranslation('blogEditor');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2 wrap-anywhere">
      <p>
        {t('hidden.why')} <Passage text={hiddenReason} />
      </p>
      {plea === null ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('hidden.answer')}
        </Button>
      ) : (
        <p className="text-ink-2">
          {t('hidden.yours')} <Passage text={plea} />
        </p>
      )}
      {isOpen && <PleaDialog of={{ id, title }} onClose={() => setOpen(false)} />}
    </div>
  );
}
