import { placeholderNumber } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import type { StaffTaskKind } from '../../graphql/generated/schema-types';
import { daysBetween } from '../../i18n/days-between';
import { formatNumber } from '../../i18n/format';
import { paths, withQuery } from '../../routing/paths';
import { useSite } from '../../routing/site';
import type { AdminPendingTasks_TaskFragment } from './generated/admin-pending-tasks';
import { TaskLines, type PendingTask } from './pending-tasks';

graphql(`
  fragment AdminPendingTasks_task on StaffTask {
    kind
    count
    oldestAt
  }
`);

const destinations: Record<StaffTaskKind, string> = {
  LICENSES: withQuery(paths.admin.lawyers, { state: 'pending' }),
  NAMES: paths.admin.lawyers,
  REPORTS: paths.admin.reports,
  REVIEWS: withQuery(paths.admin.reviews, { state: 'unread' }),
  ARTICLES: paths.admin.blogs,
  REPORTED_REQUESTS: paths.admin.requests,
  COMPLAINTS: paths.admin.complaints,
  OWN_COMPLAINTS: withQuery(paths.admin.complaints, { state: 'mine' }),
  PENDING_CASES: withQuery(paths.admin.cases, { status: 'pending', sort: 'oldest' }),
};

export function AdminPendingTasks({
  tasks: waiting,
}: {
  tasks: readonly FragmentType<AdminPendingTasks_TaskFragment>[];
}) {
  const { t, i18n } = useTranslation('dashboards');
  const { termsDate, whatsappNumber } = useSite();
  const tasks = readFragment<AdminPendingTasks_TaskFragment>(waiting).map(
    ({ kind, count, oldestAt }): PendingTask => ({
      key: kind,
      title: t(`admin.task.${kind}`, { count, number: formatNumber(count, i18n.language) }),
      note: t('admin.oldest', { count: daysBetween(oldestAt) }),
      action: { to: destinations[kind], label: t('admin.look') },
    }),
  );
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
