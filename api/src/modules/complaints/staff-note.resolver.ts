import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { IdOf, PageArgs } from '../../graphql/fields';
import { readPageRequest } from '../../validation/page-request';
import { NotePage, NotePayload } from './complaint.types';
import { NoteSubject } from './staff-note.entity';
import { addNote, listNotes } from './staff-note.service';

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
