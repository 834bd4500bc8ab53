import type { Language } from '@ainsathi/contract/languages';
import { useLanguage } from '../../../i18n/use-language';
import { useLocalName } from '../../../i18n/use-local-name';
import { graphql, readFragment } from '../../../graphql/documents';
import { skipQuery, usePublicQuery } from '../../../graphql/operations';
import { type DirectoryParams, lawyerFilterOf, type noFilters } from './directory-params';
import { roundedEstimate } from './estimated-total';
import { DirectoryCountsDocument } from './generated/directory-counts';
import type {
  DistrictChoice_DistrictFragment,
  MatterChoice_MatterFragment,
  PracticeAreaChoice_PracticeAreaFragment,
} from './generated/search-choices';
import type { DistrictChoices, MatterChoices, PracticeAreaChoices } from './search-choices';

graphql(`
  query DirectoryCounts($filter: LawyerFilter!) {
    lawyerCounts(filter: $filter) {
      areEstimates
      anyPracticeArea
      practiceAreas {
        name
        lawyerCount
      }
      matters {
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

export interface CountedChoice {
  name: string;
  lawyerCount: number;
}

export interface CountedMatter extends CountedChoice {
  slug: string;
  practiceAreas: readonly string[];
}

export interface CountedChoices {
  matters: readonly CountedMatter[];
  areas: readonly CountedChoice[];
  districts: readonly CountedChoice[];
  /** In any practice area, and any district; null until loaded. */
  anyArea: number | null;
  anyDistrict: number | null;
}

function counted<Choice extends CountedChoice>(
  choices: readonly Choice[],
  counts: readonly CountedChoice[] | undefined,
  shown: (count: number) => number,
): readonly Choice[] {
  if (!counts) return choices;
  const numbers = new Map(counts.map(({ name, lawyerCount }) => [name, shown(lawyerCount)]));
  return choices.map((choice) => ({ ...choice, lawyerCount: numbers.get(choice.name) ?? 0 }));
}

/** By shown name, while the API sorts by English name. By code point, which is alphabetical here; a collator may differ between server and browser. */
export function byShownName<District extends { name: string }>(
  districts: readonly District[],
  language: Language,
  localName: (name: string) => string,
): readonly District[] {
  if (language === 'en') return districts;
  return [...districts].sort((a, b) => (localName(a.name) < localName(b.name) ? -1 : 1));
}

export interface DirectoryChoices {
  matters: MatterChoices;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
}

/** Under the present filters; without a filter the choices have their own counts. */
export function useCountedChoices(
  { matters, areas, districts }: DirectoryChoices,
  params: Pick<DirectoryParams, keyof typeof noFilters>,
): CountedChoices {
  const language = useLanguage();
  const local = useLocalName();
  const variables = { filter: lawyerFilterOf(params) };
  const skip = !Object.values(variables.filter).some(Boolean);
  const result = usePublicQuery(DirectoryCountsDocument, skip ? skipQuery : { variables });
  const counts = skip ? undefined : (result.data ?? result.previousData)?.lawyerCounts;
  const shown = (count: number) => (counts?.areEstimates ? roundedEstimate(count) : count);
  return {
    matters: counted(readFragment<MatterChoice_MatterFragment>(matters), counts?.matters, shown),
    areas: counted(
      readFragment<PracticeAreaChoice_PracticeAreaFragment>(areas),
      counts?.practiceAreas,
      shown,
    ),
    districts: counted(
      byShownName(readFragment<DistrictChoice_DistrictFragment>(districts), language, local),
      counts?.districts,
      shown,
    ),
    anyArea: counts ? shown(counts.anyPracticeArea) : null,
    anyDistrict: counts ? shown(counts.anyDistrict) : null,
  };
}
