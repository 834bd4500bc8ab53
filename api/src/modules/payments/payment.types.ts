import { Field, ObjectType } from 'type-graphql';
import { CaseType } from '../cases/case.types';

@ObjectType({ description: 'What handing in a transaction ID answers.' })
export class SubmitPaymentPayload {
  @Field(() => CaseType, { description: 'The case, paid.' })
  case: CaseType;
}
