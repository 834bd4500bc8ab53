import { useTranslation } from 'react-i18next';
import { type FragmentType, graphql } from '../../../graphql/documents';
import { skipQuery, usePublicQuery } from '../../../graphql/operations';
import { paths } from '../../../routing/paths';
import { type DirectoryParams, lawyerFilterOf, type noFilters } from './directory-params';
import type { LawyerCard_LawyerFragment } from './generated/lawyer-card';
import { NearbyLawyersDocument } from './generated/nearby-lawyers';
import { LawyerCard } from './lawyer-card';

graphql(`
  query NearbyLawyers($filter: LawyerFilter!) {
    nearbyLawyers(filter: $filter) {
      districts
      lawyers {
        id
        ...LawyerCard_lawyer
      }
    }
  }
`);

interface Nearby {
  /** The names of the districts that border on the chosen one. */
  districts: readonly string[];
  lawyers: readonly (FragmentType<LawyerCard_LawyerFragment> & { id: string })[];
}

const nobody: Nearby = { districts: [], lawyers: [] };

/** The neighbours of the district that is chosen, or that the words name; empty until loaded, and after a failure. */
export function useNearbyLawyers(params: Pick<DirectoryParams, keyof typeof noFilters>): Nearby {
  const skip = params.district === '' && params.search === '';
  const variables = { filter: lawyerFilterOf(params) };
  const result = usePublicQuery(NearbyLawyersDocument, skip ? skipQuery : { variables });
  return (skip ? undefined : result.data?.nearbyLawyers) ?? nobody;
}

interface NearbyLawyersProps {
  nearby: Nearby;
  searched: readonly string[];
}

/** Lawyers of the neighbouring districts, below a list with few of the district itself. */
export function NearbyLawyers({ nearby, searched }: NearbyLawyersProps) {
  const { t } = useTranslation('directory');
  if (nearby.lawyers.length === 0) return null;
  return (
    <section aria-labelledby="nearby-title" className="mt-10">
      <h2 id="nearby-title" className="text-22">
        {t('nearby.title')}
      </h2>
      <div className="mt-3 grid border-t border-line-strong md:grid-cols-2 md:gap-x-8 lg:gap-x-12">
        {nearby.lawyers.map((lawyer) => (
          <LawyerCard
            key={lawyer.id}
            lawyer={lawyer}
            variant="ruled"
            pathFor={paths.lawyer}
            searched={searched}
          />
        ))}
      </div>
    </section>
  );
}
