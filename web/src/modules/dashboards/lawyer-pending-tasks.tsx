import { HandCoins, Inbox, MessageSquareQuote, MoonStar, UserRoundPen, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import { Age } from '../../ui/age';
import { Passage } from '../../ui/passage';
import { AnswerRequest } from '../cases/status/answer-request';
import { useComingTasks } from './coming-tasks';
import type {
  LawyerPendingTasks_CountsFragment,
  LawyerPendingTasks_LawyerFragment,
  LawyerPendingTasks_QueryFragment,
} from './generated/lawyer-pending-tasks';
import { PendingTasks, type PendingTask } from './pending-tasks';

graphql(`
  fragment LawyerPendingTasks_lawyer on Lawyer {
    id
    licenseNumber
    practiceAreas
    district
    bio
    bankDetails
    mobilePaymentDetails
    education {
      degree
      university
      year
    }
  }

  fragment LawyerPendingTasks_counts on CaseCounts {
    pending
    toBePaid
    quiet
    toConfirm
  }

  fragment LawyerPendingTasks_query on Query {
    waiting: myCases(group: TO_ANSWER, sort: OLDEST, page: 1, limit: 3) {
      items {
        id
        title
        description
        createdAt
        client {
          id
          name
        }
        ...AnswerRequest_case
      }
    }
    toConfirm: myCases(group: TO_CONFIRM, page: 1, limit: 1) {
      items {
        id
      }
    }
    ...ComingTasks_query
  }
`);

interface LawyerPendingTasksProps {
  lawyer: FragmentType<LawyerPendingTasks_LawyerFragment>;
  counts: FragmentType<LawyerPendingTasks_CountsFragment>;
  query: FragmentType<LawyerPendingTasks_QueryFragment>;
  /** The first two cases with unread messages. */
  unread: readonly { id: string }[];
  /** The number of open requests to answer. */
  invitations: number;
}

type ProfileField = 'licenseNumber' | 'practiceAreas' | 'district' | 'bio' | 'education';

function missingFields(lawyer: LawyerPendingTasks_LawyerFragment): ProfileField[] {
  const present: Record<ProfileField, boolean> = {
    licenseNumber: Boolean(lawyer.licenseNumber),
    practiceAreas: lawyer.practiceAreas.length > 0,
    district: Boolean(lawyer.district),
    bio: Boolean(lawyer.bio),
    education: lawyer.education.length > 0,
  };
  return (Object.keys(present) as ProfileField[]).filter((field) => !present[field]);
}

function Requests({ requests }: { requests: LawyerPendingTasks_QueryFragment['waiting']['items'] }) {
  const { t } = useTranslation('shared');
  return (
    <ul className="w-full border-l-2 border-line pl-4">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <div className="relative min-w-0 flex-[1_1_14rem]">
            <Link
              to={paths.lawyerArea.case(request.id)}
              className="block leading-snug font-medium text-green stretched"
            >
              <Passage text={request.title} />
            </Link>
            <p className="text-14 text-ink-2">
              {request.client?.name ?? t('person.unknown')}, <Age of={request.createdAt} />
            </p>
            <p className="line-clamp-2 text-14">
              <Passage text={request.description} />
            </p>
          </div>
          <AnswerRequest legalCase={request} />
        </li>
      ))}
    </ul>
  );
}

function usePendingTasks(props: LawyerPendingTasksProps): PendingTask[] {
  const { t } = useTranslation(['dashboards', 'cases']);
  const lawyer = readFragment<LawyerPendingTasks_LawyerFragment>(props.lawyer);
  const { pending, toBePaid, quiet, toConfirm } = readFragment<LawyerPendingTasks_CountsFragment>(
    props.counts,
  );
  const data = readFragment<LawyerPendingTasks_QueryFragment>(props.query);
  const requests = data.waiting.items;
  const [caseToConfirm] = data.toConfirm.items;
  const missing = missingFields(lawyer);
  const payable = Boolean(lawyer.bankDetails ?? lawyer.mobilePaymentDetails);
  const coming = useComingTasks(
    data,
    props.unread,
    lawyerCaseListPath({ group: 'UNREAD' }),
    paths.lawyerArea.case,
  );
  const tasks: PendingTask[] = [];
  if (pending > 0)
    tasks.push({
      key: 'requests',
      icon: Inbox,
      tone: 'urgent',
      title: t('lawyer.needs.pending', { count: pending }),
      action: {
        to: lawyerCaseListPath({ group: 'TO_ANSWER', sort: 'OLDEST' }),
        label: t('lawyer.needs.answer'),
        // Each request below has its own Accept.
        secondary: requests.length > 0,
      },
      details: <Requests requests={requests} />,
    });
  if (props.invitations > 0)
    tasks.push({
      key: 'invitations',
      icon: MessageSquareQuote,
      tone: 'urgent',
      title: t('lawyer.needs.invitations', { count: props.invitations }),
      action: { to: paths.lawyerArea.requests, label: t('lawyer.needs.propose') },
    });
  tasks.push(...coming);
  if (toConfirm > 0)
    tasks.push({
      key: 'confirm',
      icon: HandCoins,
      tone: 'urgent',
      title: t('lawyer.needs.confirm', { count: toConfirm }),
      note: t('lawyer.needs.confirmNote'),
      action:
        toConfirm === 1 && caseToConfirm
          ? { to: `${paths.lawyerArea.case(caseToConfirm.id)}?tab=payment`, label: t('cases:client.open') }
          : { to: lawyerCaseListPath({ group: 'TO_CONFIRM' }), label: t('seeCases') },
    });
  if (toBePaid > 0)
    tasks.push({
      key: 'unpaid',
      icon: Wallet,
      tone: payable ? 'calm' : 'urgent',
      title: t('lawyer.needs.unpaid', { count: toBePaid }),
      note: t(payable ? 'lawyer.needs.unpaidNote' : 'lawyer.needs.unpaidNoDetails'),
      action: payable
        ? {
            to: lawyerCaseListPath({ group: 'TO_BE_PAID', sort: 'OLDEST' }),
            label: t('seeCases'),
          }
        : { to: paths.lawyerArea.profile, label: t('cases:addPaymentDetails') },
    });
  if (quiet > 0)
    tasks.push({
      key: 'quiet',
      icon: MoonStar,
      tone: 'calm',
      title: t('lawyer.needs.quiet', { count: quiet }),
      note: t('lawyer.needs.quietNote'),
      action: { to: lawyerCaseListPath({ quiet: true }), label: t('seeCases') },
    });
  if (missing.length > 0)
    tasks.push({
      key: 'profile',
      icon: UserRoundPen,
      tone: 'calm',
      title: t('lawyer.needs.profile'),
      note: t('lawyer.needs.profileNote', {
        fields: missing.map((field) => t(`lawyer.missing.${field}`)).join(', '),
      }),
      action: { to: paths.lawyerArea.profile, label: t('lawyer.needs.completeProfile') },
    });
  return tasks;
}

/** Most urgent first: requests, proposals, messages, hearings, payments, quiet cases, an incomplete profile. */
export function LawyerPendingTasks(props: LawyerPendingTasksProps) {
  const { t } = useTranslation('dashboards');
  return (
    <PendingTasks
      title={t('needsMeNow')}
      tasks={usePendingTasks(props)}
      nothing={t('lawyer.needs.nothing')}
    />
  );
}
