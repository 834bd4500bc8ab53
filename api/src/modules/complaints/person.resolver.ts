import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { IdOf, PageArgs } from '../../graphql/fields';
import { createRowLoader } from '../../graphql/request-loader';
import { readPageRequest } from '../../validation/page-request';
import { User } from '../accounts/account.types';
import { Lawyer } from '../lawyers/lawyer.types';
import { AccountStanding, NotePage, NotePayload } from './complaint.types';
import { NoteSubject } from './staff-note.entity';
import { addNote, listNotes } from './staff-note.service';

const standingOf = createRowLoader('id', async ({ reader }, ids) =>
  reader.query<(AccountStanding & { id: string })[]>(
    `select account.id,
       exists (select from totp_factors where account_id = account.id and confirmed_at is not null)
         or exists (select from passkeys where account_id = account.id) as "hasSecondFactor",
       (select max(last_seen_at) from devices where account_id = account.id) as "lastSeenAt",
       (select due_at from account_deletions where account_id = account.id) as "deletionDueAt",
       (select coalesce(json_agg(json_build_object('outcome', outcome, 'count', count) order by outcome nulls first), '[]')
         from (select outcome, count(*)::int from complaints where about_id = account.id group by outcome) counted)
         as complaints
     from accounts account where account.id = any($1::uuid[])`,
    [ids],
  ),
);

const NONE: AccountStanding = {
  hasSecondFactor: false,
  lastSeenAt: null,
  deletionDueAt: null,
  complaints: [],
};
const STANDING = { description: 'How the account stands. For staff.' };

@Resolver(() => User)
export class UserStandingResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountStanding, STANDING)
  async standing(@Ctx() context: RequestContext, @Root() { id }: User): Promise<AccountStanding> {
    return (await standingOf(context).load(id)) ?? NONE;
  }
}

@Resolver(() => Lawyer)
export class LawyerStandingResolver {
  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountStanding, STANDING)
  async standing(@Ctx() context: RequestContext, @Root() { id }: Lawyer): Promise<AccountStanding> {
    return (await standingOf(context).load(id)) ?? NONE;
  }
}

const SubjectArg = () => Arg('subject', () => NoteSubject, { description: 'What the note is about.' });

@Resolver()
export class NoteResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS, Permission.VERIFY_LAWYERS)
  @Query(() => NotePage, {
    description:
      'Notes about a client, a lawyer or a case, the newest first; verifiers have those of lawyers.',
  })
  async notes(
    @Ctx() context: RequestContext,
    @IdOf('account or case') id: string,
    @SubjectArg() subject: NoteSubject,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<NotePage> {
    return listNotes(context, subject, id, readPageRequest(args));
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS, Permission.VERIFY_LAWYERS)
  @Mutation(() => NotePayload, {
    description:
      'Notes something for the staff. The person gets notes about an account with the copy of their data.',
  })
  async addNote(
    @Ctx() context: RequestContext,
    @IdOf('account or case') id: string,
    @SubjectArg() subject: NoteSubject,
    @Arg('body', { description: 'The text, 1 to 2,000 characters. It names nobody else.' }) body: string,
  ): Promise<NotePayload> {
    return { note: await addNote(context, subject, id, { body }) };
  }
}
