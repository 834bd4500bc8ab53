import { longest } from '@ainsathi/contract/limits';
import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FormOutcome } from '../../drafts/form-outcome';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { caseAdded } from '../../graphql/invalidate';
import { isWeekend, toDhaka } from '../../lib/dhaka-time';
import { paths } from '../../routing/paths';
import { FormMessage } from '../../ui/forms/form-message';
import { useTextRule } from '../../ui/forms/limited-text-field';
import { TextInput } from '../../ui/forms/text-input';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';
import { FactsFields } from '../cases/facts/facts-fields';
import { factsFieldOf, factsInput, noFacts, useFactsRules } from '../cases/facts/facts-form';
import { AddCaseDocument, ConflictsDocument } from './generated/add-case';

graphql(`
  query Conflicts($names: [String!]!) {
    conflicts(names: $names) {
      id
      title
    }
  }

  mutation AddCase($input: AddCaseInput!) {
    addCase(input: $input) {
      case {
        id
        title
      }
    }
  }
`);

const noCase = { ...noFacts, title: '', previousDate: '', day: '', purpose: '' };

/** Warns of the lawyer's cases that have one of the names already; refuses nothing. */
function Conflicts({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('diary');
  const { data } = useQuery(
    ConflictsDocument,
    names.length === 0 ? skipToken : { variables: { names: [...names] } },
  );
  if (!data || data.conflicts.length === 0) return null;
  return (
    <FormMessage tone="warning" title={t('add.conflicts', { count: data.conflicts.length })}>
      <ul>
        {data.conflicts.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={paths.lawyerArea.case(id)} target="_blank" className="inline-block touch-area">
              <Passage text={title} />
            </TextLink>
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

function useAddCaseForm(onAdded: (id: string) => void) {
  const { t } = useTranslation('diary');
  const text = useTextRule();
  const today = toDhaka().date;
  const schema = z
    .object({
      ...useFactsRules(),
      title: text(longest.caseTitle),
      previousDate: z.string().refine((day) => day === '' || day <= today, t('add.previousAhead')),
      day: z.string(),
      purpose: text(longest.hearingPurpose),
    })
    .refine(({ title, number, clientName }) => title || number || clientName, {
      path: ['number'],
      message: t('add.nothing'),
    })
    .refine(({ day, purpose }) => day || !purpose, { path: ['day'], message: t('add.purposeAlone') });
  return useMutationForm(AddCaseDocument, {
    schema,
    values: noCase,
    variables: ({ title, previousDate, day, purpose, ...facts }, clientKey) => ({
      input: {
        ...factsInput(facts),
        clientKey,
        title: title || null,
        previousDate: previousDate || null,
        next: day ? { day, court: facts.court || null, purpose: purpose || null } : null,
      },
    }),
    fieldOf: { ...factsFieldOf, 'next.day': 'day', 'next.purpose': 'purpose' },
    shouldFocusError: true,
    update: caseAdded,
    draft: 'own-case',
    onSent: ({ addCase }) => onAdded(addCase.case.id),
  });
}

/** Adds an own case, which the lawyer alone sees. */
export function AddCase({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['diary', 'casePage', 'room', 'shared']);
  const navigate = useNavigate();
  const form = useAddCaseForm((id) => void navigate(paths.lawyerArea.case(id)));
  const [names, setNames] = useState<readonly string[]>([]);
  const { field, getValues } = form;
  const day = useWatch({ control: form.control, name: 'day' });
  return (
    <FormDialog
      title={t('add.title')}
      submit={{ label: t('add.submit'), busyLabel: t('shared:act.saving') }}
      busy={form.isSubmitting}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormOutcome form={{ ...form, problems: [] }} failed={t('add.failed')} />
      <p className="text-ink-2">
        {t('add.note')}{' '}
        <TextLink to={paths.lawyerArea.diaryImport} className="inline-block touch-area">
          {t('import.open')}
        </TextLink>
      </p>
      <div
        className="grid gap-4"
        onBlur={() =>
          setNames(getValues(['clientName', 'ourName', 'otherName']).filter((name) => name.trim()))
        }
      >
        <FactsFields field={field} hasClient />
      </div>
      <Conflicts names={names} />
      <TextInput
        {...field('title')}
        label={t('shared:field.title')}
        hint={t('add.titleHint')}
        optional={t('shared:field.optional')}
        autoComplete="off"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput {...field('previousDate')} type="date" label={t('add.previous')} />
        <TextInput
          {...field('day')}
          type="date"
          label={t('sheet.next')}
          hint={isWeekend(day) ? t('room:hearing.weekend') : undefined}
        />
      </div>
      <TextInput {...field('purpose')} label={t('room:hearing.purpose')} autoComplete="off" />
    </FormDialog>
  );
}
