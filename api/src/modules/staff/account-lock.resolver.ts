import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Field, ObjectType } from 'type-graphql';
import { IdOf, MessageField, nullable, ResultOf } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { parseInput } from '../../validation/validate-input';
import { AccountLock } from '../accounts/locks/account-lock.entity';
import { accountLocks } from '../accounts/locks/account-locks';
import { User } from '../accounts/account.types';
import { endUserSessions, lockAccount, sendPasswordReset, unlockAccount } from './account-lock.service';
import { LockAccountInput } from './staff.inputs';
import type { PlainSentence } from '../../i18n/sentences';

@ObjectType({ description: 'Result of `lockAccount`.' })
class LockAccountPayload extends ResultOf('lockedId', ID, 'Id of the locked account.') {}

@ObjectType({ description: 'Result of `unlockAccount`.' })
class UnlockAccountPayload {
  @Field(() => ID, { description: 'Id of the account that is not locked any more.' })
  unlockedId: string;
}

@ObjectType({ description: 'Result of `endUserSessions`.' })
class EndUserSessionsPayload {
  @MessageField()
  message: PlainSentence;
}

@ObjectType({ description: 'Result of `sendPasswordReset`.' })
class SendPasswordResetPayload {
  @MessageField()
  message: PlainSentence;
}

@Resolver(() => User)
export class AccountLockResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountLock, nullable('That the account is locked; null when it is not. For admins.'))
  async lock(@Ctx() context: RequestContext, @Root() { id }: User): Promise<AccountLock | null> {
    return accountLocks(context).load(id);
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS, Permission.MANAGE_STAFF)
  @Mutation(() => LockAccountPayload, {
    description:
      'Locks an account: its sessions end, nobody can sign in to it, and a lawyer is not listed. An admin account is locked by owners, and never the last owner.',
  })
  async lockAccount(
    @Ctx() context: RequestContext,
    @IdOf('client, the lawyer or the colleague') id: string,
    @Arg('reason', {
      description: 'The reason, 1 to 1,000 characters; shown at a sign-in with the right password.',
    })
    reason: string,
  ): Promise<LockAccountPayload> {
    await lockAccount(context, id, (await parseInput(LockAccountInput, { reason })).reason);
    return { lockedId: id };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS, Permission.MANAGE_STAFF)
  @Mutation(() => UnlockAccountPayload, { description: 'Takes the lock of an account away.' })
  async unlockAccount(
    @Ctx() context: RequestContext,
    @IdOf('client, the lawyer or the colleague') id: string,
  ): Promise<UnlockAccountPayload> {
    await unlockAccount(context, id);
    return { unlockedId: id };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => EndUserSessionsPayload, { description: 'Ends every session of a client or a lawyer.' })
  async endUserSessions(
    @Ctx() context: RequestContext,
    @IdOf('client or lawyer') id: string,
  ): Promise<EndUserSessionsPayload> {
    await endUserSessions(context, id);
    return { message: 'All sessions have ended.' };
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => SendPasswordResetPayload, {
    description: 'Mails a client or a lawyer a link to set a new password.',
  })
  async sendPasswordReset(
    @Ctx() context: RequestContext,
    @IdOf('client or lawyer') id: string,
  ): Promise<SendPasswordResetPayload> {
    await sendPasswordReset(context, id);
    return { message: 'The link is on its way.' };
  }
}
