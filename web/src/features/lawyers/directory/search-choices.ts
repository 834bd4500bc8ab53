import { graphql, type FragmentType } from '../../../graphql/generated';

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

/** What an address calls a choice, in the spelling of the list; unknown names stay as they are. */
export function spelledAs(name: string, known: readonly { name: string }[]): string {
  return known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}
