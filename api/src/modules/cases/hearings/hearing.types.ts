import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import { PageOf } from '../../../graphql/page-type';
import { HearingState } from './hearing.entity';
import { describeEnum } from '../../../graphql/describe-enum';

describeEnum(HearingState, 'HearingState', 'Whether a hearing takes place.', {
  SET: 'The date is set.',
  CANCELLED: 'The hearing that it replaces is cancelled; date and court are those of that one.',
});

@ObjectType('Hearing', {
  description:
    'A hearing of a case, as its lawyer set it. It never changes: another date, or that it is cancelled, is a hearing that replaces it.',
})
export class HearingType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => ID, { description: 'Id of the case.' })
  caseId: string;

  @Field(() => HearingState, { description: 'Whether it takes place.' })
  state: HearingState;

  @Field(() => GraphQLDateTime, { description: 'When it begins, UTC.' })
  startsAt: Date;

  @Field({ description: 'Name of the court, 1 to 200 characters.' })
  court: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the hearing that this one moves or cancels; null for a new one.',
  })
  replacesId: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'Where in the court, or its address, at most 300 characters. For the client and the lawyer.',
  })
  place: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'What is heard, 1 to 300 characters. For the client and the lawyer.',
  })
  purpose: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'What to bring, at most 500 characters. For the client and the lawyer.',
  })
  bring: string | null;

  /** When the lawyer wrote it. */
  createdAt: Date;
}

@ObjectType({ description: 'A page of hearings.' })
export class HearingPage extends PageOf(HearingType) {}
