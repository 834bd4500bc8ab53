import type { ApolloCache } from '@apollo/client';
import { longest } from '@ainsathi/contract/limits';
import { districts } from '@ainsathi/contract/places';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftToSubmit } from '../../../drafts/use-draft-to-submit';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors, readFailure } from '../../../graphql/failure';
import { usePublicMutation } from '../../../graphql/operations';
import { preservePlace } from '../../../lib/preserve-place';
import { paths } from '../../../routing/paths';
import { districtNamed } from '../../lawyers/directory/district-options';
import { inputOf, stepOf, steps, type AskFields, type AskProblems } from './ask-fields';
import { SendOpenRequestDocument } from './generated/use-ask-form';
import { askFormName, useAskDraft } from './use-ask-draft';

graphql(`
  mutation SendOpenRequest($input: OpenRequestInput!) {
    sendOpenRequest(input: $input) {
      openRequest {
        id
        asked
      }
    }
  }
`);

/** Not in `invalidate.ts`, because a public page loads it. */
function evictRequests(cache: ApolloCache): void {
  for (const fieldName of ['myOpenRequests', 'openRequestsWaiting'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}

function useProblemsOf() {
  const { t } = useTranslation(['ask', 'forms', 'lawyers']);
  return ({ about, district, title, description }: AskFields): AskProblems => ({
    ...(about === '' && { about: t('subject.missing') }),
    ...(!districts.some(({ name }) => name === district) && {
      district: t(district.trim() === '' ? 'subject.districtMissing' : 'lawyers:choice.districtUnknown'),
    }),
    ...(title.trim() === '' && { title: t('forms:titleMissing') }),
    ...(title.trim().length > longest.caseTitle && { title: t('forms:titleLong') }),
    ...(description.trim() === '' && { description: t('happened.missing') }),
    ...(description.trim().length > longest.requestText && {
      description: t('forms:tooLong', { count: longest.requestText }),
    }),
  });
}

/** The step in the URL, but at most the first unanswered step. */
function useStep(unanswered: number): [number, (step: number) => void] {
  const [query, setQuery] = useSearchParams();
  const wanted = Number(query.get('step') ?? 1);
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), steps.length, unanswered) : 1;
  return [step, (next) => setQuery({ step: String(next) }, { state: preservePlace })];
}

/** Why a request was not sent, and whether another choice may help. */
interface Failure {
  reason: string;
  isRefusal: boolean;
}

/** Sends a client's request; a visitor registers or signs in first, then the form sends it. */
function useSend(draft: ReturnType<typeof useAskDraft>, onRefused: (problems: AskProblems) => void) {
  const navigate = useNavigate();
  const send = usePublicMutation(SendOpenRequestDocument, { update: evictRequests });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const { accountId, fields } = draft;
  const refuse = (error: unknown) => {
    const refused = fieldErrors(error).map(
      ({ field, message }) => [field === 'opposingParties' ? 'party1' : field, message] as const,
    );
    const found: AskProblems = Object.fromEntries(refused);
    if (stepOf(found) < steps.length) onRefused(found);
    else setFailure({ reason: errorReason(error), isRefusal: readFailure(error).code === 'CONFLICT' });
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    setFailure(null);
    if (accountId === null) {
      const { from = paths.ask, id } = draft.store(fields) ?? {};
      await navigate(paths.register, { state: { from, draft: id } });
      return;
    }
    setSending(true);
    try {
      const input = inputOf(fields);
      const { data } = await send({ variables: { input: { ...input, requestKey: draft.keyFor(input) } } });
      if (!data) return;
      const { id, asked } = data.sendOpenRequest.openRequest;
      draft.clear();
      await navigate(paths.client.request(id), { state: { asked } });
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  };
  return { failure, isSending, submit };
}

export function useAskForm() {
  const problemsOf = useProblemsOf();
  const draft = useAskDraft();
  const { fields } = draft;
  const [step, goTo] = useStep(stepOf(problemsOf(fields)));
  const [problems, setProblems] = useState<AskProblems>({});
  const [submitCount, setSubmitCount] = useState(0);
  const sending = useSend(draft, (found) => {
    setProblems(found);
    goTo(stepOf(found));
  });
  /** `district` as typed, in any spelling and language. */
  const next = (district?: string) => {
    const typed =
      district === undefined ? {} : { district: districtNamed(districts, district)?.name ?? district };
    draft.change(typed);
    const all = Object.entries(problemsOf({ ...fields, ...typed }));
    const found = all.filter(([name]) => steps[step - 1]?.some((own) => own === name));
    setProblems(Object.fromEntries(found));
    setSubmitCount(submitCount + 1);
    if (found.length === 0) goTo(step + 1);
  };
  const change = (changed: Partial<AskFields>) => {
    const stillWrong = problemsOf({ ...fields, ...changed });
    draft.change(changed);
    // Drops solved problems; the next step finds new ones.
    const left = Object.entries(problems).filter(([name]) => !(name in changed) || name in stillWrong);
    setProblems(Object.fromEntries(left));
  };
  useDraftToSubmit(step === steps.length ? askFormName : null, draft.accountId, sending.submit);
  return { ...draft, ...sending, step, goTo, problems, submitCount, next, change };
}
