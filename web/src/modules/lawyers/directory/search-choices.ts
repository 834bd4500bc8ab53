import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import type { DirectoryParams } from './directory-params';
import type {
  DistrictChoice_DistrictFragment,
  MatterChoice_MatterFragment,
  PracticeAreaChoice_PracticeAreaFragment,
} from './generated/search-choices';

graphql(`
  fragment PracticeAreaChoice_practiceArea on PracticeArea {
    id
    name
    slug
    lawyerCount
  }

  fragment MatterChoice_matter on Matter {
    id
    name
    slug
    practiceAreas
    lawyerCount
  }

  fragment DistrictChoice_district on District {
    id
    name
    slug
    lawyerCount
  }

  query SearchChoices {
    practiceAreas {
      id
      ...PracticeAreaChoice_practiceArea
    }
    matters {
      id
      ...MatterChoice_matter
    }
    districts {
      id
      ...DistrictChoice_district
    }
  }
`);

export type PracticeAreaChoices = readonly FragmentType<PracticeAreaChoice_PracticeAreaFragment>[];
export type MatterChoices = readonly FragmentType<MatterChoice_MatterFragment>[];
export type DistrictChoices = readonly FragmentType<DistrictChoice_DistrictFragment>[];

function listedSpelling(name: string, choices: readonly { name: string }[]): string {
  return choices.find((choice) => choice.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}

/** Spells practice area and district as the lists do; unknown names stay. */
export function withListedSpelling(
  params: DirectoryParams,
  areas: PracticeAreaChoices,
  districts: DistrictChoices,
): DirectoryParams {
  return {
    ...params,
    category: listedSpelling(params.category, readFragment<PracticeAreaChoice_PracticeAreaFragment>(areas)),
    district: listedSpelling(params.district, readFragment<DistrictChoice_DistrictFragment>(districts)),
  };
}
