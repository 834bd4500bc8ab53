import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { nullable, PageArgs } from '../../graphql/fields';
import { readPageRequest } from '../../validation/page-request';
import { visibleCases } from '../cases/case.queries';
import { CaseType } from '../cases/case.types';
import { listMoney, readSums } from './lawyer-money.queries';
import { MoneyGroup, MoneyPage, MoneyRow, MoneySums } from './lawyer-money.types';
import { Payment } from './payment.entity';
import { paymentsById } from './payment.loader';

@Resolver(() => MoneyRow)
export class LawyerMoneyResolver {
  @Auth(Role.LAWYER)
  @Query(() => MoneyPage, { description: 'The payments and dues of the signed-in lawyer.' })
  async myMoney(
    @Ctx() context: RequestContext,
    @Arg('group', () => MoneyGroup, { description: 'Which part.' }) group: MoneyGroup,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('month', () => String, nullable('Of RECEIVED: only what was confirmed then, such as 2026-11.'))
    month: string | null,
  ): Promise<MoneyPage> {
    return listMoney(context, group, month ?? null, readPageRequest(args));
  }

  @Auth(Role.LAWYER)
  @Query(() => MoneySums, { description: 'The sums of the signed-in lawyer, of a month and of today.' })
  async moneySums(
    @Ctx() context: RequestContext,
    @Arg('month', { description: 'The month in Dhaka, such as 2026-11.' }) month: string,
  ): Promise<MoneySums> {
    return readSums(context, month);
  }

  @FieldResolver(() => CaseType, nullable('The case.'))
  async case(@Ctx() context: RequestContext, @Root() { caseId }: MoneyRow): Promise<CaseType | null> {
    return visibleCases(context).load(caseId);
  }

  @FieldResolver(() => Payment, nullable('The payment; null of the group DUE.'))
  async payment(@Ctx() context: RequestContext, @Root() { paymentId }: MoneyRow): Promise<Payment | null> {
    return paymentId === null ? null : paymentsById(context).load(paymentId);
  }
}
