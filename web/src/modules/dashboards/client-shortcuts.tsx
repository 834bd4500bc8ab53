import { ArrowRight, BriefcaseBusiness, Scale, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import type { ClientPlaces_CountsFragment } from './generated/client-shortcuts';

graphql(`
  fragment ClientPlaces_counts on CaseCounts {
    total
    pending
    feesToAnswer
    toBePaid
    inProgress
    closed
  }
`);

interface PlaceProps {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
  action: string;
}

function Place({ icon: Icon, title, text, to, action }: PlaceProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-x-3.5 rounded-card border border-line bg-surface px-4 py-2.5 transition-colors hover:border-control md:flex-col md:items-start md:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-field bg-green-soft text-green md:mb-4">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <h3>{title}</h3>
      <p className="mt-1 text-14 text-ink-2 max-md:hidden md:mb-4">{text}</p>
      <Link
        to={to}
        className="stretched ml-auto inline-flex items-center gap-2 font-strong text-green no-underline md:mt-auto md:ml-0 md:text-14"
      >
        <span className="max-md:sr-only">{action}</span>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </li>
  );
}

export function ClientPlaces({ counts }: { counts: FragmentType<ClientPlaces_CountsFragment> }) {
  const { t } = useTranslation(['dashboards', 'shared']);
  const { total, ...groups } = readFragment<ClientPlaces_CountsFragment>(counts);
  const parts = (['feesToAnswer', 'toBePaid', 'pending', 'inProgress', 'closed'] as const)
    .filter((group) => groups[group] > 0)
    .map((group) => t(`client.parts.${group}`, { count: groups[group] }))
    .join(', ');
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="sr-only">
        {t('client.places.title')}
      </h2>
      <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
        <Place
          icon={Scale}
          title={t('shared:act.findLawyers')}
          text={t('client.places.lawyersText')}
          to={paths.client.lawyers}
          action={t('client.places.lawyersAction')}
        />
        <Place
          icon={BriefcaseBusiness}
          title={t('shared:nav.myCases')}
          text={
            total > 0 ? t('client.places.casesText', { count: total, parts }) : t('client.places.casesNone')
          }
          to={paths.client.cases}
          action={t('client.places.casesAction')}
        />
        <Place
          icon={UserRound}
          title={t('shared:nav.profile')}
          text={t('client.places.profileText')}
          to={paths.client.profile}
          action={t('client.places.profileAction')}
        />
      </ul>
    </section>
  );
}
