import { paths } from '@ainsathi/contract/addresses';
import { inLanguage, type Language, personName } from '@ainsathi/contract/languages';
import type { RequestContext } from '../context';
import { listBlogs } from '../modules/blogs/blog.queries';
import { BlogSort } from '../modules/blogs/blog.types';
import { previewOf } from '../platform/markdown/preview';
import { readPageRequest } from '../validation/page-request';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';

const FEED_LENGTH = 20;
const PREVIEW_LENGTH = 400;

const FEED_TEXTS: Readonly<Record<Language, { title: string; description: string }>> = {
  en: {
    title: 'AinSathi: law in plain words',
    description: 'Articles by advocates on law in Bangladesh, in words you follow the first time.',
  },
  bn: {
    title: 'আইনসাথী: সহজ কথায় আইন',
    description: 'বাংলাদেশের আইন নিয়ে আইনজীবীদের লেখা, প্রথমবার পড়েই বোঝা যায় এমন ভাষায়।',
  },
};

/** RSS 2.0 of the newest posts, each with its start; the Bangla feed has only posts with a version in Bangla. */
export async function blogFeed(context: RequestContext, origin: string, language: Language): Promise<string> {
  const { title: feedTitle, description } = FEED_TEXTS[language];
  const absolute = (path: string): string => origin + inLanguage(path, language);
  const { items } = await listBlogs(context, readPageRequest({ page: 1, limit: FEED_LENGTH }, FEED_LENGTH), {
    sort: BlogSort.NEWEST,
    inBangla: language === 'bn',
  });
  const posts = items.map(({ id, author, createdAt, ...blog }) => {
    const inBangla = language === 'bn';
    const title = (inBangla ? blog.titleBangla : null) ?? blog.title;
    const content = (inBangla ? blog.contentBangla : null) ?? blog.content;
    const authorName = author && personName(language, author);
    const address = absolute(paths.blog(id));
    return `<item>
<title>${escapeMarkup(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${createdAt.toUTCString()}</pubDate>
${authorName ? `<dc:creator>${escapeMarkup(authorName)}</dc:creator>\n` : ''}<description>${escapeMarkup(previewOf(content, PREVIEW_LENGTH))}</description>
</item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${feedTitle}</title>
<link>${absolute(paths.blogs)}</link>
<description>${description}</description>
<language>${language}</language>
<atom:link href="${absolute(paths.blogFeed)}" rel="self" type="application/rss+xml"/>
${posts.join('')}</channel>
</rss>
`;
}
