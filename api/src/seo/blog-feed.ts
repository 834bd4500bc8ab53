import { paths } from '@ainsathi/contract/addresses';
import type { RequestContext } from '../context';
import { listBlogs } from '../modules/blogs/blog.queries';
import { BlogSort } from '../modules/blogs/blog.types';
import { previewOf } from '../modules/blogs/preview';
import { readPageRequest } from '../validation/page-request';
import { escapeXml } from './xml';

const FEED_LENGTH = 20;
const PREVIEW_LENGTH = 400;

/** The newest posts as RSS 2.0, with the beginning of each. */
export async function blogFeed(context: RequestContext, origin: string): Promise<string> {
  const { items } = await listBlogs(context, readPageRequest({ page: 1, limit: FEED_LENGTH }, FEED_LENGTH), {
    sort: BlogSort.NEWEST,
  });
  const posts = items.map(({ id, title, content, author, createdAt }) => {
    const address = `${origin}${paths.blog(id)}`;
    return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${createdAt.toUTCString()}</pubDate>
${author ? `<dc:creator>${escapeXml(author.name)}</dc:creator>\n` : ''}<description>${escapeXml(previewOf(content, PREVIEW_LENGTH))}</description>
</item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>AinSathi: law in plain words</title>
<link>${origin}${paths.blogs}</link>
<description>Articles by advocates on law in Bangladesh, in words you follow the first time.</description>
<language>en</language>
<atom:link href="${origin}${paths.blogFeed}" rel="self" type="application/rss+xml"/>
${posts.join('')}</channel>
</rss>
`;
}
