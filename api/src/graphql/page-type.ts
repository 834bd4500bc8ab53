import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from '../validation/page-request';

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
