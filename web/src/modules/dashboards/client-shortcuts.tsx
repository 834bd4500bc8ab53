import { BriefcaseBusiness, Scale, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { paths } from '../../routing/paths';
import { Link } from '../../ui/link';

interface PlaceProps {
  icon: LucideIcon;
  title: string;
  text: string;
  to: string;
}

function Place({ icon: Icon, title, text, to }: PlaceProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-x-3.5 rounded-card border border-line bg-surface px-4 py-1 text-ink no-underline transition-colors hover:border-control"
      >
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <div className="min-w-0">
          <h3>{title}</h3>
          <p className="text-14 leading-snug text-ink-2">{text}</p>
        </div>
      </Link>
    </li>
  );
}

/** @param total how many cases the client has. */
export function ClientPlaces({ total }: { total: number }) {
  const { t, i18n } = useTranslation(['dashboards', 'cases', 'shared']);
  const cases = t('cases:count', { count: total, number: formatNumber(total, i18n.language) });
  return (
    <section aria-label={t('client.places.title')}>
      <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
        <Place
          icon={Scale}
          title={t('shared:act.findLawyers')}
          text={t('client.places.lawyersText')}
          to={paths.client.lawyers}
        />
        <Place
          icon={BriefcaseBusiness}
          title={t('shared:nav.myCases')}
          text={total > 0 ? cases : t('client.places.casesNone')}
          to={paths.client.cases}
        />
        <Place
          icon={UserRound}
          title={t('shared:nav.profile')}
          text={t('client.places.profileText')}
          to={paths.client.profile}
        />
      </ul>
    </section>
  );
}
