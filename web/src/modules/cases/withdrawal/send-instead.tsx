import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { usePersonName } from '../../../i18n/use-person-name';
import { paths } from '../../../routing/paths';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useToast } from '../../../ui/overlays/toast';
import type { SendInstead_CaseFragment, SendInstead_LawyerFragment } from './generated/send-instead';
import { useWithdrawCase } from './use-withdraw-case';

graphql(`
  fragment SendInstead_case on Case {
    id
    title
    description
    status
    canAct
    lawyer {
      id
      name
      nameBangla
    }
  }

  fragment SendInstead_lawyer on Lawyer {
    id
    name
    nameBangla
    awayUntil
  }
`);

interface SendInsteadProps {
  legalCase: FragmentType<SendInstead_CaseFragment>;
  lawyer: FragmentType<SendInstead_LawyerFragment>;
}

/** Below a lawyer's card: sends the text of a case to this lawyer, and withdraws it where it is unanswered, after a confirmation. */
export function SendInstead({ legalCase, lawyer: masked }: SendInsteadProps) {
  const { t, i18n } = useTranslation(['withdrawal', 'caseRequest', 'shared']);
  const nameOf = usePersonName();
  const navigate = useNavigate();
  const showToast = useToast();
  const [isAsked, setAsked] = useState(false);
  const {
    id,
    title,
    description,
    status,
    canAct,
    lawyer: present,
  } = readFragment<SendInstead_CaseFragment>(legalCase);
  const isWithdrawn = canAct.includes('WITHDRAW');
  const lawyer = readFragment<SendInstead_LawyerFragment>(masked);
  const { isBusy, failure, withdraw, request } = useWithdrawCase(id);
  const name = nameOf(lawyer);
  if (lawyer.id === present?.id)
    return <p className="text-ink-2">{t(status === 'REJECTED' ? 'instead.rejected' : 'instead.present')}</p>;
  if (lawyer.awayUntil) {
    const date = formatDate(lawyer.awayUntil, i18n.language, 'long');
    return <p className="text-ink-2">{t('caseRequest:away', { date })}</p>;
  }
  const withdrawn = present
    ? t('instead.consequence', { other: nameOf(present) })
    : t('instead.consequenceUnknown');
  const send = async () => {
    const newId = isWithdrawn
      ? await withdraw(lawyer.id)
      : await request({ lawyerId: lawyer.id, title, description });
    if (!newId) return;
    showToast({ tone: 'success', title: t('instead.sent', { name }) });
    void navigate(paths.client.case(newId));
  };
  return (
    <>
      <Button icon={Send} wide onClick={() => setAsked(true)}>
        {t('instead.send')}
        <span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(open) => {
          if (!isBusy) setAsked(open);
        }}
        question={t('instead.question', { title, name })}
        description={isWithdrawn ? withdrawn : t('instead.consequenceAgain')}
        confirmLabel={t('instead.confirm')}
        busy={isBusy}
        busyLabel={t('instead.busy')}
        error={failure}
        danger={false}
        onConfirm={() => void send()}
      />
    </>
  );
}
