import { GraphQLDate } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { nullable } from '../../graphql/fields';
import { RecordResultPayload } from '../cases/hearings/diary-writes.types';
import { diaryRows, readDiary } from './diary.queries';
import { Diary, DiaryRow } from './diary.types';

@Resolver(() => Diary)
export class DiaryResolver {
  @Auth(Role.LAWYER)
  @Query(() => Diary, { description: 'Days in the diary of the signed-in lawyer.' })
  async diary(
    @Ctx() context: RequestContext,
    @Arg('day', () => GraphQLDate, { description: 'The first day, in Dhaka.' }) day: Date,
    @Arg('days', () => Int, { defaultValue: 1, description: 'How many days, 1 to 7.' }) days: number,
  ): Promise<Diary> {
    return readDiary(context, day, days);
  }
}

@Resolver(() => RecordResultPayload)
export class RecordedRowResolver {
  @FieldResolver(() => DiaryRow, nullable('The row of the hearing in the diary.'))
  async row(
    @Ctx() context: RequestContext,
    @Root() { hearingId }: RecordResultPayload,
  ): Promise<DiaryRow | null> {
    return diaryRows(context).load(hearingId);
  }
}
