import { longest, proposalDays } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormOutcome } from '../../../drafts/form-outcome';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { invitationChanged } from '../../../graphql/invalidate';
import { AmountInput } from '../../../ui/forms/amount-input';
import { LimitedTextField, useTextRule } from '../../../ui/forms/limited-text-field';
import { RadioCards } from '../../../ui/forms/choices/radio-cards';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { useToast } from '../../../ui/overlays/toast';
import { Panel } from '../../../ui/panel';
import { readTaka } from '../../../ui/taka';
import { SendProposalDocument } from './generated/invitation-acts';

function useProposalForm(invitationId: string) {
  const { t } = useTranslation(['invitations', 'fees']);
  const showToast = useToast();
  const textRule = useTextRule();
  const schema = z.object({
    amount: z.string().refine((text) => readTaka(text) !== null, t('fees:lawyer.amountMissing')),
    covers: textRule(longest.feeCovers, t('fees:lawyer.coversMissing')),
    message: textRule(longest.requestMessage, t('proposal.messageMissing')),
    needs: textRule(longest.requestNeeds),
    validDays: z.string(),
  });
  return useMutationForm(SendProposalDocument, {
    schema,
    values: { amount: '', covers: '', message: '', needs: '', validDays: '7' },
    variables: ({ amount, covers, message, needs, validDays }) => {
      const fee = { amountPoisha: readTaka(amount) ?? 0, covers };
      return { input: { invitationId, fee, message, needs: needs || null, validDays: Number(validDays) } };
    },
    fieldOf: { 'fee.amountPoisha': 'amount', 'fee.covers': 'covers' },
    update: invitationChanged,
    draft: `proposal:${invitationId}`,
    onSent: () => showToast({ tone: 'success', title: t('proposal.sent') }),
  });
}

/** Keeps typed text until it is sent. */
export function ProposalForm({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation(['invitations', 'fees', 'shared']);
  const form = useProposalForm(invitationId);
  const { control, register } = form;
  return (
    <Panel title={t('proposal.title')}>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        <FormOutcome form={form} failed={t('proposal.notSent')} />
        <AmountInput control={control} label={t('fees:lawyer.amount')} hint={t('fees:lawyer.amountHint')} />
        <LimitedTextField
          control={control}
          name="covers"
          rows={3}
          label={t('fees:lawyer.covers')}
          hint={t('fees:lawyer.coversHint')}
          limit={longest.feeCovers}
          required
        />
        <LimitedTextField
          control={control}
          name="message"
          rows={6}
          label={t('proposal.message')}
          hint={t('proposal.messageHint')}
          limit={longest.requestMessage}
          required
        />
        <LimitedTextField
          control={control}
          name="needs"
          rows={2}
          label={t('proposal.needs')}
          hint={t('proposal.needsHint')}
          optional={t('shared:field.optional')}
          limit={longest.requestNeeds}
        />
        <RadioCards
          {...register('validDays')}
          legend={t('proposal.validFor')}
          options={proposalDays.map((count) => ({
            value: String(count),
            label: t('proposal.days', { count }),
          }))}
        />
        <p className="text-ink-2">{t('hidden')}</p>
        <div>
          <SubmitButton busy={form.isSubmitting} busyLabel={t('proposal.sending')}>
            {t('proposal.submit')}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
