import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { nullable } from '../../../graphql/fields';
import { CaseChangePayload, CaseType } from '../case.types';
import { CaseFacts, OwnClient } from './case-facts.entity';
import { SetCaseFactsInput } from './case-facts.inputs';
import { factsOfCases } from './case-facts.queries';
import { setCaseFacts } from './case-facts.service';
import { factsLine } from './facts-line';

@Resolver(() => CaseType)
export class FactsOfCaseResolver {
  @Auth(Role.USER, Role.LAWYER)
  @FieldResolver(
    () => CaseFacts,
    nullable('Number, court and parties; null until they are noted. For the client and the lawyer.'),
  )
  async facts(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<CaseFacts | null> {
    return factsOfCases(context).load(id);
  }

  @Auth(Role.LAWYER)
  @FieldResolver(
    () => OwnClient,
    nullable('The client of an own case, as its lawyer noted it; null for other cases. For its lawyer.'),
  )
  async ownClient(
    @Ctx() context: RequestContext,
    @Root() { id, isOwn }: CaseType,
  ): Promise<OwnClient | null> {
    const facts = isOwn ? await factsOfCases(context).load(id) : null;
    return facts && { name: facts.clientName, phone: facts.clientPhone };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description: 'Writes the facts of a case that was taken on and is open; the client reads them.',
  })
  async setCaseFacts(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetCaseFactsInput, { description: 'Number, court and parties.' })
    input: SetCaseFactsInput,
  ): Promise<CaseChangePayload> {
    return { case: await setCaseFacts(context, input) };
  }
}

@Resolver(() => CaseFacts)
export class CaseFactsResolver {
  @FieldResolver(() => String, { description: 'All of it in one line, in the language of the request.' })
  line(@Ctx() { language }: RequestContext, @Root() facts: CaseFacts): string {
    return factsLine(facts, language);
  }
}
