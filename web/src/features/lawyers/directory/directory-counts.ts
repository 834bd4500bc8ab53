import { skipToken, useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../../graphql/generated';
import type { HomeAddress } from './directory-params';
import {
  districtChoiceFragment,
  practiceAreaChoiceFragment,
  type DistrictChoices,
  type PracticeAreaChoices,
} from './search-choices';

const directoryCountsQuery = graphql(`
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

/** A choice with the number of lawyers it would give. */
export interface CountedChoice {
  name: string;
  lawyerCount: number;
}

/** The choices of the filter bar with their numbers, given what else is chosen. */
export interface CountedChoices {
  areas: readonly CountedChoice[];
  districts: readonly CountedChoice[];
  /** How many there are in any practice area, and in any district; null until it is known. */
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

/** The numbers beside the choices; without a filter they come with the choices themselves. */
export function useCountedChoices(
  areas: PracticeAreaChoices,
  districts: DistrictChoices,
  { category, district, search }: Pick<HomeAddress, 'category' | 'district' | 'search'>,
): CountedChoices {
  const skip = category === '' && district === '' && search === '';
  const variables = { filter: { practiceArea: category, district, search } };
  const result = useQuery(directoryCountsQuery, skip ? skipToken : { variables });
  const counts = skip ? undefined : (result.data ?? result.previousData)?.lawyerCounts;
  return {
    areas: counted(readFragment(practiceAreaChoiceFragment, areas), counts?.practiceAreas),
    districts: counted(readFragment(districtChoiceFragment, districts), counts?.districts),
    anyArea: counts?.anyPracticeArea ?? null,
    anyDistrict: counts?.anyDistrict ?? null,
  };
}
