import { Clock, Scale, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { formatNumber } from '../../i18n/format';
import { StatCard } from '../../ui/stat-card';
import { clientCaseListPath } from '../../lists/case-list-address';

const clientNumbersCounts = graphql(`
  fragment ClientNumbers_counts on CaseCounts {
    pending
    toBePaid
    inProgress
  }
`);

const numbers = [
  { key: 'toBePaid', group: 'TO_BE_PAID', icon: Wallet },
  { key: 'pending', group: 'TO_ANSWER', icon: Clock },
  { key: 'inProgress', group: 'IN_PROGRESS', icon: Scale },
] as const;

/** How many cases are to be paid, wait for an answer or go on; each number leads to its list. */
export function ClientNumbers({ counts }: { counts: FragmentType<typeof clientNumbersCounts> }) {
  const { t, i18n } = useTranslation('client');
  const values = readFragment(clientNumbersCounts, counts);
  return (
    <section aria-label={t('dashboard.numbers.title')} className="grid gap-2 sm:grid-cols-3 sm:gap-4">
      {numbers.map(({ key, group, icon }) => (
        <StatCard
          key={key}
          icon={icon}
          label={t(`dashboard.numbers.${key}`)}
          value={formatNumber(values[key], i18n.language)}
          note={t(`dashboard.numbers.${key}Note`)}
          to={clientCaseListPath({ group })}
        />
      ))}
    </section>
  );
}
