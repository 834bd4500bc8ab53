import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { ResultOf } from '../../../graphql/fields';
import { User } from '../account.types';

@ObjectType({
  description:
    'Another email that the staff has asked for: it takes effect when the present address confirms it, or 72 hours later when a second member of the staff agrees.',
})
export class StaffEmailChange {
  @Field({ description: 'The email that waits.' })
  email: string;

  @Field(() => GraphQLDateTime, { description: 'From when on a second member of the staff can agree, UTC.' })
  agreeableFrom: Date;

  @Field({ description: 'Whether the viewer has asked for it, and so cannot agree.' })
  askedByViewer: boolean;

  @Field({ description: 'Whether the viewer can agree now.' })
  agreeable: boolean;
}

@ObjectType({ description: 'Result of `agreeToEmailChange`.' })
export class AgreeToEmailChangePayload extends ResultOf('user', User, 'The person, with the new email.') {}
