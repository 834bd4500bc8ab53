import type { Language } from '@ainsathi/contract/languages';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { Permission } from '../../auth/permission';
import { anyRole } from '../../auth/role';
import type { RequestContext } from '../../context';
import { VERSION_DESCRIPTION } from '../../validation/content-version';
import { UpdateProfileInput } from './account.inputs';
import { accountVersion, findOwnAccount, updateOwnAccount } from './account.service';
import { findPendingEmail } from './email/email-change.service';
import { setLanguage } from './account-language.service';
import { AccountLanguage, SetLanguagePayload, UpdateProfilePayload, User } from './account.types';

@Resolver(() => User)
export class AccountResolver {
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
}
