import { Allow } from 'class-validator';
import { Arg, Field, ID } from 'type-graphql';
import { all } from '../validation/text';

const OPTIONS = {
  nullable: true,
  description:
    'A UUID that the client app chooses for this change. Sending the same one again changes nothing: it answers the same.',
};

/** For writes of a case. */
export const ClientKeyArg = () => Arg('clientKey', () => ID, OPTIONS);

/** In an input. */
export function ClientKeyField(): PropertyDecorator {
  return all(
    Allow(),
    Field(() => ID, OPTIONS),
  );
}
