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

export interface ComplaintSubject {
  caseId?: string;
  lawyerId?: string;
  /** Where the page below does not say it. */
  lawyerName?: string;
  isAboutLawyer: boolean;
  /** A fee or a payment is there to complain about. */
  hasMoney?: boolean;
}

/** Clients have no licence; money is disputed where there is some. */
const categoriesOf = ({ hasMoney = false, isAboutLawyer }: ComplaintSubject) =>
  categories.filter((value) => (value !== 'MONEY' || hasMoney) && (value !== 'LICENCE' || isAboutLawyer));

interface ComplaintDialogProps {
  of: ComplaintSubject;
  onClose: () => void;
}

export function ComplaintDialog({ of: subject, onClose }: ComplaintDialogProps) {
  const { t } = useTranslation(['accountSettings', 'shared']);
  const { caseId = null, lawyerId = null, lawyerName } = subject;
  const form = useMutationForm(SendComplaintDocument, {
    schema: z.object({
      category: z.enum(categories, t('complaints.categoryMissing')),
      body: useTextRule()(longest.complaint, t('complaints.bodyMissing')),
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
        title={t('complaints.open')}
        footer={<Button onClick={onClose}>{t('shared:act.close')}</Button>}
      >
        <p role="status">{t('complaints.sent')}</p>
        <TextLink to={paths.complaints}>{t('complaints.toList')}</TextLink>
      </Dialog>
    );
  return (
    <FormDialog
      title={t('complaints.open')}
      submit={{ label: t('complaints.send'), busyLabel: t('complaints.sending') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {lawyerName && <p className="font-strong wrap-anywhere">{lawyerName}</p>}
      <p className="text-ink-2">{t('complaints.note')}</p>
      <RadioCards
        legend={t('complaints.what')}
        options={categoriesOf(subject).map((value) => ({
          value,
          label: t(`complaints.category.${value}`),
          description: value === 'MONEY' ? t('complaints.moneyNote') : undefined,
        }))}
        {...form.field('category')}
        id="complaint-category"
      />
      <LimitedTextField
        control={form.control}
        name="body"
        id="complaint-body"
        label={t('complaints.body')}
        limit={longest.complaint}
      />
    </FormDialog>
  );
}
