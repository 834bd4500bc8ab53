import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ImageWithFallback } from '../../../ui/pictures/image-with-fallback';
import { flowingCard, TableCell, TableRow } from '../../../ui/tables/table';
import { HideButton } from '../../moderation/hide-button';
import type { AdminBlogRow_BlogFragment } from './generated/blog-row';

graphql(`
  fragment AdminBlogRow_blog on Blog {
    id
    title
    titleBangla
    imageSmall
    published
    hiddenReason
    createdAt
    author {
      id
      name
      nameBangla
    }
  }
`);

interface BlogRowProps {
  item: FragmentType<AdminBlogRow_BlogFragment>;
  onHide: () => void;
  /** For a hidden article. */
  onShowAgain: () => void;
  onDelete: () => void;
}

export function BlogRow({ item, onHide, onShowAgain, onDelete }: BlogRowProps) {
  const { t, i18n } = useTranslation(['blogEditor', 'lists', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { id, imageSmall, published, hiddenReason, createdAt, author, ...titles } =
    readFragment<AdminBlogRow_BlogFragment>(item);
  const { text: title, lang } = textOf(titles.title, titles.titleBangla);
  return (
    <TableRow className={flowingCard}>
      <TableCell>
        <ImageWithFallback
          src={imageSmall}
          alt=""
          placeholder={t('lists:noImage')}
          width={96}
          height={54}
          className="aspect-video w-24 rounded-field [&_svg]:hidden"
        />
      </TableCell>
      <TableCell className="card:min-w-0 card:flex-[1_1_8rem]">
        <Link
          to={paths.admin.blog(id)}
          lang={lang}
          title={title}
          className="inline-flex min-h-6 touch-area items-center font-semibold no-underline hover:text-green hover:underline"
        >
          <span className={clsx('wrap-anywhere', published ? 'line-clamp-2' : 'line-clamp-1')}>{title}</span>
        </Link>
        {!published && (
          <p>
            {hiddenReason === null ? (
              <Badge tone="pending">{t('notPublic')}</Badge>
            ) : (
              <Badge tone="rejected">{t('hidden')}</Badge>
            )}
          </p>
        )}
      </TableCell>
      <TableCell className="text-ink-2 tabular-nums">
        <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>
      </TableCell>
      <TableCell className="card:min-w-0 card:flex-1">
        <span className={clsx('line-clamp-2 wrap-anywhere card:line-clamp-1', !author && 'text-ink-2')}>
          {author ? nameOf(author) : t('shared:person.unknown')}
        </span>
      </TableCell>
      <TableCell actions end className="card:basis-full">
        <HideButton title={title} isHidden={hiddenReason !== null} onHide={onHide} onShow={onShowAgain} />
        <Button
          variant="quiet-danger-text"
          aria-label={t('lists:row.deleteNamed', { name: title })}
          className="card:border-control @min-[820px]/table-frame:-mr-2.5"
          onClick={onDelete}
        >
          {t('shared:act.delete')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
