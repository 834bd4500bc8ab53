import { Arg, ID } from 'type-graphql';

/** An argument with the id of a thing, such as `@IdOf('case') id`. */
export const IdOf = (thing: string, argument = 'id') =>
  Arg(argument, () => ID, { description: `Id of the ${thing}.` });
