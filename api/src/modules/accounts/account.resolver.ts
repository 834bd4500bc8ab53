import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { anyRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PageArgs } from '../../graphql/page-args';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { ChangePasswordInput, LoginInput, UpdateProfileInput, UpdateUserInput } from './account.inputs';
import { listUsers } from './account.queries';
import { deleteUser, findOwnAccount, updateOwnAccount, updateUser } from './account.service';
import {
  ChangePasswordPayload,
  DeleteUserPayload,
  LoginPayload,
  LogoutPayload,
  UpdateProfilePayload,
  UpdateUserPayload,
  User,
  UserPage,
  UserSort,
} from './account.types';
import { changePassword, login, logout } from './session.service';

@Resolver()
export class AccountResolver {
  @Public()
  @Query(() => User, { nullable: true, description: 'The signed-in user; null when nobody is signed in.' })
  async me(@Ctx() context: RequestContext): Promise<User | null> {
    return findOwnAccount(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => UserPage, { description: 'All clients. For admins.' })
  async users(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only clients whose name, email or phone contains this text.',
    })
    search: string | null,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.NEWEST, description: 'Order of the list.' })
    sort: UserSort,
  ): Promise<UserPage> {
    return listUsers(context, readPageRequest(pageArgs), { search, sort });
  }

  @Public()
  @Mutation(() => LoginPayload, {
    description: 'Signs in and returns a token. An unknown email and a wrong password give the same error.',
  })
  async login(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'Email address; upper and lower case count as the same.' }) email: string,
    @Arg('password', { description: 'Password, exactly as it was set: spaces at either end count.' })
    password: string,
  ): Promise<LoginPayload> {
    return login(context, await parseInput(LoginInput, { email, password }));
  }

  @Auth(...anyRole)
  @Mutation(() => LogoutPayload, { description: 'Signs out: the token of this request is no longer valid.' })
  async logout(@Ctx() context: RequestContext): Promise<LogoutPayload> {
    await logout(context);
    return { message: 'You are signed out.' };
  }

  @Auth(...anyRole)
  @Mutation(() => ChangePasswordPayload, {
    description: 'Sets a new password. Every earlier token, on every device, is no longer valid.',
  })
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('currentPassword', { description: 'The password used until now.' }) currentPassword: string,
    @Arg('newPassword', {
      description: 'The new password: 8 to 128 characters, not one of the most common passwords.',
    })
    newPassword: string,
  ): Promise<ChangePasswordPayload> {
    return changePassword(context, await parseInput(ChangePasswordInput, { currentPassword, newPassword }));
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

  @Auth(Role.ADMIN)
  @Mutation(() => UpdateUserPayload, { description: 'Changes the account of a client.' })
  async updateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the client.' }) id: string,
    @Arg('input', () => UpdateUserInput, { description: 'The fields to change.' }) input: UpdateUserInput,
  ): Promise<UpdateUserPayload> {
    return { user: await updateUser(context, id, input) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => DeleteUserPayload, {
    description: "Deletes a client. The client's cases stay; the client's tokens are no longer valid.",
  })
  async deleteUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the client.' }) id: string,
  ): Promise<DeleteUserPayload> {
    await deleteUser(context, id);
    return { deletedId: id };
  }
}
