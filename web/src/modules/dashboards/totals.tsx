import { BriefcaseBusiness, MessageSquareQuote, Newspaper, Scale, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { formatNumber } from '../../i18n/format';
import { usePermissions } from '../../session/use-permissions';
import { StatCard } from '../../ui/stat-card';
import type { Totals_StatsFragment } from './generated/totals';

graphql(`
  fragment Totals_stats on AdminStats {
    users
    lawyers
    cases
    blogs
    reviews
    newUsers
    newBlogs
    newReviews
    pendingVerifications
    casesByStatus {
      status
      count
    }
  }
`);

export function Totals({ stats: masked }: { stats: FragmentType<Totals_StatsFragment> }) {
  const { t, i18n } = useTranslation('dashboards');
  const { may } = usePermissions();
  const stats = readFragment<Totals_StatsFragment>(masked);
  const text = (value: number) => formatNumber(value, i18n.language);
  const recent = (count: number) => t('admin.newNote', { number: text(count) });
  const pendingCases = stats.casesByStatus.find(({ status }) => status === 'PENDING')?.count ?? 0;
  const cards = [
    {
      key: 'users',
      to: paths.admin.users,
      may: ['SUPPORT_USERS'],
      icon: Users,
      note: recent(stats.newUsers),
    },
    {
      key: 'lawyers',
      to: paths.admin.lawyers,
      may: ['VERIFY_LAWYERS', 'SUPPORT_USERS'],
      icon: Scale,
      note: t('admin.lawyersNote', { number: text(stats.pendingVerifications) }),
    },
    {
      key: 'cases',
      to: paths.admin.cases,
      may: ['SUPPORT_USERS'],
      icon: BriefcaseBusiness,
      note: t('admin.casesNote', { number: text(pendingCases) }),
    },
    { key: 'blogs', to: paths.admin.blogs, may: ['MODERATE'], icon: Newspaper, note: recent(stats.newBlogs) },
    {
      key: 'reviews',
      to: paths.admin.reviews,
      may: ['MODERATE'],
      icon: MessageSquareQuote,
      note: recent(stats.newReviews),
    },
  ] as const;
  return (
    <section
      aria-label={t('admin.totals')}
      className="grid grid-cols-2 gap-2 *:last:col-span-2 sm:grid-cols-3 sm:gap-3"
    >
      {cards.map(({ key, to, may: needed, icon, note }) => (
        <StatCard
          key={key}
          to={may(...needed) ? to : undefined}
          icon={icon}
          label={t(`admin.${key}`)}
          value={text(stats[key])}
          note={note}
        />
      ))}
    </section>
  );
}
