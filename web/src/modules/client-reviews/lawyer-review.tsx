import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useAct } from '../../graphql/use-act';
import { formatDate } from '../../i18n/format';
import { toDhaka } from '../../lib/dhaka-time';
import { Button } from '../../ui/button';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { FormMessage } from '../../ui/forms/form-message';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useToast } from '../../ui/overlays/toast';
import { Panel } from '../../ui/panel';
import { HiddenNote } from '../moderation/hidden-note';
import {
  ReviewLawyerDocument,
  WithdrawClientReviewDocument,
  type LawyerReview_CaseFragment,
} from './generated/lawyer-review';
import { ReviewText } from './review-line';

graphql(`
  fragment LawyerReview_case on Case {
    id
    canAct
    lawyer {
      id
      name
    }
    clientReview {
      id
      recommends
      line
      answer
      year
      changeableUntil
      hiddenReason
      plea
    }
  }

  mutation ReviewLawyer($caseId: ID!, $recommends: Boolean!, $line: String) {
    reviewLawyer(caseId: $caseId, recommends: $recommends, line: $line) {
      case {
        id
        ...LawyerReview_case
      }
    }
  }

  mutation WithdrawClientReview($id: ID!) {
    withdrawClientReview(id: $id) {
      case {
        id
        ...LawyerReview_case
      }
    }
  }
`);

type Case = LawyerReview_CaseFragment;
type OwnReview = NonNullable<Case['clientReview']>;

interface ReviewFormProps {
  caseId: string;
  review: OwnReview | null;
  onSent: () => void;
}

const thisYear = () => Number(toDhaka().date.slice(0, 4));

function ReviewForm({ caseId, review, onSent }: ReviewFormProps) {
  const { t } = useTranslation('clientReviews');
  const showToast = useToast();
  const form = useMutationForm(ReviewLawyerDocument, {
    schema: z.object({
      recommends: z.enum(['yes', 'no'], t('ask.choose')),
      line: useTextRule()(longest.clientReview),
    }),
    values: {
      ...(review && { recommends: review.recommends ? ('yes' as const) : ('no' as const) }),
      line: review?.line ?? '',
    },
    variables: ({ recommends, line }) => ({ caseId, recommends: recommends === 'yes', line: line || null }),
    shouldFocusError: true,
    draft: `lawyer-review:${caseId}`,
    onSent: () => {
      showToast({ tone: 'success', title: t('ask.sent') });
      onSent();
    },
  });
  const line = useWatch({ control: form.control, name: 'line' }).trim();
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      {form.failure && <FormMessage tone="failure" title={form.failure.reason} takesFocus />}
      <RadioCards
        legend={<span className="sr-only">{t('ask.title')}</span>}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`ask.${value}`) }))}
        {...form.field('recommends')}
      />
      <LimitedTextField
        control={form.control}
        name="line"
        label={t('ask.line')}
        hint={t('ask.hint')}
        limit={longest.clientReview}
      />
      {line && (
        <div className="grid gap-1 rounded-card bg-sunken px-4 py-3">
          <p className="text-14 text-ink-2">{t('ask.preview')}</p>
          <ReviewText recommends={null} line={line} answer={null} year={review?.year ?? thisYear()} />
        </div>
      )}
      <p className="text-ink-2">{t('ask.counted')}</p>
      <div>
        <SubmitButton busy={form.isSubmitting} busyLabel={t('ask.sending')}>
          {t('ask.send')}
        </SubmitButton>
      </div>
    </form>
  );
}

function Withdraw({ id }: { id: string }) {
  const { t } = useTranslation('clientReviews');
  const showToast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [withdraw] = useMutation(WithdrawClientReviewDocument);
  const { isBusy, failure, run } = useAct();
  const send = async () => {
    if (await run(async () => withdraw({ variables: { id } })))
      showToast({ tone: 'success', title: t('own.withdrawn') });
  };
  return (
    <>
      <Button variant="quiet-danger-text" onClick={() => setAsked(true)}>
        {t('own.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        question={t('own.question')}
        description={t('own.forGood')}
        confirmLabel={t('own.withdraw')}
        busy={isBusy}
        busyLabel={t('own.withdrawing')}
        error={failure}
        onConfirm={() => void send()}
      />
    </>
  );
}

function Own({ review, name, onChange }: { review: OwnReview; name: string; onChange: () => void }) {
  const { t, i18n } = useTranslation('clientReviews');
  const { id, recommends, line, answer, year, changeableUntil, hiddenReason, plea } = review;
  return (
    <div className="grid gap-2">
      <p className="font-strong">{t(recommends ? 'own.yes' : 'own.no')}</p>
      {(line || answer) && <ReviewText recommends={null} line={line} answer={answer} year={year} />}
      {hiddenReason !== null && (
        <HiddenNote text={{ subject: 'CLIENT_REVIEW', id, title: line ?? name, hiddenReason, plea }} />
      )}
      {changeableUntil && (
        <p className="text-ink-2">{t('own.until', { date: formatDate(changeableUntil, i18n.language) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {changeableUntil && <Button onClick={onChange}>{t('own.change')}</Button>}
        <Withdraw id={id} />
      </div>
    </div>
  );
}

/** The client of a case says whether to send a friend to its lawyer, changes it and withdraws it. */
export function LawyerReview({ legalCase }: { legalCase: FragmentType<LawyerReview_CaseFragment> }) {
  const { t } = useTranslation('clientReviews');
  const { id, canAct, lawyer, clientReview } = readFragment<LawyerReview_CaseFragment>(legalCase);
  const [isChanging, setChanging] = useState(false);
  const isAsked = clientReview ? isChanging : canAct.includes('REVIEW');
  if (!isAsked && !clientReview) return null;
  return (
    <Panel title={t('ask.title')} className="print:hidden">
      {isAsked || !clientReview ? (
        <ReviewForm caseId={id} review={clientReview} onSent={() => setChanging(false)} />
      ) : (
        <Own review={clientReview} name={lawyer?.name ?? ''} onChange={() => setChanging(true)} />
      )}
    </Panel>
  );
}
