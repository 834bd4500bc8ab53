import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useDigits } from '../../i18n/use-digits';
import { Passage } from '../../ui/passage';
import type { ReviewLine_ReviewFragment } from './generated/review-line';

graphql(`
  fragment ReviewLine_review on ClientReview {
    id
    recommends
    line
    answer
    year
  }
`);

type Shown = Pick<ReviewLine_ReviewFragment, 'recommends' | 'line' | 'answer' | 'year'>;

/** A review as everybody reads it. */
export function ReviewText({ recommends, line, answer, year }: Shown) {
  const { t } = useTranslation('clientReviews');
  const digits = useDigits();
  const said = recommends === null ? null : t(recommends ? 'shown.yes' : 'shown.no');
  return (
    <>
      {line && (
        <p className="max-w-measure wrap-anywhere">
          <Passage text={line} />
        </p>
      )}
      <p className="text-16 sm:text-14 text-ink-2">
        {[t('shown.client', { year: digits(String(year)) }), said].filter(Boolean).join(' · ')}
      </p>
      {answer && (
        <p className="max-w-measure border-l-2 border-line-strong pl-3">
          <span className="font-strong">{t('answer.of')}</span> {t(`answer.${answer}`)}
        </p>
      )}
    </>
  );
}

interface ReviewLineProps {
  review: FragmentType<ReviewLine_ReviewFragment>;
  /** A button at its end. */
  children?: (review: ReviewLine_ReviewFragment) => ReactNode;
}

export function ReviewLine({ review, children }: ReviewLineProps) {
  const shown = readFragment<ReviewLine_ReviewFragment>(review);
  return (
    <li className="flex items-start justify-between gap-3 py-4 first:pt-1 not-first:border-t not-first:border-line">
      <div className="grid min-w-0 gap-1">
        <ReviewText {...shown} />
      </div>
      {children?.(shown)}
    </li>
  );
}
