import { placeholderNumber } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { usePersonName } from '../../i18n/use-person-name';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { daysBetween } from '../../i18n/days-between';
import { formatNumber } from '../../i18n/format';
import { paths, withQuery } from '../../routing/paths';
import { useSite } from '../../routing/site';
import type { Permissions } from '../../session/use-permissions';
import type {
  AdminPendingTasks_LawyerFragment,
  AdminPendingTasks_StatsFragment,
} from './generated/admin-pending-tasks';
import { TaskLines, type PendingTask } from './pending-tasks';

graphql(`
  fragment AdminPendingTasks_stats on AdminStats {
    pendingVerifications
    reviewsToRead
    casesByStatus {
      status
      count
    }
  }

  fragment AdminPendingTasks_lawyer on Lawyer {
    id
    name
    nameBangla
    licenseSubmittedAt
  }
`);

interface AdminPendingTasksProps {
  stats: FragmentType<AdminPendingTasks_StatsFragment>;
  longestWaiting: FragmentType<AdminPendingTasks_LawyerFragment> | undefined;
  reportedRequests: number;
  /** Hides tasks without permission. */
  may: Permissions['may'];
}

export function AdminPendingTasks(props: AdminPendingTasksProps) {
  const { stats, longestWaiting, reportedRequests, may } = props;
  const { t, i18n } = useTranslation('dashboards');
  const nameOf = usePersonName();
  const { termsDate, whatsappNumber } = useSite();
  const { pendingVerifications, reviewsToRead, casesByStatus } =
    readFragment<AdminPendingTasks_StatsFragment>(stats);
  const lawyer = readFragment<AdminPendingTasks_LawyerFragment>(longestWaiting);
  const pendingCases = casesByStatus.find(({ status }) => status === 'PENDING')?.count ?? 0;
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) });
  const tasks: PendingTask[] = [];
  if (pendingVerifications > 0 && may('VERIFY_LAWYERS'))
    tasks.push({
      key: 'verifications',
      title: t('admin.toVerify', counted(pendingVerifications)),
      note: lawyer?.licenseSubmittedAt
        ? t('admin.oldest', {
            name: nameOf(lawyer),
            count: daysBetween(lawyer.licenseSubmittedAt),
          })
        : undefined,
      action: {
        to: withQuery(paths.admin.lawyers, { state: 'pending' }),
        label: t('admin.checkLicences'),
      },
    });
  if (reportedRequests > 0)
    tasks.push({
      key: 'reports',
      title: t('admin.reportedRequests', counted(reportedRequests)),
      action: { to: paths.admin.requests, label: t('admin.look') },
    });
  if (reviewsToRead > 0 && may('MODERATE'))
    tasks.push({
      key: 'reviews',
      title: t('admin.reviewsToRead', counted(reviewsToRead)),
      action: { to: paths.admin.reviews, label: t('admin.look') },
    });
  if (pendingCases > 0 && may('SUPPORT_USERS'))
    tasks.push({
      key: 'cases',
      title: t('admin.pendingCases', counted(pendingCases)),
      note: t('admin.pendingCasesNote'),
      action: {
        to: withQuery(paths.admin.cases, { status: 'pending', sort: 'oldest' }),
        label: t('seeCases'),
      },
    });
  if (termsDate === null)
    tasks.push({
      key: 'terms',
      title: t('admin.termsTemplate'),
      note: t('admin.termsTemplateNote'),
      action: { to: paths.terms, label: t('admin.readTerms') },
    });
  if (whatsappNumber === placeholderNumber)
    tasks.push({
      key: 'number',
      title: t('admin.placeholderNumber'),
      note: t('admin.placeholderNumberNote'),
      action: { to: paths.contact, label: t('admin.openContact') },
    });
  return (
    <section>
      <h2 className="mb-1">{t('needsMeNow')}</h2>
      {tasks.length === 0 ? (
        <p className="text-ink-2">{t('admin.nothingNow')}</p>
      ) : (
        <TaskLines tasks={tasks} />
      )}
    </section>
  );
}
