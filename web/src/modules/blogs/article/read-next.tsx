import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import { ArticleTitle } from '../list/article-title';
import type { ReadNext_BlogFragment } from './generated/read-next';

graphql(`
  fragment ReadNext_blog on Blog {
    id
    title
    titleBangla
    createdAt
    author {
      id
      name
      nameBangla
    }
  }
`);

interface ReadNextProps {
  title: string;
  articles: readonly FragmentType<ReadNext_BlogFragment>[];
}

/** Renders nothing without articles. */
export function ReadNext({ title: heading, articles }: ReadNextProps) {
  const { t, i18n } = useTranslation(['blogs', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const headingId = useId();
  const others = readFragment<ReadNext_BlogFragment>(articles);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="border-b border-line-strong pb-2">
        {heading}
      </h2>
      <ul className="md:mt-5 md:grid md:grid-cols-3 md:gap-x-10">
        {others.map(({ id, title, titleBangla, createdAt, author }) => (
          <li key={id} className="py-3.5 not-first:border-t not-first:border-line md:border-0! md:py-0">
            <Link
              to={paths.blog(id)}
              className="font-serif text-18 leading-snug no-underline [font-weight:560] hover:text-green hover:underline"
            >
              <ArticleTitle title={textOf(title, titleBangla)} />
            </Link>
            <p className="mt-1 text-16 sm:text-14 text-ink-2">
              {t('by', {
                name: nameOf(author),
                date: formatDate(createdAt, i18n.language),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
