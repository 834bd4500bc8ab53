import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Identified } from '../../../db/identified';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import { nullable } from '../../../graphql/fields';
import { HearingResult } from '../hearings/hearing-mark.entity';
import { CaseEventKind } from './case-event.entity';
import { CaseStatus } from '../status/case.status';

@ObjectType('CaseEvent', { description: "An entry in a case's history." })
export class CaseEventType extends Identified {
  @Field(() => CaseEventKind, { description: 'What happened.' })
  kind: CaseEventKind;

  @Field(() => CaseStatus, nullable('The status before a withdrawal or a change of status; null otherwise.'))
  from: CaseStatus | null;

  @Field(() => CaseStatus, {
    nullable: true,
    description: 'The status after a case request, a withdrawal or a change of status; null otherwise.',
  })
  to: CaseStatus | null;

  @Field(() => String, nullable('Name of the person who did it; null when the account was deleted.'))
  actorName: string | null;

  @Field(() => String, nullable('The same in Bangla; null for people without a name in Bangla.'))
  actorNameBangla: string | null;

  @Field(() => Role, nullable('Role of the person who did it.'))
  actorRole: Role | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description:
      'What the lawyer wrote: of an entry or a result, and why a hearing was cancelled; null otherwise. For the client and the lawyer.',
  })
  text: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => HearingResult, {
    nullable: true,
    description: 'What happened at the hearing; null for other kinds. For the client and the lawyer.',
  })
  result: HearingResult | null;

  @Field(() => ID, nullable('Id of the entry that this one corrects.'))
  correctsId: string | null;

  @Field(() => ID, nullable('Id of the entry that corrects this one.'))
  correctedById: string | null;

  /** The hearing, fee, payment, appointment or call of the event. */
  subjectId: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it happened, UTC.' })
  createdAt: Date;
}
