import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { IdOf } from '../../../graphql/fields';
import { PAPERS_PATH } from '../../../platform/private-links/private-links';
import { parseInput } from '../../../validation/validate-input';
import { Lawyer } from '../lawyer.types';
import { DECISION_VERSION_DESCRIPTION } from '../verification/verification.inputs';
import { SameLicenseLawyer } from '../verification/verification.types';
import { AskedFor, AskForPaperInput, LicenceInput, LicencePaperInput } from './licence.inputs';
import { PaperKind } from './licence-paper.entity';
import { hasNumberOfDeleted } from './deleted-number';
import { findLicence, listSamePaper } from './licence.queries';
import { askForPaper, saveLicence, submitLicence } from './licence.service';
import { removeLicencePaper, startLicencePaper } from './licence-papers.service';
import { Licence, LicencePayload, StartLicencePaperPayload } from './licence.types';

@Resolver(() => Lawyer)
export class LicenceResolver {
  @Auth(Role.LAWYER, Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => Licence, {
    nullable: true,
    description: 'Papers and facts of the licence, for the lawyer and verifiers; null for everybody else.',
  })
  async licence(@Ctx() context: RequestContext, @Root() lawyer: Lawyer): Promise<Licence | null> {
    return findLicence(context, lawyer.id);
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => [SameLicenseLawyer], {
    nullable: true,
    description: 'Other lawyers who handed in the same file, for verifiers; at most 10.',
  })
  async samePaper(@Ctx() context: RequestContext, @Root() lawyer: Lawyer): Promise<SameLicenseLawyer[]> {
    return listSamePaper(context, lawyer.id);
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether a deleted lawyer had the same licence number, for verifiers; null for everybody else.',
  })
  async numberOfDeleted(@Ctx() context: RequestContext, @Root() lawyer: Lawyer): Promise<boolean | null> {
    return hasNumberOfDeleted(context, lawyer.id);
  }

  @Auth(Role.LAWYER)
  @Mutation(() => LicencePayload, { description: 'Saves what the lawyer says of the own licence.' })
  async saveLicence(
    @Ctx() context: RequestContext,
    @Arg('input', () => LicenceInput, { description: 'What the lawyer says.' }) input: LicenceInput,
  ): Promise<LicencePayload> {
    return { lawyer: await saveLicence(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => StartLicencePaperPayload, {
    description: 'Begins a paper of the own licence, one of at most 6.',
  })
  async startLicencePaper(
    @Ctx() context: RequestContext,
    @Arg('kind', () => PaperKind, { description: 'Which paper it is.' }) kind: PaperKind,
    @Arg('name', () => String, { description: 'Name of the file, 1 to 1,000 characters.' }) name: string,
    @Arg('size', () => Int, { description: 'In bytes, 1 to 10,485,760: exactly as many are sent.' })
    size: number,
  ): Promise<StartLicencePaperPayload> {
    const { id } = await startLicencePaper(
      context,
      await parseInput(LicencePaperInput, { kind, name, size }),
    );
    return { id, uploadPath: `${PAPERS_PATH}/${id}` };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => LicencePayload, { description: 'Removes a paper of the own licence, with its bytes.' })
  async removeLicencePaper(
    @Ctx() context: RequestContext,
    @IdOf('paper') id: string,
  ): Promise<LicencePayload> {
    return { lawyer: await removeLicencePaper(context, id) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => LicencePayload, {
    description:
      'Asks for another check of the own licence: a verified one in its last 60 days, with a new paper, or when a verifier has asked for something.',
  })
  async submitLicence(@Ctx() context: RequestContext): Promise<LicencePayload> {
    return { lawyer: await submitLicence(context) };
  }

  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS)
  @Mutation(() => LicencePayload, {
    description: 'Asks the lawyer for a better paper; the licence stays pending, out of the queue.',
  })
  async askForPaper(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the lawyer.' }) id: string,
    @Arg('what', () => AskedFor, { description: 'What is asked for.' }) what: AskedFor,
    @Arg('note', () => String, { nullable: true, description: 'More about it, at most 500 characters.' })
    note: string | null,
    @Arg('version', () => String, { nullable: true, description: DECISION_VERSION_DESCRIPTION })
    version: string | null,
  ): Promise<LicencePayload> {
    const input = await parseInput(AskForPaperInput, { what, note, version });
    return { lawyer: await askForPaper(context, id, input) };
  }
}
