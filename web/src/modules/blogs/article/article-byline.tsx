import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { Portrait } from '../../../ui/pictures/portrait';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import type { ArticleByline_BlogFragment } from './generated/article-byline';

graphql(`
  fragment ArticleByline_blog on Blog {
    id
    content
    contentBangla @include(if: $inBangla)
    createdAt
    author {
      id
      name
      nameBangla
      profilePicSmall
      listed
    }
  }
`);

const wordsAMinute = 200;

/** In minutes, at least 1. */
function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}

export function ArticleByline({ article }: { article: FragmentType<ArticleByline_BlogFragment> }) {
  const { t, i18n } = useTranslation(['blogs', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { content, contentBangla, createdAt, author } = readFragment<ArticleByline_BlogFragment>(article);
  const name = nameOf(author);
  return (
    <div className="mt-5 flex items-center gap-3.5">
      <Portrait
        id={author?.id ?? name}
        name={name}
        src={author?.profilePicSmall}
        className="w-11 rounded-field!"
      />
      <div>
        <p className="leading-snug font-strong">
          {author?.listed ? (
            <Link to={paths.lawyer(author.id)} className="no-underline hover:text-green hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-16 sm:text-14 text-ink-2">
          {formatDate(createdAt, i18n.language, 'long')}
          {' · '}
          {t('minutes', { count: readingMinutes(textOf(content, contentBangla).text) })}
        </p>
      </div>
    </div>
  );
}
