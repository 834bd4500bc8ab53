import { cutAtWord } from '@ainsathi/contract/cut-text';
import { longest } from '@ainsathi/contract/limits';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { IdOf, PublicPageArgs } from '../../../graphql/fields';
import { Public } from '../../../auth/directives';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import {
  selectedFields,
  selectedItemFields,
  selectedLawyerFields,
  selectedReadingFields,
} from '../../../graphql/selection';
import { readPageRequest } from '../../../validation/page-request';
import { readLawyerSearch } from './directory-search.service';
import { countLawyers } from './lawyer-count.queries';
import { LawyerFilterInput } from './lawyer-directory.inputs';
import { listLawyers } from './lawyer-directory.queries';
import { listNearbyLawyers } from './nearby-lawyers.queries';
import {
  DistrictType,
  LawyerCounts,
  LawyerSort,
  MatterType,
  PracticeAreaType,
  SearchReading,
} from './lawyer-directory.types';
import { findLawyer } from '../lawyer.service';
import { Lawyer } from '../lawyer.types';
import { LawyerPage, NearbyLawyers } from './lawyer-page.types';
import { listDistricts, listMatters, listPracticeAreas } from './reference.queries';

@Resolver()
export class LawyerDirectoryResolver {
  @Public()
  @Query(() => LawyerPage, { description: 'The directory of verified lawyers.' })
  async lawyers(
    @Ctx() context: RequestContext,
    @Arg('filter', () => LawyerFilterInput, {
      nullable: true,
      description: 'Which lawyers to list. Without it, all verified lawyers.',
    })
    filter: LawyerFilterInput | null,
    @Arg('sort', () => LawyerSort, { defaultValue: LawyerSort.EXPERIENCE, description: 'Order of the list.' })
    sort: LawyerSort,
    @Args(() => PublicPageArgs) pageArgs: PublicPageArgs,
    @Arg('after', () => String, {
      nullable: true,
      description:
        '`endCursor` of the page before: reads on from there, however far down, instead of counting pages.',
    })
    after: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LawyerPage> {
    const page = readPageRequest(pageArgs);
    if (after && page.page > 1)
      throw invalidInput({ field: 'after', message: 'Give after or page, not both' });
    return listLawyers(context, {
      filter: filter ?? {},
      sort,
      page,
      after,
      properties: selectedItemFields(info),
      withSpelling: selectedReadingFields(info).has('spelling'),
    });
  }

  @Public()
  @Query(() => Lawyer, {
    nullable: true,
    description:
      'One verified lawyer; null when there is none with this id. Lawyers also get their own profile, and admins every profile, before verification.',
  })
  async lawyer(
    @Ctx() context: RequestContext,
    @IdOf('lawyer') id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lawyer | null> {
    return findLawyer(context, id, selectedFields(info));
  }

  @Public()
  @Query(() => [PracticeAreaType], {
    description: 'The 21 practice areas, each with its number of verified lawyers.',
  })
  async practiceAreas(@Ctx() context: RequestContext): Promise<PracticeAreaType[]> {
    return listPracticeAreas(context);
  }

  @Public()
  @Query(() => [MatterType], {
    description:
      'The ten matters that people come with, each with its practice areas and its number of verified lawyers.',
  })
  async matters(@Ctx() context: RequestContext): Promise<MatterType[]> {
    return listMatters(context);
  }

  @Public()
  @Query(() => [DistrictType], {
    description: 'The 64 districts of Bangladesh, each with its number of verified lawyers.',
  })
  async districts(@Ctx() context: RequestContext): Promise<DistrictType[]> {
    return listDistricts(context);
  }

  @Public()
  @Query(() => LawyerCounts, {
    description:
      'For each practice area, each matter and each district: how many verified lawyers the directory would list with it in the filter.',
  })
  async lawyerCounts(
    @Ctx() context: RequestContext,
    @Arg('filter', () => LawyerFilterInput, {
      nullable: true,
      description: 'The filter to count for. Without it, all verified lawyers.',
    })
    filter: LawyerFilterInput | null,
  ): Promise<LawyerCounts> {
    return countLawyers(context, filter ?? {});
  }

  @Public()
  @Query(() => NearbyLawyers, {
    description:
      'What the directory offers beside the district that a filter, or the words of its search, name.',
  })
  async nearbyLawyers(
    @Ctx() context: RequestContext,
    @Arg('filter', () => LawyerFilterInput, { description: 'The filter of the list.' })
    filter: LawyerFilterInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NearbyLawyers> {
    return listNearbyLawyers(context, filter, selectedLawyerFields(info));
  }

  @Public()
  @Query(() => SearchReading, {
    description:
      'Suggestions for a directory search: the practice area or district that its words name, or the correct spelling of a name.',
  })
  async searchReading(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      description: 'The words of the search; only the first 200 characters are read.',
    })
    search: string,
  ): Promise<SearchReading> {
    return readLawyerSearch(context, cutAtWord(search, longest.search));
  }
}
