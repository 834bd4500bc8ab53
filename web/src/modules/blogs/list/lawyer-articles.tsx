import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { ProfileBlock } from '../../../ui/ruled-section';
import { useOwnText } from '../../../i18n/use-own-text';
import { ArticleTitle } from './article-title';
import type { LawyerArticles_PageFragment } from './generated/lawyer-articles';

graphql(`
  fragment LawyerArticles_page on BlogPage {
    items {
      id
      title
      titleBangla
      preview(length: 110)
      previewBangla: preview(length: 110, language: BN)
      createdAt
    }
  }
`);

/** The latest articles of a lawyer; renders nothing without articles. */
export function LawyerArticles({ articles }: { articles: FragmentType<LawyerArticles_PageFragment> }) {
  const { t, i18n } = useTranslation('shared');
  const textOf = useOwnText();
  const { items } = readFragment<LawyerArticles_PageFragment>(articles);
  if (items.length === 0) return null;
  return (
    <ProfileBlock title={t('nav.articles')} className="print:hidden">
      <ul className="max-w-measure">
        {items.map(({ id, title, titleBangla, preview, previewBangla, createdAt }) => (
          <li
            key={id}
            className="group relative py-4 first:pt-1 not-first:border-t not-first:border-line has-[a:focus-visible]:rounded-card has-[a:focus-visible]:ring-focus"
          >
            <h3>
              <Link
                to={paths.blog(id)}
                className="stretched no-underline outline-none group-hover:text-green group-hover:underline focus-visible:shadow-none"
              >
                <ArticleTitle title={textOf(title, titleBangla)} />
              </Link>
            </h3>
            <p lang={textOf(title, titleBangla).lang} className="mt-1 text-ink-2">
              {textOf(preview, titleBangla && previewBangla).text}
            </p>
            <p className="mt-1.5 text-16 sm:text-14 text-ink-2">{formatDate(createdAt, i18n.language)}</p>
          </li>
        ))}
      </ul>
    </ProfileBlock>
  );
}
