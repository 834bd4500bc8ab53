import type { Language } from '@ainsathi/contract/languages';
import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { ResultOf } from '../../graphql/fields';
import { Auth, Public } from '../../auth/directives';
import { Permission, anyRole } from '../../auth/role';
import type { RequestContext } from '../../context';
import { VERSION_DESCRIPTION } from '../../validation/content-version';
import { UpdateProfileInput } from './account.inputs';
import { accountVersion, findOwnAccount, setLanguage, updateOwnAccount } from './account.service';
import { cancelEmailChange, findPendingEmail } from './email/email-change.service';
import { isAskedToConfirm, resendConfirmation } from './email/email-confirmation.service';
import { AccountLanguage, UpdateProfilePayload, User } from './account.types';
import { AccountMessagePayload } from './sessions/session.types';

@ObjectType({ description: 'Result of `setLanguage`.' })
class SetLanguagePayload extends ResultOf('user', User, 'The signed-in user, after the change.') {}

@ObjectType({ description: 'Result of `cancelEmailChange`.' })
class CancelEmailChangePayload {
  @Field(() => User, { description: 'The signed-in user, who keeps the present email.' })
  user: User;
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, { description: VERSION_DESCRIPTION })
  version(@Root() user: User): string {
    return accountVersion(user);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Email that the account gets once the link that was mailed to it is used; null when there is none, and for other people than the user.',
  })
  async pendingEmail(@Ctx() context: RequestContext, @Root() user: User): Promise<string | null> {
    return findPendingEmail(context, user.id);
  }

  @FieldResolver(() => [Permission], {
    description: 'What the signed-in user may do on the staff; empty for other people than the user.',
  })
  permissions(@Ctx() { viewer }: RequestContext, @Root() { id }: User): Permission[] {
    return viewer?.id === id ? [...viewer.permissions] : [];
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the user can do nothing else before a second factor is set up; false for other people than the viewer.',
  })
  secondFactorMissing(@Ctx() { viewer }: RequestContext, @Root() user: User): boolean {
    return viewer?.id === user.id && viewer.secondFactorMissing;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the user can do nothing else before a new password is set, because the operator chose the present one; false for other people than the viewer.',
  })
  passwordMustChange(@Ctx() { viewer }: RequestContext, @Root() user: User): boolean {
    return viewer?.id === user.id && viewer.passwordMustChange;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the user is asked to confirm the email: while it is not confirmed, where mail is sent. False for other people than the user.',
  })
  emailToConfirm(@Ctx() context: RequestContext, @Root() user: User): boolean {
    return isAskedToConfirm(context, user);
  }

  @Public()
  @Query(() => User, { nullable: true, description: 'The signed-in user; null when nobody is signed in.' })
  async me(@Ctx() context: RequestContext): Promise<User | null> {
    return findOwnAccount(context);
  }

  @Auth(...anyRole)
  @Mutation(() => UpdateProfilePayload, {
    description: 'Changes the name, email, phone and address of the signed-in user.',
  })
  async updateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateProfileInput, { description: 'The fields to change.' })
    input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { user: await updateOwnAccount(context, input) };
  }

  @Auth(...anyRole)
  @Mutation(() => SetLanguagePayload, {
    description: 'Sets the language of the mails to the signed-in user.',
  })
  async setLanguage(
    @Ctx() context: RequestContext,
    @Arg('language', () => AccountLanguage, { description: 'The language.' }) language: Language,
  ): Promise<SetLanguagePayload> {
    return { user: await setLanguage(context, language) };
  }

  @Auth(...anyRole)
  @Mutation(() => AccountMessagePayload, {
    description: 'Mails the link again that confirms the own email; at most 3 an hour.',
  })
  async resendConfirmation(@Ctx() context: RequestContext): Promise<AccountMessagePayload> {
    return { message: await resendConfirmation(context) };
  }

  @Auth(...anyRole)
  @Mutation(() => CancelEmailChangePayload, {
    description: 'Keeps the present email: the link that was mailed to the new one acts no more.',
  })
  async cancelEmailChange(@Ctx() context: RequestContext): Promise<CancelEmailChangePayload> {
    return { user: await cancelEmailChange(context) };
  }
}
