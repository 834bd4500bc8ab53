import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormOutcome } from '../../../drafts/form-outcome';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import { FormDialog } from '../../../ui/overlays/form-dialog';
import { isUnjoined } from '../unjoined';
import { CaseFactsLine } from './case-facts-line';
import { FactsFields } from './facts-fields';
import { factsFieldOf, factsInput, noFacts, useFactsRules } from './facts-form';
import { SetCaseFactsDocument, type CaseFacts_CaseFragment } from './generated/case-facts';

graphql(`
  fragment CaseFacts_case on Case {
    id
    isOwn
    joinedAt
    canAct
    facts {
      line
      kind
      number
      year
      court
      policeStation
      sections
      ourName
      ourRole
      otherName
      otherCounsel
    }
    ownClient {
      name
      phone
    }
    ...CaseFactsLine_case
  }

  mutation SetCaseFacts($input: SetCaseFactsInput!) {
    setCaseFacts(input: $input) {
      case {
        title
        ...CaseFacts_case
      }
    }
  }
`);

interface EditFactsProps {
  legalCase: CaseFacts_CaseFragment;
  onClose: () => void;
}

function EditFacts({ legalCase: { id, isOwn, joinedAt, facts, ownClient }, onClose }: EditFactsProps) {
  const { t } = useTranslation(['casePage', 'lists', 'shared']);
  const stored = Object.entries<string | number | null>(facts ?? {})
    .filter(([name]) => name in noFacts)
    .map(([name, value]): [string, string] => [name, String(value ?? '')]);
  const form = useMutationForm(SetCaseFactsDocument, {
    schema: z.object(useFactsRules()),
    values: {
      ...noFacts,
      ...Object.fromEntries(stored),
      clientName: ownClient?.name ?? '',
      clientPhone: ownClient?.phone ?? '',
    },
    variables: (values, clientKey) => ({ input: { caseId: id, clientKey, ...factsInput(values) } }),
    fieldOf: factsFieldOf,
    shouldFocusError: true,
    draft: `facts:${id}`,
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('facts.title')}
      submit={{ label: t('lists:row.save'), busyLabel: t('shared:act.saving') }}
      busy={form.isSubmitting}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormOutcome form={{ ...form, problems: [] }} failed={t('facts.failed')} />
      <FactsFields field={form.field} hasClient={isUnjoined({ isOwn, joinedAt })} />
    </FormDialog>
  );
}

export function CaseFacts({ legalCase }: { legalCase: FragmentType<CaseFacts_CaseFragment> }) {
  const { t } = useTranslation(['casePage', 'shared']);
  const [isOpen, setOpen] = useState(false);
  const read = readFragment<CaseFacts_CaseFragment>(legalCase);
  const mayEdit = read.canAct.includes('KEEP_DATES');
  return (
    <>
      <CaseFactsLine legalCase={read} />
      {mayEdit && (
        <Button
          variant="text"
          size="small"
          icon={PencilLine}
          className="-my-2 print:hidden"
          onClick={() => setOpen(true)}
        >
          {read.facts?.line ? t('shared:act.edit') : t('facts.add')}
          <span className="sr-only"> {t('facts.title')}</span>
        </Button>
      )}
      {isOpen && <EditFacts legalCase={read} onClose={() => setOpen(false)} />}
    </>
  );
}
