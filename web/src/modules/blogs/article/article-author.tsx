import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { ButtonLink } from '../../../ui/button';
import { Portrait } from '../../../ui/pictures/portrait';
import { VerifiedSeal } from '../../../ui/verified-seal';
import { usePersonName } from '../../../i18n/use-person-name';
import type { ArticleAuthor_BlogFragment } from './generated/article-author';
import { useLocalName } from '../../../i18n/use-local-name';

graphql(`
  fragment ArticleAuthor_blog on Blog {
    id
    author {
      id
      name
      nameBangla
      profilePicSmall
      listed
      practiceAreas
      experience
      district
    }
  }
`);

type ArticleAuthorOf = NonNullable<ArticleAuthor_BlogFragment['author']>;

const mostAreas = 3;

/** What the author does, for how long, and where: "Family Law, Tax Law. 14 years, Dhaka". */
function AuthorPractice({ practiceAreas, experience, district }: ArticleAuthorOf) {
  const { t } = useTranslation('lawyers');
  const local = useLocalName();
  const years = experience ? t('card.years', { count: experience }) : null;
  const parts = [
    practiceAreas.slice(0, mostAreas).map(local).join(', '),
    [years, district && local(district)].filter((part) => part !== null).join(', '),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return <p className="mt-1.5 text-16 leading-snug text-ink-2 sm:text-14">{parts.join('. ')}</p>;
}

/** With a link to the profile; renders nothing unless the author is a verified lawyer. */
export function ArticleAuthor({ article }: { article: FragmentType<ArticleAuthor_BlogFragment> }) {
  const { t } = useTranslation(['blogs', 'shared']);
  const nameOf = usePersonName();
  const { author } = readFragment<ArticleAuthor_BlogFragment>(article);
  if (!author?.listed) return null;
  return (
    <aside
      aria-label={t('author')}
      className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4 rounded-card border border-line-strong bg-surface p-5"
    >
      <Portrait id={author.id} name={nameOf(author)} src={author.profilePicSmall} className="w-18" />
      <div>
        <h2>{nameOf(author)}</h2>
        <VerifiedSeal label={t('verifiedAdvocate')} className="mt-1" />
        <AuthorPractice {...author} />
      </div>
      <div className="col-span-full grid gap-2">
        <ButtonLink to={`${paths.lawyer(author.id)}#request`} variant="primary" size="small">
          {t('shared:act.sendCaseRequest')}
        </ButtonLink>
        <ButtonLink to={paths.lawyer(author.id)} size="small">
          {t('viewProfile')}
        </ButtonLink>
      </div>
    </aside>
  );
}
