import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import type { CaseNextStep_CaseFragment } from '../../../graphql/generated/graphql';
import { formatDate } from '../../../i18n/format';
import { TextLink } from '../../../ui/text-link';

const caseFragment = graphql(`
  fragment CaseNextStep_case on Case {
    id
    status
    paymentStatus
    createdAt
    client {
      id
      name
    }
    lawyer {
      id
      bankDetails
      mobilePaymentDetails
    }
  }
`);

type NextStep = 'answer' | 'pay' | 'closed' | 'work';

interface CaseNextStepProps {
  item: FragmentType<typeof caseFragment>;
  /** True when nothing more is expected in a case of this status. */
  closed: boolean;
}

/** What has to happen next, as the API groups cases. */
function nextStep({ status, paymentStatus }: CaseNextStep_CaseFragment, closed: boolean): NextStep {
  if (status === 'PENDING') return 'answer';
  if (status === 'ACCEPTED' && paymentStatus === 'UNPAID') return 'pay';
  return closed ? 'closed' : 'work';
}

/** The next thing to do in a case, in two sentences above the choice of a status. */
export function CaseNextStep({ item: masked, closed }: CaseNextStepProps) {
  const { t } = useTranslation('lawyer');
  const item = readFragment(caseFragment, masked);
  const client = item.client?.name ?? t('case.unknownClient');
  const payable = Boolean(item.lawyer?.bankDetails ?? item.lawyer?.mobilePaymentDetails);
  const texts: Record<NextStep, { title: string; note: string }> = {
    answer: {
      title: t('case.nextAnswer'),
      note: t('case.nextAnswerNote', { client, date: formatDate(item.createdAt) }),
    },
    pay: {
      title: t('case.nextPay', { client }),
      note: t(payable ? 'case.nextPayNote' : 'case.nextPayNoDetails'),
    },
    work: { title: t('case.nextWork'), note: t('case.nextWorkNote') },
    closed: { title: t('case.nextClosed'), note: t('case.nextClosedNote') },
  };
  const step = nextStep(item, closed);
  const { title, note } = texts[step];
  return (
    <div className="mb-4">
      <h3 className="text-16 leading-snug">{title}</h3>
      <p className="mt-1 text-ink-2">
        {note}{' '}
        {step === 'pay' && !payable && (
          <TextLink to={paths.lawyerArea.profile}>{t('case.addDetails')}</TextLink>
        )}
      </p>
    </div>
  );
}
