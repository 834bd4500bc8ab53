import { useTranslation } from 'react-i18next';
import type { Heading } from './headings';

/** The list of contents of an article: links to its headlines. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('public');
  return (
    <nav aria-labelledby="contents-heading" className="print:hidden md:sticky md:top-26">
      <h2 id="contents-heading" className="border-b border-line-strong pb-1 text-22">
        {t('blogs.contents')}
      </h2>
      <ol className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 leading-snug text-ink-2 no-underline hover:text-green hover:underline md:min-h-0 coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
