import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatNumber } from '../../i18n/format';
import { usePermissions } from '../../session/use-permissions';
import { adminPlaces } from './admin-places';
import type { Totals_StatsFragment } from './generated/totals';
import { NumberLine } from './number-line';

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
  const totals = [
    { key: 'users', note: recent(stats.newUsers) },
    { key: 'lawyers', note: t('admin.lawyersNote', { number: text(stats.pendingVerifications) }) },
    { key: 'cases', note: t('admin.casesNote', { number: text(pendingCases) }) },
    { key: 'blogs', note: recent(stats.newBlogs) },
    { key: 'reviews', note: recent(stats.newReviews) },
  ] as const;
  return (
    <NumberLine
      label={t('admin.totals')}
      numbers={totals.map(({ key, note }) => ({
        label: t(`admin.${key}`),
        value: stats[key],
        note,
        to: may(...adminPlaces[key].may) ? adminPlaces[key].to : undefined,
      }))}
    />
  );
}
