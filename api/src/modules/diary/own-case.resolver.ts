import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { selectedFields } from '../../graphql/selection';
import { findConflicts } from '../cases/case.queries';
import { CaseChangePayload, CaseType } from '../cases/case.types';
import { importCases } from './import-cases.service';
import { ImportCasesPayload } from './import-cases.types';
import { AddCaseInput } from './own-case.inputs';
import { addCase, removeOwnCases } from './own-cases.service';

@ObjectType({ description: 'Result of `removeOwnCases`.' })
class RemoveOwnCasesPayload {
  @Field(() => [ID], { description: 'Ids of the cases that were removed.' })
  removedIds: string[];
}

@Resolver()
export class OwnCaseResolver {
  @Auth(Role.LAWYER)
  @Query(() => [CaseType], {
    description:
      'The newest 20 cases of the signed-in lawyer in which a name stands on either side. It refuses nothing.',
  })
  async conflicts(
    @Ctx() context: RequestContext,
    @Arg('names', () => [String], { description: 'One to five names.' }) names: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<CaseType[]> {
    return findConflicts(context, names, selectedFields(info));
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Adds an own case, which nobody else sees. Sending it again with its key makes no second one.',
  })
  async addCase(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddCaseInput, { description: 'The case, and its dates.' }) input: AddCaseInput,
  ): Promise<CaseChangePayload> {
    return { case: await addCase(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => ImportCasesPayload, {
    description: 'Adds own cases, each as `addCase`: a wrong row is refused, and the others are added.',
  })
  async importCases(
    @Ctx() context: RequestContext,
    // The service validates each row, so that a wrong one does not refuse all.
    @Arg('rows', () => [AddCaseInput], {
      description: 'The cases, at most 100.',
      validateFn: async () => Promise.resolve(),
    })
    rows: AddCaseInput[],
  ): Promise<ImportCasesPayload> {
    return { rows: await importCases(context, rows) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => RemoveOwnCasesPayload, {
    description: 'Removes those of the own cases that no client has joined, with their documents and facts.',
  })
  async removeOwnCases(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of the cases, 1 to 100.' }) ids: string[],
  ): Promise<RemoveOwnCasesPayload> {
    return { removedIds: await removeOwnCases(context, ids) };
  }
}
