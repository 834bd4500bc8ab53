import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { ComplaintDialog, type ComplaintSubject } from './complaint-dialog';

/** Sends a complaint to AinSathi, which does not notify the other side. */
export function ComplainButton({ of: subject }: { of: ComplaintSubject }) {
  const { t } = useTranslation('accountSettings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={Flag}
        className="justify-self-start print:hidden"
        onClick={() => setOpen(true)}
      >
        {t('complaints.open')}
      </Button>
      {isOpen && <ComplaintDialog of={subject} onClose={() => setOpen(false)} />}
    </>
  );
}
