import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatNumber } from '../../i18n/format';
import { usePermissions } from '../../session/use-permissions';
import { StatCard } from '../../ui/stat-card';
import { adminPlaces } from './admin-places';
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
    { key: 'users', note: recent(stats.newUsers) },
    { key: 'lawyers', note: t('admin.lawyersNote', { number: text(stats.pendingVerifications) }) },
    { key: 'cases', note: t('admin.casesNote', { number: text(pendingCases) }) },
    { key: 'blogs', note: recent(stats.newBlogs) },
    { key: 'reviews', note: recent(stats.newReviews) },
  ] as const;
  return (
    <section
      aria-label={t('admin.totals')}
      className="grid grid-cols-2 gap-2 *:last:col-span-2 sm:grid-cols-3 sm:gap-3"
    >
      {cards.map(({ key, note }) => (
        <StatCard
          key={key}
          to={may(...adminPlaces[key].may) ? adminPlaces[key].to : undefined}
          icon={adminPlaces[key].icon}
          label={t(`admin.${key}`)}
          value={text(stats[key])}
          note={note}
        />
      ))}
    </section>
  );
}
