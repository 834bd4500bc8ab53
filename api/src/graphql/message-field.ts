import { Field, type ResolverData, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '../context';
import { type Sentence, sentenceIn } from '../i18n/sentences';

/** A field with a sentence for people, which is said in the language of the request. */
export function MessageField(): PropertyDecorator {
  const field = Field(() => String, { description: 'A message to show to the user.' });
  const translated = UseMiddleware(async ({ context }: ResolverData<RequestContext>, next) =>
    sentenceIn(context.language, (await next()) as Sentence),
  );
  return (target, property) => {
    field(target, property);
    translated(target, property);
  };
}
