import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatRecentDate } from '../../i18n/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ImageWithFallback } from '../../ui/pictures/image-with-fallback';
import { flowingCard, TableCell, TableRow } from '../../ui/tables/table';
import { HideButton } from '../moderation/hide-button';
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
    hiddenAt
  }
`);

interface ReviewRowProps {
  item: FragmentType<ReviewRow_ReviewFragment>;
  onShow: () => void;
  onHide: () => void;
  /** For a hidden review. */
  onShowAgain: () => void;
  onDelete: () => void;
}

/** Two lines of the text, which a press shows whole. */
export function ReviewRow({ item, onShow, onHide, onShowAgain, onDelete }: ReviewRowProps) {
  const { t, i18n } = useTranslation(['lists', 'reviews', 'moderation', 'shared']);
  const { name, designation, review, image, createdAt, seenAt, hiddenAt } =
    readFragment<ReviewRow_ReviewFragment>(item);
  const [isWhole, setWhole] = useState(false);
  const Chevron = isWhole ? ChevronUp : ChevronDown;
  return (
    <TableRow className={flowingCard}>
      <TableCell className="card:-order-3 card:min-w-0 card:flex-[1_1_8rem]">
        <p title={name} className="line-clamp-2 font-medium wrap-anywhere card:line-clamp-1">
          {name}
        </p>
        {hiddenAt !== null && <Badge tone="rejected">{t('moderation:hidden')}</Badge>}
      </TableCell>
      <TableCell className="text-14 text-ink-2 card:-order-1 card:min-w-0 card:flex-[1_1_60%]">
        <p title={designation} className="line-clamp-2 wrap-anywhere card:line-clamp-1">
          <Passage text={designation} />
        </p>
      </TableCell>
      <TableCell className="card:order-1 card:basis-full">
        <button
          type="button"
          aria-expanded={isWhole}
          className="flex min-h-11 w-full items-center gap-2 text-left"
          onClick={() => setWhole(!isWhole)}
        >
          <span className={clsx('grow wrap-anywhere', isWhole ? 'whitespace-pre-line' : 'line-clamp-2')}>
            <Passage text={review} />
          </span>
          <Chevron aria-hidden className="size-5 shrink-0 text-ink-2" />
        </button>
      </TableCell>
      <TableCell className={clsx(!image && 'card:hidden!')}>
        {image ? (
          <ImageWithFallback
            src={image}
            alt={t('moderation:imageOf', { name })}
            placeholder={t('noImage')}
            width={48}
            height={48}
            className="size-12 rounded-field card:size-8"
          />
        ) : (
          <span className="text-14 text-ink-2">{t('noImage')}</span>
        )}
      </TableCell>
      <TableCell className="text-14 text-ink-2 card:-order-2">
        <time dateTime={createdAt} className="tabular-nums">
          {formatRecentDate(createdAt, i18n.language)}
        </time>
      </TableCell>
      <TableCell actions end className="card:order-2 card:basis-full">
        {seenAt === null && hiddenAt === null && (
          <Button
            size="small"
            aria-label={t('moderation:showNamed', { name })}
            className="card:px-1! card:text-14 card:tracking-tight"
            onClick={onShow}
          >
            {t('moderation:show')}
          </Button>
        )}
        <HideButton title={name} isHidden={hiddenAt !== null} onHide={onHide} onShow={onShowAgain} />
        <Button
          variant="quiet-danger-text"
          aria-label={t('row.deleteNamed', { name })}
          className="card:border-control card:px-1! card:text-14 @min-[820px]/table-frame:-mr-2.5"
          onClick={onDelete}
        >
          {t('shared:act.delete')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
