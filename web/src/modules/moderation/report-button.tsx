import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { Button } from '../../ui/button';
import type { PublicText } from './hide-dialog';

const reportDialog = lazySource(
  async () => (await import('./report-dialog')).ReportDialog,
  'reviewForm',
  'forms',
);

/** For readers of a public text; its words are loaded with it. */
export function ReportButton({ of: text }: { of: PublicText }) {
  const { t } = useTranslation('reviewForm');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={Flag}
        aria-label={t('report.openNamed', { title: text.title })}
        onClick={() => setOpen(true)}
      >
        {t('report.open')}
      </Button>
      {isOpen && (
        <LazyComponent source={reportDialog} placeholder={null}>
          {(ReportDialog) => <ReportDialog of={text} onClose={() => setOpen(false)} />}
        </LazyComponent>
      )}
    </>
  );
}
