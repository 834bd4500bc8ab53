import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth, Public } from '../../auth/directives';
import { anyRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { ChangePasswordInput, LoginInput, UpdateProfileInput, UpdateUserInput } from './account.inputs';
import { listUsers, UserSort } from './account.queries';
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
} from './account.types';
import { changePassword, login, logout } from './session.service';

@Resolver()
export class AccountResolver {
  @Public()
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  async me(@Ctx() context: RequestContext): Promise<User | null> {
    return findOwnAccount(context);
  }

  @Auth(Role.ADMIN)
  @Query(() => UserPage, { description: 'The clients, for admins.' })
  async users(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: '1 to 100; above is cut.' }) limit: number,
    @Arg('search', () => String, { nullable: true, description: 'Part of name, email or phone.' })
    search: string | null,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.NEWEST, description: 'Order.' }) sort: UserSort,
  ): Promise<UserPage> {
    return listUsers(context, readPageRequest({ page, limit }, 10), { search, sort });
  }

  @Public()
  @Mutation(() => LoginPayload, {
    description: 'Signs in. The same answer for an unknown email and a wrong password.',
  })
  async login(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'Without case.' }) email: string,
    @Arg('password', { description: 'As typed.' }) password: string,
  ): Promise<LoginPayload> {
    return login(context, await parseInput(LoginInput, { email, password }));
  }

  @Auth(...anyRole)
  @Mutation(() => LogoutPayload, { description: 'Ends the present token on the server.' })
  async logout(@Ctx() context: RequestContext): Promise<LogoutPayload> {
    await logout(context);
    return { message: 'You are signed out.' };
  }

  @Auth(...anyRole)
  @Mutation(() => ChangePasswordPayload, {
    description: 'Sets another password and ends every earlier token.',
  })
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('currentPassword', { description: 'The present password.' }) currentPassword: string,
    @Arg('newPassword', { description: '8 to 128 characters.' }) newPassword: string,
  ): Promise<ChangePasswordPayload> {
    return changePassword(context, await parseInput(ChangePasswordInput, { currentPassword, newPassword }));
  }

  @Auth(...anyRole)
  @Mutation(() => UpdateProfilePayload, { description: 'Changes the own name, email, phone and address.' })
  async updateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { user: await updateOwnAccount(context, input) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => UpdateUserPayload, { description: 'Changes a client.' })
  async updateUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Arg('input', () => UpdateUserInput, { description: 'What changes.' }) input: UpdateUserInput,
  ): Promise<UpdateUserPayload> {
    return { user: await updateUser(context, id, input) };
  }

  @Auth(Role.ADMIN)
  @Mutation(() => DeleteUserPayload, {
    description: "Deletes a client; the cases stay, the person's tokens end.",
  })
  async deleteUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<DeleteUserPayload> {
    await deleteUser(context, id);
    return { deletedId: id };
  }
}
