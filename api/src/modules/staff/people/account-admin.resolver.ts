import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { IdOf, PageArgs, PageOf, nullable, ResultOf } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { selectedItemFields } from '../../../graphql/selection';
import { readPageRequest } from '../../../validation/page-request';
import { findUser, listUsers, UserSort } from './account-admin.queries';
import { deleteUser, updateUser } from './account-admin.service';
import { UpdateUserInput } from '../../accounts/account.inputs';
import { User } from '../../accounts/account.types';
import { findPendingEmailForStaff } from '../../accounts/email/email-change-by-staff.service';
import { PendingEmailField } from '../../accounts/email/pending-email-field';

@ObjectType({ description: 'A page of users.' })
class UserPage extends PageOf(User) {}

@ObjectType({ description: 'Result of `updateUser`.' })
class UpdateUserPayload {
  @Field(() => User, { description: 'The client after the change.' })
  user: User;

  @PendingEmailField()
  pendingEmail: string | null;
}

@ObjectType({ description: 'Result of `deleteUser`.' })
class DeleteUserPayload extends ResultOf('deletedId', ID, 'Id of the deleted client.') {}

@Resolver()
export class AccountAdminResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Query(() => UserPage, { description: 'All clients. For admins.' })
  async users(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg('search', () => String, nullable('Only clients whose name, email or phone contains this text.'))
    search: string | null,
    @Arg('sort', () => UserSort, { defaultValue: UserSort.NEWEST, description: 'Order of the list.' })
    sort: UserSort,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UserPage> {
    return listUsers(context, readPageRequest(pageArgs), { search, sort }, selectedItemFields(info));
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Query(() => User, nullable('One client; null for every other id. For admins.'))
  async user(@Ctx() context: RequestContext, @IdOf('client') id: string): Promise<User | null> {
    return findUser(context, id);
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => UpdateUserPayload, { description: 'Changes the account of a client.' })
  async updateUser(
    @Ctx() context: RequestContext,
    @IdOf('client') id: string,
    @Arg('input', () => UpdateUserInput, { description: 'The fields to change.' }) input: UpdateUserInput,
  ): Promise<UpdateUserPayload> {
    const user = await updateUser(context, id, input);
    return { user, pendingEmail: await findPendingEmailForStaff(context, id) };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => DeleteUserPayload, {
    description: "Deletes a client. The client's cases stay; the client's tokens are no longer valid.",
  })
  async deleteUser(@Ctx() context: RequestContext, @IdOf('client') id: string): Promise<DeleteUserPayload> {
    await deleteUser(context, id);
    return { deletedId: id };
  }
}
