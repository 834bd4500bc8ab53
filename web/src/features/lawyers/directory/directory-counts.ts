import { skipToken, useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../../graphql/documents';
import type { DirectoryParams } from './directory-params';
import { DirectoryCountsDocument } from './generated/directory-counts';
import type {
  DistrictChoice_DistrictFragment,
  PracticeAreaChoice_PracticeAreaFragment,
} from './generated/search-choices';
import { type DistrictChoices, type PracticeAreaChoices } from './search-choices';

graphql(`
  query DirectoryCounts($filter: LawyerFilter!) {
    lawyerCounts(filter: $filter) {
      anyPracticeArea
      practiceAreas {
        name
        lawyerCount
      }
      anyDistrict
      districts {
        name
        lawyerCount
      }
    }
  }
`);

/** A practice area or a district with its number of lawyers. */
export interface CountedChoice {
  name: string;
  lawyerCount: number;
}

/** The filter bar's choices, counted under the other filters. */
export interface CountedChoices {
  areas: readonly CountedChoice[];
  districts: readonly CountedChoice[];
  /** The number in any practice area, and in any district; null until loaded. */
  anyArea: number | null;
  anyDistrict: number | null;
}

function counted(
  choices: readonly CountedChoice[],
  counts: readonly CountedChoice[] | undefined,
): readonly CountedChoice[] {
  if (!counts) return choices;
  const numbers = new Map(counts.map(({ name, lawyerCount }) => [name, lawyerCount]));
  return choices.map(({ name }) => ({ name, lawyerCount: numbers.get(name) ?? 0 }));
}

/** Counts the choices under the present filters; without a filter the choices bring their own counts. */
export function useCountedChoices(
  areas: PracticeAreaChoices,
  districts: DistrictChoices,
  { category, district, search }: Pick<DirectoryParams, 'category' | 'district' | 'search'>,
): CountedChoices {
  const skip = category === '' && district === '' && search === '';
  const variables = { filter: { practiceArea: category, district, search } };
  const result = useQuery(DirectoryCountsDocument, skip ? skipToken : { variables });
  const counts = skip ? undefined : (result.data ?? result.previousData)?.lawyerCounts;
  return {
    areas: counted(readFragment<PracticeAreaChoice_PracticeAreaFragment>(areas), counts?.practiceAreas),
    districts: counted(readFragment<DistrictChoice_DistrictFragment>(districts), counts?.districts),
    anyArea: counts?.anyPracticeArea ?? null,
    anyDistrict: counts?.anyDistrict ?? null,
  };
}
