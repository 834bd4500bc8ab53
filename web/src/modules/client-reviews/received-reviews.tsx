import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql, readFragment } from '../../graphql/documents';
import type { ReviewAnswer } from '../../graphql/generated/schema-types';
import { LoadedView } from '../../lists/load-error';
import { useDialogItem } from '../../lists/use-dialog-item';
import { Button } from '../../ui/button';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { Panel } from '../../ui/panel';
import { TextSkeleton } from '../../ui/states/skeleton';
import { AnswerClientReviewDocument, ReceivedReviewsDocument } from './generated/received-reviews';
import type { ReviewLine_ReviewFragment } from './generated/review-line';
import { ReviewLine } from './review-line';

graphql(`
  query ReceivedReviews($limit: Int!) {
    myLawyerProfile {
      id
      recommendations {
        recommend
      }
      clientReviews(limit: $limit) {
        items {
          id
          ...ReviewLine_review
        }
        total
      }
    }
  }

  mutation AnswerClientReview($id: ID!, $answer: ReviewAnswer!, $recommends: Boolean, $line: String) {
    answerClientReview(id: $id, answer: $answer, recommends: $recommends, line: $line) {
      review {
        id
        ...ReviewLine_review
      }
    }
  }
`);

const answers = ['THANKS', 'LET_US_TALK', 'SECRECY', 'DISAGREE'] as const satisfies ReviewAnswer[];
const first = 6;
const most = 100;

function AnswerDialog({ review, onClose }: { review: ReviewLine_ReviewFragment; onClose: () => void }) {
  const { id, recommends, line } = review;
  const { t } = useTranslation('clientReviews');
  const showToast = useToast();
  const form = useMutationForm(AnswerClientReviewDocument, {
    schema: z.object({ answer: z.enum(answers, t('answer.choose')) }),
    values: {},
    variables: ({ answer }) => ({ id, answer, recommends, line }),
    shouldFocusError: true,
    onSent: () => {
      showToast({ tone: 'success', title: t('answer.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('answer.title')}
      submit={{ label: t('answer.act'), busyLabel: t('ask.sending') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <RadioCards
        legend={line ?? t('answer.title')}
        hint={t('answer.once')}
        options={answers.map((value) => ({ value, label: t(`answer.${value}`) }))}
        {...form.field('answer')}
      />
    </FormDialog>
  );
}

/** For the lawyer: what clients say, each with one answer; nothing before the first. */
export function ReceivedReviews() {
  const { t } = useTranslation('clientReviews');
  const [limit, setLimit] = useState(first);
  const [answeringId, setAnsweringId] = useState<string | null>(null);
  const latest = useQuery(ReceivedReviewsDocument, { variables: { limit } });
  const result = { ...latest, data: latest.data ?? latest.previousData };
  const items = result.data?.myLawyerProfile.clientReviews.items ?? [];
  const answering = useDialogItem(readFragment<ReviewLine_ReviewFragment>(items), answeringId);
  if (result.data?.myLawyerProfile.clientReviews.total === 0) return null;
  return (
    <Panel title={t('shown.ofYou')} className="mb-5">
      <LoadedView
        result={{ ...result, loading: !result.data && latest.loading }}
        loading={() => <TextSkeleton label={t('shown.loading')} rows={2} />}
        failed={t('shown.failed')}
      >
        {({ myLawyerProfile: { recommendations, clientReviews } }) => (
          <>
            {recommendations.recommend === null && <p className="mb-2 text-ink-2">{t('shown.secret')}</p>}
            <ul>
              {clientReviews.items.map((item) => (
                <ReviewLine key={item.id} review={item}>
                  {({ id, answer }) =>
                    answer === null && (
                      <Button size="small" className="shrink-0" onClick={() => setAnsweringId(id)}>
                        {t('answer.act')}
                      </Button>
                    )
                  }
                </ReviewLine>
              ))}
            </ul>
            {limit < most && clientReviews.total > limit && (
              <Button onClick={() => setLimit(most)}>{t('shown.more')}</Button>
            )}
          </>
        )}
      </LoadedView>
      {answering && (
        <AnswerDialog key={answering.id} review={answering} onClose={() => setAnsweringId(null)} />
      )}
    </Panel>
  );
}
