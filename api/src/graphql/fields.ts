import { Allow } from 'class-validator';
import type { GraphQLScalarType } from 'graphql';
import {
  Arg,
  ArgsType,
  type ClassType,
  Field,
  ID,
  Int,
  ObjectType,
  registerEnumType,
  type ResolverData,
  UseMiddleware,
} from 'type-graphql';
import type { RequestContext } from '../context';
import { type Sentence, sentenceIn } from '../i18n/sentences';
import { DEFAULT_LIMIT, type Page, PUBLIC_DEFAULT_LIMIT } from '../validation/page-request';
import { all } from '../validation/text';

export const nullable = (description: string) => ({ nullable: true, description });

export function describeEnum<Enum extends Readonly<Record<string, string>>>(
  values: Enum,
  name: string,
  description: string,
  meanings: Readonly<Record<keyof Enum, string>>,
): void {
  const valuesConfig: Partial<Record<keyof Enum, { description: string }>> = {};
  for (const value in meanings) valuesConfig[value] = { description: meanings[value] };
  registerEnumType(values, { name, description, valuesConfig });
}

export function restNames<Name extends string>(values: Readonly<Record<Name, string>>): Record<Name, string> {
  const names = Object.entries<string>(values).map(([name, value]) => [
    name,
    `\`${value}\` in the REST API.`,
  ]);
  return Object.fromEntries(names) as Record<Name, string>;
}

/** An argument with the id of a thing, such as `@IdOf('case') id`. */
export const IdOf = (thing: string, argument = 'id') =>
  Arg(argument, () => ID, { description: `Id of the ${thing}.` });

const CLIENT_KEY = {
  nullable: true,
  description:
    'A UUID that the client app chooses for this change. Sending the same one again changes nothing: it answers the same.',
};

/** For writes of a case. */
export const ClientKeyArg = () => Arg('clientKey', () => ID, CLIENT_KEY);

export function ClientKeyField(): PropertyDecorator {
  return all(
    Allow(),
    Field(() => ID, CLIENT_KEY),
  );
}

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

/** The TypeScript type of a published type: of a class, a scalar or a list of either. */
type ValueOf<Type> = Type extends readonly (infer Item)[]
  ? ValueOf<Item>[]
  : Type extends GraphQLScalarType<infer Value>
    ? Value
    : Type extends ClassType<infer Value>
      ? Value
      : never;

/** The base of a payload with one field. */
export function ResultOf<Name extends string, Type extends object>(
  name: Name,
  type: Type,
  description: string,
): ClassType<Record<Name, ValueOf<Type>>> {
  @ObjectType()
  abstract class ResultBase {}
  Field(() => type, { description })(ResultBase.prototype, name);
  return ResultBase as unknown as ClassType<Record<Name, ValueOf<Type>>>;
}

type PageNumbers<Item> = Omit<Page<Item>, 'totalIsEstimate'>;

/** `items` of one type, and the numbers for a pager. */
export function PageOf<Item extends object>(itemClass: ClassType<Item>): ClassType<PageNumbers<Item>> {
  @ObjectType()
  abstract class PageBase implements PageNumbers<Item> {
    @Field(() => [itemClass], {
      description: 'Items of this page; empty when the page is past the last one.',
    })
    items: Item[];

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page: number;

    @Field(() => Int, { description: 'Number of pages.' })
    pages: number;

    @Field(() => Int, { description: 'Greatest number of items per page, 1 to 100.' })
    limit: number;

    @Field(() => Int, { description: 'Number of items on all pages together.' })
    total: number;
  }
  // type-graphql reads the metadata of abstract bases, but ClassType requires a constructor.
  return PageBase as unknown as ClassType<PageNumbers<Item>>;
}

const LIMIT_DESCRIPTION = 'Items per page, 1 to 100; a larger number counts as 100.';

/** Checked by `readPageRequest`. */
@ArgsType()
export class PageArgs {
  // Before `page`, because `inParameterOrder` reverses all arguments.
  @Allow()
  @Field(() => Int, { defaultValue: DEFAULT_LIMIT, description: LIMIT_DESCRIPTION })
  limit: number;

  @Allow()
  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  page: number;
}

@ArgsType()
export class PageOfCaseArgs extends PageArgs {
  @Allow()
  @Field(() => Int, { defaultValue: 50, description: LIMIT_DESCRIPTION })
  override limit: number;
}

/** For public lists of cards. */
@ArgsType()
export class PublicPageArgs extends PageArgs {
  @Allow()
  @Field(() => Int, { defaultValue: PUBLIC_DEFAULT_LIMIT, description: LIMIT_DESCRIPTION })
  override limit: number;
}
