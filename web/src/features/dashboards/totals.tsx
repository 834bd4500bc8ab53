import { BriefcaseBusiness, MessageSquareQuote, Newspaper, Scale, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { formatNumber } from '../../i18n/format';
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

/** The totals of users, lawyers, cases, blogs and reviews, each a link to its list. */
export function Totals({ stats: masked }: { stats: FragmentType<Totals_StatsFragment> }) {
  const { t, i18n } = useTranslation('dashboards');
  const stats = readFragment<Totals_StatsFragment>(masked);
  const text = (value: number) => formatNumber(value, i18n.language);
  const recent = (count: number) => t('admin.newNote', { number: text(count) });
  const pendingCases = stats.casesByStatus.find(({ status }) => status === 'PENDING')?.count ?? 0;
  const cards = [
    { key: 'users', to: paths.admin.users, icon: Users, note: recent(stats.newUsers) },
    {
      key: 'lawyers',
      to: paths.admin.lawyers,
      icon: Scale,
      note: t('admin.lawyersNote', { number: text(stats.pendingVerifications) }),
    },
    {
      key: 'cases',
      to: paths.admin.cases,
      icon: BriefcaseBusiness,
      note: t('admin.casesNote', { number: text(pendingCases) }),
    },
    { key: 'blogs', to: paths.admin.blogs, icon: Newspaper, note: recent(stats.newBlogs) },
    { key: 'reviews', to: paths.admin.reviews, icon: MessageSquareQuote, note: recent(stats.newReviews) },
  ] as const;
  return (
    <section
      aria-label={t('admin.totals')}
      className="grid grid-cols-2 gap-2 *:last:col-span-2 sm:grid-cols-3 sm:gap-3"
    >
      {cards.map(({ key, to, icon, note }) => (
        <StatCard
          key={key}
          to={to}
          icon={icon}
          label={t(`admin.${key}`)}
          value={text(stats[key])}
          note={note}
        />
      ))}
    </section>
  );
}
