import { useApolloClient } from '@apollo/client/react';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { failureWithReason } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import { refetchIfStale } from '../graphql/refetch-active';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { useToast } from '../ui/overlays/toast';
import { TableCell } from '../ui/tables/table';
import { showFailure } from './row-form-errors';

// In a card the note has its own line, and the buttons have borders, so that they look like buttons.
const noteClass =
  'inline-flex flex-none items-center gap-1.5 text-14 font-medium text-accepted-ink @max-[820px]/table-frame:empty:-mr-2 @max-[820px]/table-frame:not-empty:w-full';
const cardButton = '@max-[820px]/table-frame:border-control';

interface RowActionsProps {
  name: string;
  /** Right after a save, which the row confirms. */
  saved: boolean;
  /** Editing has just ended: the focus returns to Edit. */
  returned: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function RowActions({ name, saved, returned, onEdit, onDelete }: RowActionsProps) {
  const { t } = useTranslation(['lists', 'shared']);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(
    function takeFocusBack() {
      if (returned) edit.current?.focus();
    },
    [returned],
  );
  return (
    <>
      <span role="status" className={noteClass}>
        {saved && (
          <>
            <Check aria-hidden className="size-4" />
            {t('lists:row.saved')}
          </>
        )}
      </span>
      <Button
        ref={edit}
        variant="text"
        className={cardButton}
        aria-label={t('row.editNamed', { name })}
        onClick={onEdit}
      >
        {t('shared:act.edit')}
      </Button>
      <Button
        variant="quiet-danger-text"
        className={clsx(cardButton, '@min-[820px]/table-frame:-mr-2.5')}
        aria-label={t('row.deleteNamed', { name })}
        onClick={onDelete}
      >
        {t('shared:act.delete')}
      </Button>
    </>
  );
}

interface RowEditActionsProps {
  formId: string;
  busy: boolean;
  failure: string | null;
  onCancel: () => void;
}

/** Replaces Edit and Delete during editing; shows the error of a failed save. */
function RowEditActions({ formId, busy, failure, onCancel }: RowEditActionsProps) {
  const { t } = useTranslation(['lists', 'shared']);
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {t('shared:act.cancel')}
      </Button>
      <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={t('shared:act.saving')}>
        {t('row.save')}
      </Button>
      {failure && (
        <div role="alert" className="w-full text-left">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </>
  );
}

/** How a row is shown, and how its last edit ended. */
export type RowState = 'read' | 'edit' | 'saved' | 'cancelled';

interface EditableRowProps {
  name: string;
  onDelete: () => void;
  /** The row as text; `actions` are Edit and Delete. */
  read: (actions: ReactNode) => ReactNode;
  /** The row as a form. */
  edit: (onDone: (state: RowState) => void) => ReactNode;
}

/** Edited in place at the same height. */
export function EditableRow({ name, onDelete, read, edit }: EditableRowProps) {
  const [state, setState] = useState<RowState>('read');
  if (state === 'edit') return edit(setState);
  return read(
    <RowActions
      name={name}
      saved={state === 'saved'}
      returned={state !== 'read'}
      onEdit={() => setState('edit')}
      onDelete={onDelete}
    />,
  );
}

/** Moves an input left by its padding, so that its text stays in place when a row becomes a form; not in a card. */
const outdent =
  '-ml-[11px] @max-[820px]/table-frame:ml-0 [&_input]:px-2.5 [&_input]:text-14 @max-[820px]/table-frame:[&_input]:text-16';

interface RowFormOptions<Values extends FieldValues> {
  fields: readonly Path<Values>[];
  /** Returns the stored email. */
  save: (values: Values) => Promise<string | null | undefined>;
  failed: string;
  onDone: (state: RowState) => void;
}

/** For a row with name and email; Escape leaves it. Tells when the present email stays until the new email is confirmed. */
export function useRowForm<Values extends FieldValues & { email: string }>(
  form: UseFormReturn<Values>,
  { fields, save, failed, onDone }: RowFormOptions<Values>,
) {
  const { t } = useTranslation('lists');
  const formId = useId();
  const showToast = useToast();
  const client = useApolloClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const [first] = fields;
  useEffect(
    function focusFirst() {
      if (first) setFocus(first);
    },
    [setFocus, first],
  );
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const stored = await save(values);
      const email = values.email.trim().toLowerCase();
      if (stored != null && stored !== email)
        showToast({ tone: 'success', title: t('row.emailWaits', { email }) });
      onDone('saved');
    } catch (error) {
      if (readFailure(error).code === 'NOT_FOUND') {
        // The refetch removes the row and its message, so a toast says it.
        showToast({ tone: 'failure', title: failureWithReason(failed, error) });
        await refetchIfStale(client, error);
        return;
      }
      setFailure(showFailure(error, failed, fields, setError));
    }
  });
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !formState.isSubmitting) onDone('cancelled');
  };
  return {
    /** In the first cell, because a table row cannot be a form. */
    form: <form id={formId} onSubmit={submit} noValidate />,
    field: (name: Path<Values>, label: string) => ({
      ...register(name),
      id: `${formId}-${name}`,
      form: formId,
      label,
      hideLabel: true,
      error: form.getFieldState(name, formState).error?.message,
      autoComplete: 'off',
      fieldClassName: outdent,
      onKeyDown: leave,
    }),
    actions: (
      <TableCell actions end>
        <RowEditActions
          formId={formId}
          busy={formState.isSubmitting}
          failure={failure}
          onCancel={() => onDone('cancelled')}
        />
      </TableCell>
    ),
  };
}
