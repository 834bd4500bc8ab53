import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { formatDate } from '../../i18n/format';

export const readNextFragment = graphql(`
  fragment ReadNext_blog on Blog {
    id
    title
    createdAt
    author {
      id
      name
      profilePicSmall
      listed
    }
  }
`);

interface ReadNextProps {
  articles: readonly FragmentType<typeof readNextFragment>[];
  /** The article on the page, which is left out. */
  present: string;
}

const count = 3;

/** A few other articles. */
export function ReadNext({ articles, present }: ReadNextProps) {
  const { t } = useTranslation('public');
  const others = readFragment(readNextFragment, articles)
    .filter(({ id }) => id !== present)
    .slice(0, count);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className="border-b border-line-strong pb-1 text-22">{t('blogs.readNext')}</h2>
      <ul>
        {others.map(({ id, title, createdAt, author }) => (
          <li key={id} className="py-3.5 not-first:border-t not-first:border-line">
            <Link
              to={paths.blog(id)}
              className="font-serif text-18 leading-snug no-underline [font-weight:560] hover:text-green hover:underline"
            >
              {title}
            </Link>
            <p className="mt-1 text-14 text-ink-2">
              {t('blogs.by', { name: author?.name ?? t('blogs.unknownAuthor'), date: formatDate(createdAt) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
