import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { TextLink } from '../../../ui/text-link';
import { lawyersOf } from './directory-title';
import { LawyerCards, type LawyerOfCard } from './lawyer-cards';

interface Choice {
  id: string;
  name: string;
  slug: string;
  lawyerCount: number;
}

interface DirectoryNeighboursProps {
  areas: readonly Choice[];
  districts: readonly Choice[];
  area: Choice | null;
  district: Choice | null;
  /** The names of the districts that border on the district. */
  neighbours: readonly string[];
}

function Links({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to other practice areas and the district's neighbours, or to all districts if no neighbour has lawyers. */
export function DirectoryNeighbours(props: DirectoryNeighboursProps) {
  const { areas, districts, area, district, neighbours } = props;
  const { t } = useTranslation(['directory', 'lawyers', 'shared']);
  const label = ({ name, lawyerCount }: Choice) =>
    t('lawyers:choice.withCount', { choice: name, count: lawyerCount });
  const others = (choices: readonly Choice[], current: Choice | null) =>
    choices.filter(({ id, lawyerCount }) => lawyerCount > 0 && id !== current?.id);
  const otherDistricts = others(districts, district);
  const near = otherDistricts.filter(({ name }) => neighbours.includes(name));
  const otherTitle = area ? t('otherDistrictsFor', { lawyers: lawyersOf(t, area) }) : t('otherDistricts');
  return (
    <div className="mt-14 grid gap-10 border-t border-line pt-10">
      <Links
        title={district ? t('otherAreasIn', { district: district.name }) : t('otherAreas')}
        links={others(areas, area).map((choice) => ({
          to: paths.directory(choice.slug, district?.slug ?? null),
          label: label(choice),
        }))}
      />
      <Links
        title={near.length > 0 ? t('nearby.districts') : otherTitle}
        links={(near.length > 0 ? near : otherDistricts).map((choice) => ({
          to: paths.directory(area?.slug ?? null, choice.slug),
          label: label(choice),
        }))}
      />
    </div>
  );
}

interface NearbyLawyersProps {
  lawyers: readonly LawyerOfCard[];
  searched: readonly string[];
}

/** Below a list with few lawyers of the district itself. */
export function NearbyLawyers({ lawyers, searched }: NearbyLawyersProps) {
  const { t } = useTranslation('directory');
  if (lawyers.length === 0) return null;
  return (
    <section aria-labelledby="nearby-title" className="mt-10">
      <h2 id="nearby-title">{t('nearby.title')}</h2>
      <LawyerCards lawyers={lawyers} searched={searched} className="mt-3 border-t border-line-strong" />
    </section>
  );
}
