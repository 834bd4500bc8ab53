import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate } from '../../i18n/format';
import { Button } from '../../ui/button';
import { ImageWithFallback } from '../../ui/pictures/image-with-fallback';
import { TableCell, TableRow } from '../../ui/tables/table';
import type { ReviewRow_ReviewFragment } from './generated/review-row';
import { Passage } from '../../ui/passage';

graphql(`
  fragment ReviewRow_review on Review {
    id
    name
    designation
    review
    image
    createdAt
    seenAt
  }
`);

interface ReviewRowProps {
  item: FragmentType<ReviewRow_ReviewFragment>;
  onShow: () => void;
  onDelete: () => void;
}

export function ReviewRow({ item, onShow, onDelete }: ReviewRowProps) {
  const { t, i18n } = useTranslation(['lists', 'reviews', 'moderation', 'shared']);
  const { name, designation, review, image, createdAt, seenAt } =
    readFragment<ReviewRow_ReviewFragment>(item);
  return (
    <TableRow>
      <TableCell wide>
        <span className="font-medium">{name}</span>
      </TableCell>
      <TableCell wide label={t('reviews:designation')}>
        <span>{designation}</span>
      </TableCell>
      <TableCell wide label={t('reviews:review')}>
        <p className="max-w-measure whitespace-pre-line">
          <Passage text={review} />
        </p>
      </TableCell>
      <TableCell label={t('shared:field.image')}>
        {image ? (
          <ImageWithFallback
            src={image}
            alt={t('moderation:imageOf', { name })}
            placeholder={t('noImage')}
            width={64}
            height={64}
            className="size-16 rounded-field"
          />
        ) : (
          <span className="text-ink-2">{t('noImage')}</span>
        )}
      </TableCell>
      <TableCell label={t('moderation:date')}>
        <time dateTime={createdAt} className="tabular-nums">
          {formatDate(createdAt, i18n.language)}
        </time>
      </TableCell>
      <TableCell actions end>
        {seenAt === null && (
          <Button size="small" aria-label={t('moderation:showNamed', { name })} onClick={onShow}>
            {t('moderation:show')}
          </Button>
        )}
        <Button
          variant="quiet-danger-text"
          aria-label={t('row.deleteNamed', { name })}
          className="@max-[820px]/table-frame:border-control @min-[820px]/table-frame:-my-2.5 @min-[820px]/table-frame:-mr-2.5"
          onClick={onDelete}
        >
          {t('shared:act.delete')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
