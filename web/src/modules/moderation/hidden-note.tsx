import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Passage } from '../../ui/passage';
import type { PublicText } from './hide-dialog';
import { PleaDialog } from './plea-dialog';

interface HiddenNoteProps {
  text: PublicText & { hiddenReason: string; plea: string | null };
}

/** For the author: why a text is hidden, and one answer. */
export function HiddenNote({ text: { hiddenReason, plea, ...text } }: HiddenNoteProps) {
  const { t } = useTranslation('moderation');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2 wrap-anywhere">
      <p>
        {t('author.why')} <Passage text={hiddenReason} />
      </p>
      {plea === null ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('author.answer')}
        </Button>
      ) : (
        <p className="text-ink-2">
          {t('author.yours')} <Passage text={plea} />
        </p>
      )}
      {isOpen && <PleaDialog of={text} onClose={() => setOpen(false)} />}
    </div>
  );
}
