import type { GraphQLResolveInfo } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PICTURE_DESCRIPTION, type PictureArgument, readPicture } from '../../graphql/graphql-upload';
import { selectedOfItems } from '../../graphql/selection';
import { PageArgs, PublicPageArgs } from '../../graphql/page-args';
import { readPageRequest } from '../../validation/page-request';
import { RegisterInput } from '../accounts/account.inputs';
import { RegisterPayload } from '../accounts/account.types';
import { DistrictType, LawyerCounts, PracticeAreaType, SearchReading } from './directory.types';
import { countLawyers } from './lawyer-count.queries';
import { LawyerFilterInput, LawyerProfileInput, UpdateLawyerInput } from './lawyer.inputs';
import { listLawyers, listLawyersForAdmin } from './lawyer.queries';
import { findLawyer, getOwnLawyerProfile, register, updateOwnLawyerProfile } from './lawyer.service';
import {
  AdminLawyerSort,
  DeleteLawyerPayload,
  Lawyer,
  LawyerPage,
  LawyerSort,
  UpdateLawyerPayload,
  UpdateLawyerProfilePayload,
  VerifyLawyerPayload,
} from './lawyer.types';
import { listDistricts, listPracticeAreas } from './reference.queries';
import { readLawyerSearch } from './directory-search.service';
import { deleteLawyer, updateLawyer, verifyLawyer } from './verification.service';
import { VerificationStatus } from './verification.status';

@Resolver()
export class LawyerResolver {
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
    @Info() info: GraphQLResolveInfo,
  ): Promise<LawyerPage> {
    const request = readPageRequest(pageArgs);
    return listLawyers(context, filter ?? {}, sort, request, selectedOfItems(info));
  }

  @Public()
  @Query(() => Lawyer, {
    nullable: true,
    description:
      'One verified lawyer; null when there is none with this id. Lawyers also get their own profile, and admins every profile, before verification.',
  })
  async lawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the lawyer.' }) id: string,
  ): Promise<Lawyer | null> {
    return findLawyer(context, id);
  }

  @Public()
  @Query(() => [PracticeAreaType], {
    description: 'The 21 practice areas, each with its number of verified lawyers.',
  })
  async practiceAreas(@Ctx() context: RequestContext): Promise<PracticeAreaType[]> {
    return listPracticeAreas(context);
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
      'For each practice area and each district: how many verified lawyers the directory would list with it in the filter.',
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
  @Query(() => SearchReading, {
    description:
      'Suggestions for a directory search: the practice area or district that its words name, or the correct spelling of a name.',
  })
  async searchReading(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      description: 'The words of the search; only the first 100 characters are read.',
    })
    search: string,
  ): Promise<SearchReading> {
    return readLawyerSearch(context, search.slice(0, 100));
  }

  @Auth(Role.LAWYER)
  @Query(() => Lawyer, {
    description: 'The profile of the signed-in lawyer with every field, verified or not.',
  })
  async myLawyerProfile(@Ctx() context: RequestContext): Promise<Lawyer> {
    return getOwnLawyerProfile(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => LawyerPage, { description: 'All lawyers, verified or not. For admins.' })
  async adminLawyers(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only lawyers whose name, email or license number contains this text.',
    })
    search: string | null,
    @Arg('verification', () => VerificationStatus, {
      nullable: true,
      description: 'Only lawyers with this verification status.',
    })
    verification: VerificationStatus | null,
    @Arg('sort', () => AdminLawyerSort, {
      defaultValue: AdminLawyerSort.NEWEST,
      description: 'Order of the list.',
    })
    sort: AdminLawyerSort,
  ): Promise<LawyerPage> {
    return listLawyersForAdmin(context, readPageRequest(pageArgs), { search, verification, sort });
  }

  @Public()
  @Mutation(() => RegisterPayload, { description: 'Registers a client or a lawyer. Does not sign in.' })
  async register(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<RegisterPayload> {
    return { user: await register(context, input), message: 'Registration successful! Please login.' };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => UpdateLawyerProfilePayload, {
    description:
      'Changes the profile of the signed-in lawyer. A changed license number has to be verified again.',
  })
  async updateLawyerProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => LawyerProfileInput, { description: 'The fields to change.' })
    input: LawyerProfileInput,
    @Arg('picture', () => GraphQLUpload, { nullable: true, description: PICTURE_DESCRIPTION })
    picture: PictureArgument,
  ): Promise<UpdateLawyerProfilePayload> {
    const portrait = await readPicture(picture, 'picture');
    return { lawyer: await updateOwnLawyerProfile(context, input, portrait) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => VerifyLawyerPayload, {
    description: "Verifies or rejects a lawyer's licence, or sets it back to pending.",
  })
  async verifyLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the lawyer.' }) id: string,
    @Arg('status', () => VerificationStatus, { description: 'The new verification status.' })
    status: VerificationStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description:
        'Why the licence is rejected, at most 1,000 characters. Required with REJECTED; shown to the lawyer and admins only.',
    })
    reason: string | null,
  ): Promise<VerifyLawyerPayload> {
    return { lawyer: await verifyLawyer(context, id, status, reason) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => UpdateLawyerPayload, { description: 'Changes the account and profile of a lawyer.' })
  async updateLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the lawyer.' }) id: string,
    @Arg('input', () => UpdateLawyerInput, { description: 'The fields to change.' }) input: UpdateLawyerInput,
  ): Promise<UpdateLawyerPayload> {
    return { lawyer: await updateLawyer(context, id, input) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => DeleteLawyerPayload, {
    description:
      "Deletes a lawyer. The lawyer's cases and posts stay; the lawyer's tokens are no longer valid.",
  })
  async deleteLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the lawyer.' }) id: string,
  ): Promise<DeleteLawyerPayload> {
    await deleteLawyer(context, id);
    return { deletedId: id };
  }
}
