import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { lawyerCaseListPath } from '../../lists/case-list-address';
import { paths } from '../../routing/paths';
import { useAppointmentTasks, useUnreadTask } from './common-tasks';
import type { LawyerPendingTasks_QueryFragment } from './generated/lawyer-pending-tasks';
import { CountedTasks, type PendingTask } from './pending-tasks';

graphql(`
  fragment LawyerPendingTasks_query on Query {
    myLawyerProfile {
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
    myCaseCounts {
      pending
      toBePaid
      quiet
      toConfirm
    }
    toConfirm: myCases(group: TO_CONFIRM, page: 1, limit: 1) {
      items {
        id
      }
    }
    myActivity {
      unreadMessages
      unreadCaseId
    }
    ...CommonTasks_query
  }
`);

interface LawyerPendingTasksProps {
  query: FragmentType<LawyerPendingTasks_QueryFragment>;
  /** The number of open requests to answer. */
  invitations: number;
}

type CountedKey = 'pending' | 'unread' | 'confirm' | 'unpaid' | 'quiet' | 'profile';

type ProfileField = 'licenseNumber' | 'practiceAreas' | 'district' | 'bio' | 'education';

function missingFields(lawyer: LawyerPendingTasks_QueryFragment['myLawyerProfile']): ProfileField[] {
  const present: Record<ProfileField, boolean> = {
    licenseNumber: Boolean(lawyer.licenseNumber),
    practiceAreas: lawyer.practiceAreas.length > 0,
    district: Boolean(lawyer.district),
    bio: Boolean(lawyer.bio),
    education: lawyer.education.length > 0,
  };
  return (Object.keys(present) as ProfileField[]).filter((field) => !present[field]);
}

/** The most urgent first: requests, appointments, messages, payments, quiet cases, an incomplete profile. */
function usePendingTasks(props: LawyerPendingTasksProps): PendingTask[] {
  const { t } = useTranslation(['dashboards', 'cases', 'shared']);
  const data = readFragment<LawyerPendingTasks_QueryFragment>(props.query);
  const { myLawyerProfile: lawyer, myCaseCounts: counts } = data;
  const unreadList = lawyerCaseListPath({ group: 'UNREAD' });
  const messages = useUnreadTask(data.myActivity, unreadList, paths.lawyerArea.case);
  const appointments = useAppointmentTasks(data, paths.lawyerArea.case);
  const missing = missingFields(lawyer);
  const firstMissing = missing[0] === 'education' ? 'education.0.degree' : missing[0];
  const counted = (key: CountedKey, count: number, to: string, label: string = t('seeCases')) => {
    return { key, count, title: t(`lawyer.needs.${key}`, { count }), action: { to, label } };
  };
  const [toConfirm] = counts.toConfirm === 1 ? data.toConfirm.items : [];
  const unpaid = lawyerCaseListPath({ group: 'TO_BE_PAID', sort: 'OLDEST' });
  const isPayable = Boolean(lawyer.bankDetails ?? lawyer.mobilePaymentDetails);
  const { profile } = paths.lawyerArea;
  const tasks: PendingTask[] = [
    counted(
      'pending',
      counts.pending + props.invitations,
      paths.lawyerArea.requests,
      t('shared:nav.requests'),
    ),
    ...appointments,
    ...messages.map((task) => ({
      ...task,
      ...counted('unread', data.myActivity.unreadMessages, task.action.to, task.action.label),
      note: undefined,
    })),
    counted(
      'confirm',
      counts.toConfirm,
      toConfirm
        ? `${paths.lawyerArea.case(toConfirm.id)}?tab=payment`
        : lawyerCaseListPath({ group: 'TO_CONFIRM' }),
    ),
    isPayable
      ? counted('unpaid', counts.toBePaid, unpaid)
      : {
          ...counted('unpaid', counts.toBePaid, `${profile}#bankDetails`, t('cases:addPaymentDetails')),
          note: t('lawyer.needs.unpaidNoDetails'),
        },
    counted('quiet', counts.quiet, lawyerCaseListPath({ quiet: true })),
    {
      ...counted('profile', missing.length, `${profile}#${firstMissing}`, t('lawyer.needs.completeProfile')),
      note: missing.map((field) => t(`lawyer.missing.${field}`)).join(', '),
    },
  ];
  return tasks.filter(({ count }) => count !== 0);
}

export function LawyerPendingTasks(props: LawyerPendingTasksProps) {
  const { t } = useTranslation('dashboards');
  const tasks = usePendingTasks(props);
  return (
    <section>
      <h2 className="mb-1">{t('needsMeNow')}</h2>
      {tasks.length === 0 ? (
        <p className="text-ink-2">{t('lawyer.needs.nothing')}</p>
      ) : (
        <CountedTasks tasks={tasks} />
      )}
    </section>
  );
}
