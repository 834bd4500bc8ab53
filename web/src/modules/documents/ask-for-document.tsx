import { documentLimits, longest } from '@ainsathi/contract/limits';
import { useApolloClient } from '@apollo/client/react';
import { FileQuestion, Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { refetchActive } from '../../graphql/refetch-active';
import { toDhaka } from '../../lib/dhaka-time';
import { formatNumber } from '../../i18n/format';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/forms/text-input';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { CaseDialog, useOpenDialog } from '../../drafts/form-dialog';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { RequestDocumentsDocument } from './generated/document-operations';

interface AskDialogProps {
  caseId: string;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

const noItem = { title: '', note: '', dueOn: '' };

function useAskForm({ caseId, onSent }: Pick<AskDialogProps, 'caseId' | 'onSent'>) {
  const { t } = useTranslation('room');
  const client = useApolloClient();
  const textRule = useTextRule();
  const item = z.object({
    title: textRule(longest.documentRequestTitle, t('documents.whatMissing')),
    note: textRule(longest.documentRequestNote),
    dueOn: z.string().refine((day) => day === '' || day >= toDhaka().date, t('documents.duePast')),
  });
  return useMutationForm(RequestDocumentsDocument, {
    schema: z.object({ items: z.array(item) }),
    values: { items: [noItem] },
    variables: ({ items }, clientKey) => {
      const asked = items.map(({ title, note, dueOn }) => ({
        title,
        note: note || null,
        dueOn: dueOn || null,
      }));
      return { input: { caseId, items: asked, clientKey } };
    },
    draft: `document-requests:${caseId}`,
    onSent: () => {
      onSent(t('documents.askDone'));
      void refetchActive(client).catch(() => undefined);
    },
  });
}

type AskForm = ReturnType<typeof useAskForm>;

interface ItemFieldsProps {
  form: AskForm;
  index: number;
  /** Null for the only document. */
  onRemove: (() => void) | null;
}

function ItemFields({ form, index, onRemove }: ItemFieldsProps) {
  const { t, i18n } = useTranslation(['room', 'shared']);
  const errors = form.formState.errors.items?.[index];
  const number = formatNumber(index + 1, i18n.language);
  return (
    <fieldset className="grid gap-5 not-first:border-t not-first:border-line not-first:pt-5">
      <legend className="sr-only">{t('documents.nth', { number })}</legend>
      <TextInput
        {...form.register(`items.${index}.title`)}
        label={t('documents.what')}
        hint={t('documents.whatHint')}
        error={errors?.title?.message}
      />
      <LimitedTextField
        control={form.control}
        name={`items.${index}.note`}
        rows={3}
        label={t('documents.more')}
        optional={t('shared:field.optional')}
        limit={longest.documentRequestNote}
      />
      <TextInput
        {...form.register(`items.${index}.dueOn`)}
        type="date"
        label={t('documents.due')}
        optional={t('shared:field.optional')}
        error={errors?.dueOn?.message}
      />
      {onRemove && (
        <div className="-mt-2 -ml-2.5">
          <Button variant="danger-text" size="small" onClick={onRemove}>
            {t('documents.removeNth', { number })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function AskDialog(props: AskDialogProps) {
  const { t } = useTranslation('room');
  const form = useAskForm(props);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  return (
    <CaseDialog
      title={t('documents.askTitle')}
      form={form}
      hint={t('documents.askHint')}
      failed={t('documents.askFailed')}
      submit={{ label: t('documents.askSubmit'), busyLabel: t('documents.asking') }}
      onClose={props.onClose}
    >
      <div className="grid gap-5">
        {fields.map(({ id }, index) => (
          <ItemFields
            key={id}
            form={form}
            index={index}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        ))}
      </div>
      {fields.length < documentLimits.atOnce && (
        <div className="-mt-2 -ml-2.5">
          <Button
            variant="text"
            size="small"
            icon={Plus}
            onClick={() => append(noItem, { focusName: `items.${fields.length}.title` })}
          >
            {t('documents.another')}
          </Button>
        </div>
      )}
    </CaseDialog>
  );
}

export function AskForDocument({ caseId }: Pick<AskDialogProps, 'caseId'>) {
  const { t } = useTranslation('room');
  const { open, setOpen, ending } = useOpenDialog<true>();
  return (
    <>
      <Button size="small" icon={FileQuestion} onClick={() => setOpen(true)}>
        {t('documents.ask')}
      </Button>
      {open && <AskDialog {...ending} caseId={caseId} />}
    </>
  );
}
