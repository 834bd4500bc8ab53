import type { GraphQLResolveInfo } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PICTURE_DESCRIPTION, type PictureArgument, readPicture } from '../../graphql/graphql-upload';
import { selectedOfItems } from '../../graphql/selection';
import { readPageRequest } from '../../validation/page-request';
import { RegisterInput } from '../accounts/account.inputs';
import { RegisterPayload } from '../accounts/account.types';
import { District, LawyerCounts, PracticeArea, SearchReading } from './directory.types';
import { countLawyers } from './lawyer-count.queries';
import { LawyerFilterInput, LawyerProfileInput, UpdateLawyerInput } from './lawyer.inputs';
import { AdminLawyerSort, LawyerSort, listLawyers, listLawyersForAdmin } from './lawyer.queries';
import { findLawyer, getOwnLawyerProfile, register, updateOwnLawyerProfile } from './lawyer.service';
import {
  DeleteLawyerPayload,
  Lawyer,
  LawyerPage,
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
    @Arg('filter', () => LawyerFilterInput, { nullable: true, description: 'What narrows the list.' })
    filter: LawyerFilterInput | null,
    @Arg('sort', () => LawyerSort, { defaultValue: LawyerSort.EXPERIENCE, description: 'Order.' })
    sort: LawyerSort,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 6, description: '1 to 100; above is cut.' }) limit: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LawyerPage> {
    const request = readPageRequest({ page, limit }, 6);
    return listLawyers(context, filter ?? {}, sort, request, selectedOfItems(info));
  }

  @Public()
  @Query(() => Lawyer, {
    nullable: true,
    description: 'A verified lawyer; the lawyer itself and admins also find an unverified one.',
  })
  async lawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The lawyer.' }) id: string,
  ): Promise<Lawyer | null> {
    return findLawyer(context, id);
  }

  @Public()
  @Query(() => [PracticeArea], {
    description: 'The 21 practice areas with their numbers of verified lawyers.',
  })
  async practiceAreas(@Ctx() context: RequestContext): Promise<PracticeArea[]> {
    return listPracticeAreas(context);
  }

  @Public()
  @Query(() => [District], { description: 'The 64 districts with their numbers of verified lawyers.' })
  async districts(@Ctx() context: RequestContext): Promise<District[]> {
    return listDistricts(context);
  }

  @Public()
  @Query(() => LawyerCounts, {
    description: 'How many verified lawyers each further choice in the directory would give.',
  })
  async lawyerCounts(
    @Ctx() context: RequestContext,
    @Arg('filter', () => LawyerFilterInput, { nullable: true, description: 'What is chosen already.' })
    filter: LawyerFilterInput | null,
  ): Promise<LawyerCounts> {
    return countLawyers(context, filter ?? {});
  }

  @Public()
  @Query(() => SearchReading, {
    description: 'How words typed into the search of the directory may have been meant.',
  })
  async searchReading(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { description: 'The words, at most 100 characters are read.' })
    search: string,
  ): Promise<SearchReading> {
    return readLawyerSearch(context, search.slice(0, 100));
  }

  @Auth(Role.LAWYER)
  @Query(() => Lawyer, { description: 'The own profile with every field, in any state of verification.' })
  async myLawyerProfile(@Ctx() context: RequestContext): Promise<Lawyer> {
    return getOwnLawyerProfile(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => LawyerPage, { description: 'Every lawyer in every state of verification, for admins.' })
  async adminLawyers(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: '1 to 100; above is cut.' }) limit: number,
    @Arg('search', () => String, { nullable: true, description: 'Part of name, email or license number.' })
    search: string | null,
    @Arg('verification', () => VerificationStatus, { nullable: true, description: 'Only this state.' })
    verification: VerificationStatus | null,
    @Arg('sort', () => AdminLawyerSort, { defaultValue: AdminLawyerSort.NEWEST, description: 'Order.' })
    sort: AdminLawyerSort,
  ): Promise<LawyerPage> {
    return listLawyersForAdmin(context, readPageRequest({ page, limit }, 10), { search, verification, sort });
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
    description: 'Changes the own profile. Another license number asks for verification again.',
  })
  async updateLawyerProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => LawyerProfileInput, { description: 'What changes.' }) input: LawyerProfileInput,
    @Arg('picture', () => GraphQLUpload, { nullable: true, description: PICTURE_DESCRIPTION })
    picture: PictureArgument,
  ): Promise<UpdateLawyerProfilePayload> {
    const portrait = await readPicture(picture, 'picture');
    return { lawyer: await updateOwnLawyerProfile(context, input, portrait) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => VerifyLawyerPayload, { description: 'Decides on a licence.' })
  async verifyLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The lawyer.' }) id: string,
    @Arg('status', () => VerificationStatus, { description: 'The decision.' }) status: VerificationStatus,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Needed when rejecting; told to the lawyer.',
    })
    reason: string | null,
  ): Promise<VerifyLawyerPayload> {
    return { lawyer: await verifyLawyer(context, id, status, reason) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => UpdateLawyerPayload, { description: 'Changes a lawyer.' })
  async updateLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The lawyer.' }) id: string,
    @Arg('input', () => UpdateLawyerInput, { description: 'What changes.' }) input: UpdateLawyerInput,
  ): Promise<UpdateLawyerPayload> {
    return { lawyer: await updateLawyer(context, id, input) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => DeleteLawyerPayload, {
    description: "Deletes a lawyer; cases and blogs stay, the lawyer's tokens end.",
  })
  async deleteLawyer(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The lawyer.' }) id: string,
  ): Promise<DeleteLawyerPayload> {
    await deleteLawyer(context, id);
    return { deletedId: id };
  }
}
