import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import type { ContentReportReason } from '../../graphql/generated/schema-types';
import { Button } from '../../ui/button';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { Passage } from '../../ui/passage';
import { ReportTextDocument } from './generated/report-dialog';
import type { PublicText } from './hide-dialog';

graphql(`
  mutation ReportText($input: ReportInput!) {
    report(input: $input) {
      reportedId
    }
  }
`);

const reasons = [
  'FALSE',
  'INSULT',
  'PRIVATE',
  'PRESSURE',
  'ADVERTISING',
  'PRETENDS',
  'OTHER',
] as const satisfies ContentReportReason[];

export function ReportDialog({
  of: { subject, id, title },
  onClose,
}: {
  of: PublicText;
  onClose: () => void;
}) {
  const { t } = useTranslation(['reviewForm', 'shared']);
  const form = useMutationForm(ReportTextDocument, {
    schema: z.object({
      reason: z.enum(reasons, t('report.reasonMissing')),
      text: useTextRule()(longest.reason),
    }),
    values: { text: '' },
    variables: ({ reason, text }) => ({ input: { subject, id, reason, text: text || null } }),
    shouldFocusError: true,
    draft: `report:${id}`,
  });
  if (form.sent)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('report.title')}
        footer={<Button onClick={onClose}>{t('shared:act.close')}</Button>}
      >
        <p role="status">{t('report.done')}</p>
      </Dialog>
    );
  return (
    <FormDialog
      title={t('report.title')}
      submit={{ label: t('report.submit'), busyLabel: t('report.busy') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="font-strong wrap-anywhere">
        <Passage text={title} />
      </p>
      <RadioCards
        legend={t('report.why')}
        options={reasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))}
        {...form.field('reason')}
      />
      <LimitedTextField control={form.control} name="text" label={t('report.text')} limit={longest.reason} />
      <p className="text-14 text-ink-2">{t('report.note')}</p>
    </FormDialog>
  );
}
