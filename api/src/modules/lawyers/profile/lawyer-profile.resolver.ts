import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { ResultOf } from '../../../graphql/fields';
import { PICTURE_DESCRIPTION, type PictureArgument, readPicture } from '../../../graphql/graphql-upload';
import { VERSION_DESCRIPTION } from '../../../validation/content-version';
import { OwnProfileInput } from './lawyer-profile.inputs';
import { getOwnLawyerProfile, profileVersion, updateOwnLawyerProfile } from './lawyer-profile.service';
import { Lawyer } from '../lawyer.types';

@ObjectType({ description: 'Result of `updateLawyerProfile`.' })
export class UpdateLawyerProfilePayload extends ResultOf('lawyer', Lawyer, 'The profile after the change.') {}

@Resolver(() => Lawyer)
export class LawyerProfileResolver {
  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => String, { nullable: true, description: VERSION_DESCRIPTION })
  version(@Root() lawyer: Lawyer): string | null {
    return lawyer.email ? profileVersion(lawyer) : null;
  }

  @Auth(Role.LAWYER)
  @Query(() => Lawyer, {
    description: 'The profile of the signed-in lawyer with every field, verified or not.',
  })
  async myLawyerProfile(@Ctx() context: RequestContext): Promise<Lawyer> {
    return getOwnLawyerProfile(context);
  }

  @Auth(Role.LAWYER)
  @Mutation(() => UpdateLawyerProfilePayload, {
    description:
      'Changes the profile of the signed-in lawyer. A changed licence number has to be verified again.',
  })
  async updateLawyerProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => OwnProfileInput, { description: 'The fields to change.' })
    input: OwnProfileInput,
    @Arg('picture', () => GraphQLUpload, { nullable: true, description: PICTURE_DESCRIPTION })
    picture: PictureArgument,
  ): Promise<UpdateLawyerProfilePayload> {
    const portrait = await readPicture(picture, 'picture');
    return { lawyer: await updateOwnLawyerProfile(context, input, portrait) };
  }
}
