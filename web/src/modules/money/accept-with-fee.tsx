import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/overlays/toast';
import type { AcceptWithFee_CaseFragment } from './generated/accept-with-fee';
import { StateFeeDialog } from './state-fee-dialog';

graphql(`
  fragment AcceptWithFee_case on Case {
    id
    status
    settableStatuses
  }
`);

/** Accepts a pending request and states a fee in one step; nothing for other cases. */
export function AcceptWithFee({ legalCase }: { legalCase: FragmentType<AcceptWithFee_CaseFragment> }) {
  const { t } = useTranslation('fees');
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { id, status, settableStatuses } = readFragment<AcceptWithFee_CaseFragment>(legalCase);
  const close = () => setOpen(false);
  if (status !== 'PENDING' || !settableStatuses.includes('ACCEPTED')) return null;
  return (
    <div className="print:hidden">
      <Button size="small" onClick={() => setOpen(true)}>
        {t('lawyer.acceptWithFee')}
      </Button>
      {isOpen && (
        <StateFeeDialog
          accepts
          caseId={id}
          onClose={close}
          onSent={(title) => {
            close();
            showToast({ tone: 'success', title });
          }}
        />
      )}
    </div>
  );
}
