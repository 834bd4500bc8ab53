import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { TableCell, TableRow } from '../../../ui/tables/table';
import { TextInput } from '../../../ui/forms/text-input';
import { useEmailWaits } from '../../../lists/use-email-waits';
import { showFailure } from '../../../lists/row-form-errors';
import { EmptySelectionCell } from '../../../lists/row-selection';
import { formatRecentDate } from '../../../i18n/format';
import { RowEditActions } from '../../../lists/row-actions';
import { outdent } from '../../../lists/row-layout';
import { UpdateLawyerDocument } from './generated/lawyer-edit-row';
import type { LawyerRow_LawyerFragment } from './generated/lawyer-row';

graphql(`
  mutation UpdateLawyer($id: ID!, $input: UpdateLawyerInput!) {
    updateLawyer(id: $id, input: $input) {
      lawyer {
        id
        email
        ...LawyerRow_lawyer
      }
    }
  }
`);

export type LawyerRowState = 'read' | 'edit' | 'saved' | 'cancelled';

type FieldName = 'name' | 'email' | 'practiceAreas' | 'experience';

/** Practice areas as an admin types them: split on commas and trimmed. */
function splitPracticeAreas(typed: string): string[] {
  return typed
    .split(',')
    .map((area) => area.trim())
    .filter((area) => area !== '');
}

function useLawyerForm(lawyer: LawyerRow_LawyerFragment) {
  const { t } = useTranslation(['lists', 'lawyerAdministration']);
  const schema = z.object({
    name: z.string().trim().min(1, t('row.nameMissing')),
    email: z
      .string()
      .trim()
      .pipe(z.email(t('row.emailShape'))),
    practiceAreas: z.string(),
    experience: z
      .string()
      .trim()
      .regex(/^([0-7০-৭]?[\d০-৯]|80|৮০)$/, t('lawyerAdministration:list.experienceShape')),
  });
  return useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: lawyer.name,
      email: lawyer.email ?? '',
      practiceAreas: lawyer.practiceAreas.join(', '),
      experience: String(lawyer.experience),
    },
  });
}

interface LawyerEditRowProps {
  lawyer: LawyerRow_LawyerFragment;
  onDone: (state: LawyerRowState) => void;
}

/** A lawyer's row as a form; Escape leaves it. */
export function LawyerEditRow({ lawyer, onDone }: LawyerEditRowProps) {
  const { t, i18n } = useTranslation(['lawyerAdministration', 'shared']);
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [update] = useMutation(UpdateLawyerDocument);
  const tellIfEmailWaits = useEmailWaits();
  const { register, handleSubmit, setError, setFocus, formState } = useLawyerForm(lawyer);
  const { errors, isSubmitting } = formState;
  useEffect(
    function beginWithTheName() {
      setFocus('name');
    },
    [setFocus],
  );
  const submit = handleSubmit(async ({ name, email, practiceAreas, experience }) => {
    setFailure(null);
    const input = {
      name,
      email,
      practiceAreas: splitPracticeAreas(practiceAreas),
      experience: Number(latinDigits(experience)),
    };
    try {
      const { data } = await update({ variables: { id: lawyer.id, input } });
      tellIfEmailWaits(email, data?.updateLawyer.lawyer.email);
      onDone('saved');
    } catch (error) {
      const fields: FieldName[] = ['name', 'email', 'practiceAreas', 'experience'];
      setFailure(showFailure(error, t('list.updateFailed'), fields, setError));
    }
  });
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isSubmitting) onDone('cancelled');
  };
  const field = (name: FieldName, label: string) => ({
    ...register(name),
    id: `${formId}-${name}`,
    form: formId,
    label,
    hideLabel: true,
    error: errors[name]?.message,
    autoComplete: 'off',
    fieldClassName: outdent,
    onKeyDown: leave,
  });
  const areasLabel = t('list.practiceAreasHint');
  const yearsLabel = t('list.experienceHint');
  return (
    <TableRow state="edit">
      <EmptySelectionCell />
      <TableCell label={t('shared:field.name')}>
        <form id={formId} onSubmit={submit} noValidate />
        <TextInput {...field('name', t('shared:field.name'))} />
      </TableCell>
      <TableCell label={t('shared:field.email')}>
        <TextInput {...field('email', t('shared:field.email'))} type="email" inputMode="email" />
      </TableCell>
      <TableCell label={areasLabel}>
        <TextInput {...field('practiceAreas', areasLabel)} />
      </TableCell>
      <TableCell label={yearsLabel}>
        <TextInput {...field('experience', yearsLabel)} inputMode="numeric" />
      </TableCell>
      <TableCell label={t('shared:field.joined')} className="text-ink-2 tabular-nums">
        {lawyer.createdAt && formatRecentDate(lawyer.createdAt, new Date(), i18n.language)}
      </TableCell>
      <TableCell actions end>
        <RowEditActions
          formId={formId}
          busy={isSubmitting}
          failure={failure}
          onCancel={() => onDone('cancelled')}
        />
      </TableCell>
    </TableRow>
  );
}
