import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import type { DirectoryParams } from './directory-params';

export const practiceAreaChoiceFragment = graphql(`
  fragment PracticeAreaChoice_practiceArea on PracticeArea {
    id
    name
    slug
    lawyerCount
  }
`);

export const districtChoiceFragment = graphql(`
  fragment DistrictChoice_district on District {
    id
    name
    slug
    lawyerCount
  }
`);

export type PracticeAreaChoices = readonly FragmentType<typeof practiceAreaChoiceFragment>[];
export type DistrictChoices = readonly FragmentType<typeof districtChoiceFragment>[];

function listedSpelling(name: string, choices: readonly { name: string }[]): string {
  return choices.find((choice) => choice.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}

/** The params with practice area and district as the lists spell them; unknown names stay as they are. */
export function withListedSpelling(
  params: DirectoryParams,
  areas: PracticeAreaChoices,
  districts: DistrictChoices,
): DirectoryParams {
  return {
    ...params,
    category: listedSpelling(params.category, readFragment(practiceAreaChoiceFragment, areas)),
    district: listedSpelling(params.district, readFragment(districtChoiceFragment, districts)),
  };
}
