import { Field, type ResolverData, UseMiddleware } from 'type-graphql';
import type { RequestContext } from '../context';
import { type Sentence, sentenceIn } from '../i18n/sentences';
import { all } from '../validation/text';

/** A message for people, translated to the language of the request. */
export function MessageField(): PropertyDecorator {
  const translated = UseMiddleware(async ({ context }: ResolverData<RequestContext>, next) =>
    sentenceIn(context.language, (await next()) as Sentence),
  );
  return all(
    Field(() => String, { description: 'A message to show to the user.' }),
    translated,
  );
}
