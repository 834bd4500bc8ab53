import { useApolloClient } from '@apollo/client/react';
import { useState, type SubmitEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors, readFailure } from '../../../graphql/failure';
import { summaryItems } from '../../../graphql/form-errors';
import { refetchAfterConflict } from '../../../graphql/refetch-after-conflict';
import { useFormDraft } from '../../../session/use-form-draft';

interface RoomFailure {
  reason: string;
  requestId: string | null;
  /** No answer came: it may have arrived all the same. */
  isUnanswered: boolean;
}

/** A form of a dialog in which the case's lawyer adds something, ready to be shown. */
export interface RoomForm {
  submit: (event: SubmitEvent) => void;
  problems: ReturnType<typeof summaryItems>;
  attempt: number;
  failure: RoomFailure | null;
  isSubmitting: boolean;
  /** What was typed last time is in it. */
  isRestored: boolean;
  discard: () => void;
}

interface RoomFormOptions<Values> {
  draftName: string;
  /** The field of the form for one of the API, where their names differ. */
  fieldOf?: Readonly<Record<string, Path<Values> | undefined>>;
  /** Whether the values arrived already, asked for after an attempt without an answer. */
  hasArrived: (values: Values) => Promise<boolean>;
  send: (values: Values) => Promise<unknown>;
  onSent: () => void;
}

/** Sends a form once, keeps what was typed until then, and says beside the fields what was refused. */
export function useRoomForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { draftName, fieldOf = {}, hasArrived, send, onSent }: RoomFormOptions<Values>,
): RoomForm {
  const client = useApolloClient();
  const draft = useFormDraft(form, draftName);
  const [failure, setFailure] = useState<RoomFailure | null>(null);
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
        if (!failure?.isUnanswered || !(await hasArrived(values))) await send(values);
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
