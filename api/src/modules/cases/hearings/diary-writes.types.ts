import { ObjectType } from 'type-graphql';
import { ResultOf } from '../../../graphql/fields';
import { CaseType } from '../case.types';
import { Hearing } from './hearing.entity';

@ObjectType({ description: 'Result of `recordResult`.' })
export class RecordResultPayload extends ResultOf('case', CaseType, 'The case after the change.') {
  hearingId: string;
}

@ObjectType({ description: 'Result of `setSerials`.' })
export class SetSerialsPayload extends ResultOf('hearings', [Hearing], 'The hearings that were sent.') {}
