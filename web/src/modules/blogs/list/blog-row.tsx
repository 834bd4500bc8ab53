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
import { TableCell, TableRow } from '../../../ui/tables/table';
import type { AdminBlogRow_BlogFragment } from './generated/blog-row';

graphql(`
  fragment AdminBlogRow_blog on Blog {
    id
    title
    titleBangla
    imageSmall
    published
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
  onDelete: () => void;
}

export function BlogRow({ item, onDelete }: BlogRowProps) {
  const { t, i18n } = useTranslation(['blogEditor', 'lists', 'shared']);
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { id, imageSmall, published, createdAt, author, ...titles } =
    readFragment<AdminBlogRow_BlogFragment>(item);
  const { text: title, lang } = textOf(titles.title, titles.titleBangla);
  return (
    <TableRow>
      <TableCell>
        <ImageWithFallback
          src={imageSmall}
          alt=""
          placeholder={t('lists:noImage')}
          width={96}
          height={54}
          className="aspect-video w-24 rounded-field @max-[820px]/table-frame:w-full [&_svg]:hidden"
        />
      </TableCell>
      <TableCell>
        <Link
          to={paths.admin.blog(id)}
          lang={lang}
          className="inline-flex min-h-6 touch-area items-center font-semibold no-underline hover:text-green hover:underline"
        >
          {title}
        </Link>
        {!published && (
          <p className="mt-1">
            <Badge tone="pending">{t('notPublic')}</Badge>
          </p>
        )}
      </TableCell>
      <TableCell label={t('admin.list.date')} className="text-ink-2 tabular-nums">
        <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>
      </TableCell>
      <TableCell label={t('admin.list.author')}>
        {author ? nameOf(author) : <span className="text-ink-2">{t('shared:person.unknown')}</span>}
      </TableCell>
      <TableCell actions end>
        <Button
          variant="quiet-danger-text"
          aria-label={t('lists:row.deleteNamed', { name: title })}
          className="@max-[820px]/table-frame:border-control @min-[820px]/table-frame:-mr-2.5"
          onClick={onDelete}
        >
          {t('shared:act.delete')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
