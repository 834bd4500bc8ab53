import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { LoadError } from '../../lists/load-error';
import { Button } from '../../ui/button';
import { ProfileBlock } from '../../ui/ruled-section';
import { QueryView } from '../../ui/states/query-view';
import { TextSkeleton } from '../../ui/states/skeleton';
import { ReportButton } from '../moderation/report-button';
import { PublicReviewsDocument } from './generated/public-reviews';
import { ReviewLine } from './review-line';

graphql(`
  query PublicReviews($id: ID!, $limit: Int!) {
    lawyer(id: $id) {
      id
      clientReviews(limit: $limit) {
        items {
          id
          ...ReviewLine_review
        }
        total
      }
    }
  }
`);

const first = 6;
const most = 100;

/** What clients say of a lawyer, with a report of each line. */
export function PublicReviews({ lawyerId: id, name }: { lawyerId: string; name: string }) {
  const { t } = useTranslation('clientReviews');
  const [limit, setLimit] = useState(first);
  const latest = usePublicQuery(PublicReviewsDocument, { variables: { id, limit } });
  const result = { ...latest, data: latest.data ?? latest.previousData };
  return (
    <ProfileBlock title={t('shown.title')} className="border-t! pt-7!">
      <QueryView
        result={result}
        loading={() => <TextSkeleton label={t('shown.loading')} rows={3} />}
        error={(error, retry) => <LoadError title={t('shown.failed')} error={error} onRetry={retry} />}
        isEmpty={({ lawyer }) => !lawyer?.clientReviews.items.length}
        empty={() => <p className="text-ink-2">{t('shown.none')}</p>}
      >
        {({ lawyer }) => (
          <>
            <ul>
              {lawyer?.clientReviews.items.map((item) => (
                <ReviewLine key={item.id} review={item}>
                  {({ line }) =>
                    line && (
                      <ReportButton
                        isIcon
                        of={{ subject: 'CLIENT_REVIEW', id: item.id, title: `${name}: ${line}` }}
                      />
                    )
                  }
                </ReviewLine>
              ))}
            </ul>
            {limit < most && (lawyer?.clientReviews.total ?? 0) > limit && (
              <Button onClick={() => setLimit(most)}>{t('shown.more')}</Button>
            )}
          </>
        )}
      </QueryView>
    </ProfileBlock>
  );
}
