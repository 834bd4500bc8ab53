import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { TableCell, TableRow } from '../../../ui/tables/table';
import { TextInput } from '../../../ui/forms/text-input';
import { useRowForm, type RowState } from '../../../lists/editable-row';
import { EmptySelectionCell } from '../../../lists/row-selection';
import { formatRecentDate } from '../../../i18n/format';
import { UpdateLawyerDocument } from './generated/lawyer-edit-row';
import type { LawyerRow_LawyerFragment } from './generated/lawyer-row';
import { emailText } from '../../../lib/email-text';

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

const fields = ['name', 'email', 'practiceAreas', 'experience'] as const;

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
    email: emailText(t('row.emailShape')),
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
  onDone: (state: RowState) => void;
}

export function LawyerEditRow({ lawyer, onDone }: LawyerEditRowProps) {
  const { t, i18n } = useTranslation(['lawyerAdministration', 'shared']);
  const [update] = useMutation(UpdateLawyerDocument);
  const row = useRowForm(useLawyerForm(lawyer), {
    fields,
    save: async ({ practiceAreas, experience, ...rest }) => {
      const input = {
        ...rest,
        practiceAreas: splitPracticeAreas(practiceAreas),
        experience: Number(latinDigits(experience)),
      };
      const { data } = await update({ variables: { id: lawyer.id, input } });
      return data?.updateLawyer.lawyer.email;
    },
    failed: t('list.updateFailed'),
    onDone,
  });
  const areasLabel = t('list.practiceAreasHint');
  const yearsLabel = t('list.experienceHint');
  return (
    <TableRow state="edit">
      <EmptySelectionCell />
      <TableCell label={t('shared:field.name')}>
        {row.form}
        <TextInput {...row.field('name', t('shared:field.name'))} />
      </TableCell>
      <TableCell label={t('shared:field.email')}>
        <TextInput {...row.field('email', t('shared:field.email'))} type="email" inputMode="email" />
      </TableCell>
      <TableCell label={areasLabel}>
        <TextInput {...row.field('practiceAreas', areasLabel)} />
      </TableCell>
      <TableCell label={yearsLabel}>
        <TextInput {...row.field('experience', yearsLabel)} inputMode="numeric" />
      </TableCell>
      <TableCell label={t('shared:field.joined')} className="text-ink-2 tabular-nums">
        {lawyer.createdAt && formatRecentDate(lawyer.createdAt, i18n.language)}
      </TableCell>
      {row.actions}
    </TableRow>
  );
}
