import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { Portrait } from '../../ui/pictures/portrait';
import type { ReviewFigure_ReviewFragment } from './generated/review-figure';
import { Passage } from '../../ui/passage';

graphql(`
  fragment ReviewFigure_review on Review {
    id
    name
    designation
    review
    image
  }
`);

/** `isUnread` is the reader's own review, before a moderator has read it. */
export type ReviewItem = { id: string; isUnread?: boolean } & FragmentType<ReviewFigure_ReviewFragment>;

export function ReviewFigure({ review: item }: { review: ReviewItem }) {
  const { t } = useTranslation('reviews');
  const { id, name, designation, review, image } = readFragment<ReviewFigure_ReviewFragment>(item);
  return (
    <figure>
      <blockquote className="max-w-[34em] font-serif text-22 leading-[1.42] bangla:leading-[1.7] tracking-[-0.006em] [font-weight:420] text-pretty md:text-28 md:leading-[1.34] bangla:md:leading-[1.7]">
        “<Passage text={review} />”
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3.5 leading-snug">
        <Portrait id={id} name={name} src={image} className="w-11 rounded-field!" />
        <span className="min-w-0">
          <b className="block font-semibold">{name}</b>
          <span className="text-ink-2">{designation}</span>
          {item.isUnread && (
            <span className="block text-14 font-medium text-brass-ink">{t('readFirst')}</span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
