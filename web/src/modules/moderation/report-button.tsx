import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { Button, IconButton } from '../../ui/button';
import type { PublicText } from './hide-dialog';

const reportDialog = lazySource(
  async () => (await import('./report-dialog')).ReportDialog,
  'reviewForm',
  'forms',
);

interface ReportButtonProps {
  of: PublicText;
  /** Without its word, among other icons. */
  isIcon?: boolean;
}

/** For readers of a public text; its words are loaded with it. */
export function ReportButton({ of: text, isIcon = false }: ReportButtonProps) {
  const { t } = useTranslation('reviewForm');
  const [isOpen, setOpen] = useState(false);
  const label = t('report.openNamed', { title: text.title });
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton icon={Flag} label={label} onClick={open} />
      ) : (
        <Button variant="text" size="small" icon={Flag} aria-label={label} onClick={open}>
          {t('report.open')}
        </Button>
      )}
      {isOpen && (
        <LazyComponent source={reportDialog} placeholder={null}>
          {(ReportDialog) => <ReportDialog of={text} onClose={() => setOpen(false)} />}
        </LazyComponent>
      )}
    </>
  );
}
