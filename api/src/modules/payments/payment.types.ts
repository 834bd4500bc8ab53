import { Field, ObjectType } from 'type-graphql';
import { CaseType } from '../cases/case.types';

@ObjectType({ description: 'Result of `submitPayment`.' })
export class SubmitPaymentPayload {
  @Field(() => CaseType, { description: 'The case, now paid.' })
  case: CaseType;
}
