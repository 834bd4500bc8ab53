import { useApolloClient } from '@apollo/client/react';
import { useState, type SubmitEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorReason } from '../graphql/error-message';
import { fieldErrors, readFailure } from '../graphql/failure';
import { summaryItems } from '../graphql/form-errors';
import { refetchAfterConflict } from '../graphql/refetch-active';
import { useFormDraft } from './use-form-draft';
import { useClientKey } from './use-client-key';

interface FormFailure {
  reason: string;
  requestId: string | null;
  /** No answer came: it may have arrived all the same. */
  isUnanswered: boolean;
}

/** A form that adds something, ready to be shown. */
export interface DraftedForm {
  submit: (event: SubmitEvent) => void;
  problems: ReturnType<typeof summaryItems>;
  attempt: number;
  failure: FormFailure | null;
  isSubmitting: boolean;
  /** What was typed last time is in it. */
  isRestored: boolean;
  discard: () => void;
}

interface DraftedFormOptions<Values> {
  draftName: string;
  fieldOf?: Readonly<Record<string, Path<Values> | undefined>>;
  send: (values: Values, clientKey: string) => Promise<unknown>;
  onSent: () => void;
}

/** Sends a form with a client key, stores its draft until then, and shows refusals beside the fields. */
export function useDraftedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { draftName, fieldOf = {}, send, onSent }: DraftedFormOptions<Values>,
): DraftedForm {
  const client = useApolloClient();
  const draft = useFormDraft(form, draftName);
  const withKey = useClientKey();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { errors, isSubmitting, submitCount } = form.formState;
  const placeOf = (name: string) => Object.keys(form.getValues()).indexOf(name);
  const showRefused = (error: unknown): boolean => {
    const refused = fieldErrors(error).flatMap(({ field, message }) => {
      const name = field.replace(/^input\./, '');
      const shown = fieldOf[name] ?? (name in form.getValues() ? (name as Path<Values>) : null);
      return shown ? [{ shown, message }] : [];
    });
    refused.forEach(({ shown, message }) => form.setError(shown, { message }));
    return refused.length > 0;
  };
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await withKey(values, async (clientKey) => send(values, clientKey));
        draft.clear();
        onSent();
      } catch (error) {
        const { code, requestId } = readFailure(error);
        if (showRefused(error)) setFailure(null);
        else setFailure({ reason: errorReason(error), requestId, isUnanswered: code === 'NETWORK' });
        await refetchAfterConflict(client, error);
      }
    },
    () => setFailure(null),
  );
  return {
    submit: (event) => void submit(event),
    // In the order of the fields: a rule over two of them reports last.
    problems: summaryItems(errors).sort((a, b) => placeOf(a.fieldId) - placeOf(b.fieldId)),
    attempt: submitCount,
    failure,
    isSubmitting,
    isRestored: draft.restored,
    discard: draft.discard,
  };
}
