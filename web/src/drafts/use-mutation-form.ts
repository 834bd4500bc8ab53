import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useContext, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { errorReason } from '../graphql/error-message';
import { fieldErrors, readFailure } from '../graphql/failure';
import { bindFields, summaryItems } from '../graphql/form-errors';
import { LazyClientContext } from '../graphql/lazy-client';
import { usePublicMutation, type MutateOptions } from '../graphql/operations';
import { refetchIfStale } from '../graphql/refetch-active';
import { useFormDraft } from './use-form-draft';
import { useClientKey } from './use-client-key';

interface FormFailure {
  reason: string;
  requestId: string | null;
  /** No answer came: it may have arrived all the same. */
  isUnanswered: boolean;
}

/** A form with what became of sending it, ready to be shown. */
export interface MutationForm {
  submit: (event: SubmitEvent) => void;
  problems: ReturnType<typeof summaryItems>;
  attempt: number;
  failure: FormFailure | null;
  isSubmitting: boolean;
  isRestored: boolean;
  discard: () => void;
}

type Names<Values> = Readonly<Record<string, Path<Values> | undefined>>;

interface MutationFormOptions<
  Values extends FieldValues,
  Output,
  Data,
  Variables extends OperationVariables,
> extends MutateOptions<Data> {
  schema: z.ZodType<Output, Values>;
  /** The values at first. Without them, text typed before hydration is read from the fields. */
  values?: DefaultValues<NoInfer<Values>>;
  /** After a failure the same values keep their client key. */
  variables: (values: Output, clientKey: string) => Variables;
  /** The name of the draft, which is stored until the form is sent. A form with a password has none. */
  draft?: string;
  /** Focuses the first wrong or refused field: for a form without an error summary. */
  shouldFocusError?: boolean;
  /** The fields of the form by inputs of another name. */
  fieldOf?: Names<Values>;
  /** False sends nothing yet. */
  before?: (values: Output, removeDraft: () => void) => boolean;
  /** Its errors are failures of the form. */
  onSent?: (data: Data) => unknown;
  /** True takes over what no answer came to, with its key. */
  onUnanswered?: (removeDraft: () => void, sent: Variables) => boolean;
  /** Called with the reason, once the screen shows what has changed meanwhile. */
  onFailed?: (reason: string) => void;
}

/** Shows the server's field errors beside the fields. False without an error for this form. */
function showRefused<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  fieldOf: Names<Values>,
  takesFocus: boolean,
  error: unknown,
): boolean {
  const refused = fieldErrors(error).flatMap(({ field, message }) => {
    const name = field.replace(/^input\./, '');
    const shown = fieldOf[name] ?? (name in getValues() ? (name as Path<Values>) : null);
    return shown ? [{ shown, message }] : [];
  });
  refused.forEach(({ shown, message }, index) =>
    setError(shown, { message }, { shouldFocus: takesFocus && index === 0 }),
  );
  return refused.length > 0;
}

/** In the order of the fields: a rule over two of them reports last. */
function problemsOf<Values extends FieldValues>({
  getValues,
  formState,
}: Pick<UseFormReturn<Values>, 'getValues' | 'formState'>) {
  const names = Object.keys(getValues());
  return summaryItems(formState.errors).sort((a, b) => names.indexOf(a.fieldId) - names.indexOf(b.fieldId));
}

/** A form that a mutation sends: checks its rules, and shows refusals beside the fields. */
export function useMutationForm<
  Values extends FieldValues,
  Output,
  Data,
  Variables extends OperationVariables,
>(
  mutation: TypedDocumentNode<Data, Variables>,
  options: MutationFormOptions<Values, Output, Data, Variables>,
) {
  const { schema, values, variables, draft: draftName = null, fieldOf = {}, ...others } = options;
  const { shouldFocusError = false, before, onSent, onUnanswered, onFailed, ...mutateOptions } = others;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: values, shouldFocusError });
  const send = usePublicMutation(mutation, mutateOptions);
  const lazyClient = useContext(LazyClientContext);
  const draft = useFormDraft(form, draftName);
  const withKey = useClientKey();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  /** The answer to the last sending; null until it succeeds. */
  const [sent, setSent] = useState<Data | null>(null);
  const refuse = async (error: unknown, tried: Variables | null): Promise<void> => {
    const { code, requestId } = readFailure(error);
    if (code === 'NETWORK' && tried && onUnanswered?.(draft.clear, tried)) return;
    const reason = errorReason(error);
    if (!showRefused(form, fieldOf, shouldFocusError, error))
      setFailure({ reason, requestId, isUnanswered: code === 'NETWORK' });
    const client = lazyClient?.loaded();
    if (client) await refetchIfStale(client, error);
    onFailed?.(reason);
  };
  const clear = () => {
    setFailure(null);
    setSent(null);
  };
  const submit = form.handleSubmit(async (typed) => {
    clear();
    if (before?.(typed, draft.clear) === false) return;
    let tried: Variables | null = null;
    const write = async (key: string) => send({ variables: (tried = variables(typed, key)) });
    try {
      const { data } = await withKey(typed, write);
      draft.clear();
      if (data === undefined) return;
      await onSent?.(data);
      setSent(data);
    } catch (error) {
      await refuse(error, tried);
    }
  }, clear);
  return {
    ...form,
    field: bindFields(form),
    submit: (event: SubmitEvent) => void submit(event),
    problems: problemsOf(form),
    attempt: form.formState.submitCount,
    failure,
    sent,
    isSubmitting: form.formState.isSubmitting,
    isRestored: draft.restored,
    discard: draft.discard,
  };
}
