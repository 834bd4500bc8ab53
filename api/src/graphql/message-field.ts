import { Field, type ResolverData, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '../context';
import { sentenceIn } from '../messages/sentences';

/** A field with a sentence for people, which is said in the language of the request. */
export function MessageField(): PropertyDecorator {
  const field = Field(() => String, { description: 'A message to show to the user.' });
  const translated = UseMiddleware(async ({ context }: ResolverData<RequestContext>, next) =>
    sentenceIn(context.language, String(await next())),
  );
  return (target, property) => {
    field(target, property);
    translated(target, property);
  };
}
