import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { TextLink } from '../../../ui/text-link';
import { lawyersOf } from './directory-title';

interface Choice {
  id: string;
  name: string;
  slug: string;
  lawyerCount: number;
}

interface DistrictChoice extends Choice {
  division: string;
}

interface DirectoryNeighboursProps {
  areas: readonly Choice[];
  districts: readonly DistrictChoice[];
  area: Choice | null;
  district: DistrictChoice | null;
}

function Links({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-22">{title}</h2>
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

/** The districts of the same division first, then the others, each in the order of the list. */
function sameDivisionFirst(
  districts: readonly DistrictChoice[],
  division: string | undefined,
): DistrictChoice[] {
  const isNear = (district: DistrictChoice) => district.division === division;
  return [...districts.filter(isNear), ...districts.filter((district) => !isNear(district))];
}

export function DirectoryNeighbours({ areas, districts, area, district }: DirectoryNeighboursProps) {
  const { t } = useTranslation(['directory', 'lawyers', 'shared']);
  const label = ({ name, lawyerCount }: Choice) =>
    t('lawyers:choice.withCount', { choice: name, count: lawyerCount });
  const others = (choices: readonly Choice[], current: Choice | null) =>
    choices.filter(({ id, lawyerCount }) => lawyerCount > 0 && id !== current?.id);
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
        title={area ? t('otherDistrictsFor', { lawyers: lawyersOf(t, area) }) : t('otherDistricts')}
        links={others(sameDivisionFirst(districts, district?.division), district).map((choice) => ({
          to: paths.directory(area?.slug ?? null, choice.slug),
          label: label(choice),
        }))}
      />
    </div>
  );
}
