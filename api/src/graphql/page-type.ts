import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from '../validation/page-request';

/** The base of a page type: `items` of one type, and the numbers that a pager needs (contract section 4). */
export function PageOf<Item extends object>(itemClass: ClassType<Item>): ClassType<Page<Item>> {
  @ObjectType()
  abstract class PageBase implements Page<Item> {
    @Field(() => [itemClass], { description: 'The items of this page; empty past the end.' })
    items: Item[];

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page: number;

    @Field(() => Int, { description: 'How many pages there are.' })
    pages: number;

    @Field(() => Int, { description: 'Items a page, 1 to 100.' })
    limit: number;

    @Field(() => Int, { description: 'How many items there are in all pages.' })
    total: number;
  }
  // type-graphql reads the metadata of abstract bases, but ClassType asks for a constructor.
  return PageBase as unknown as ClassType<Page<Item>>;
}
