import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import type { ComplaintCategory } from '../../graphql/generated/schema-types';
import { paths } from '../../routing/paths';
import { Button } from '../../ui/button';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { TextLink } from '../../ui/text-link';
import type { ComplaintSubject } from './complain-button';
import { SendComplaintDocument } from './generated/complaint-dialog';

graphql(`
  mutation SendComplaint($input: ComplaintInput!) {
    sendComplaint(input: $input) {
      complaint {
        id
      }
    }
  }
`);

const categories = [
  'NO_ANSWER',
  'BEHAVIOUR',
  'MONEY',
  'LICENCE',
  'PRIVACY',
  'OTHER',
] as const satisfies ComplaintCategory[];

/** Clients have no licence; money is disputed where there is some. */
const categoriesOf = ({ hasMoney = false, isAboutLawyer }: ComplaintSubject) =>
  categories.filter((value) => (value !== 'MONEY' || hasMoney) && (value !== 'LICENCE' || isAboutLawyer));

interface ComplaintDialogProps {
  of: ComplaintSubject;
  onClose: () => void;
}

export function ComplaintDialog({ of: subject, onClose }: ComplaintDialogProps) {
  const { t } = useTranslation(['complaints', 'shared']);
  const { caseId = null, lawyerId = null } = subject;
  const form = useMutationForm(SendComplaintDocument, {
    schema: z.object({
      category: z.enum(categories, t('categoryMissing')),
      body: useTextRule()(longest.complaint, t('bodyMissing')),
    }),
    values: { category: undefined, body: '' },
    variables: ({ category, body }, complaintKey) => ({
      input: { complaintKey, caseId, lawyerId, category, body },
    }),
    shouldFocusError: true,
    draft: `complaint:${caseId ?? lawyerId}`,
    refetchQueries: 'active',
  });
  if (form.sent)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('open')}
        footer={<Button onClick={onClose}>{t('shared:act.close')}</Button>}
      >
        <p role="status">{t('sent')}</p>
        <TextLink to={paths.complaints}>{t('toList')}</TextLink>
      </Dialog>
    );
  return (
    <FormDialog
      title={t('open')}
      submit={{ label: t('send'), busyLabel: t('sending') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('note')}</p>
      <RadioCards
        legend={t('what')}
        options={categoriesOf(subject).map((value) => ({
          value,
          label: t(`category.${value}`),
          description: value === 'MONEY' ? t('moneyNote') : undefined,
        }))}
        {...form.field('category')}
        id="complaint-category"
      />
      <LimitedTextField
        control={form.control}
        name="body"
        id="complaint-body"
        label={t('body')}
        limit={longest.complaint}
      />
    </FormDialog>
  );
}
