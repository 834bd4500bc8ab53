import { GraphQLDateTime } from 'graphql-scalars';
import { Allow } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageArgs } from '../../../graphql/fields';

@ArgsType()
export class CaseAccessArgs extends PageArgs {
  @Allow()
  @Field(() => Int, {
    defaultValue: 20,
    description: 'Items per page, 1 to 100; a larger number counts as 100.',
  })
  override limit: number;
}

@ObjectType('CaseRoom', { description: 'What the client and the lawyer of a case share.' })
export class CaseRoomType {
  caseId: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When nothing can be added any more, UTC: 30 days after the case was closed, for a rejected case at once; null while it is not closed.',
  })
  closesAt: Date | null;
}

@ObjectType('CaseRecord', { description: 'What admins see of what happens in a case.' })
export class CaseRecordType {
  caseId: string;
}
