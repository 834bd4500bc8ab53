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

export type ReviewItem = { id: string } & FragmentType<ReviewFigure_ReviewFragment>;

export function ReviewFigure({ review: item }: { review: FragmentType<ReviewFigure_ReviewFragment> }) {
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
        </span>
      </figcaption>
    </figure>
  );
}
