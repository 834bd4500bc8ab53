import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';

// In a card the note has its own line, and the buttons have borders, so that they look like buttons.
const noteClass =
  'inline-flex flex-none items-center gap-1.5 text-14 font-medium text-accepted-ink @max-[820px]/table-frame:empty:-mr-2 @max-[820px]/table-frame:not-empty:w-full';
const cardButton = '@max-[820px]/table-frame:border-control';

interface RowActionsProps {
  name: string;
  /** True right after a save: confirmed in the row. */
  saved: boolean;
  /** True when editing has just ended: the focus returns to Edit. */
  returned: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete of a row, and the confirmation of the last save. */
export function RowActions({ name, saved, returned, onEdit, onDelete }: RowActionsProps) {
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
            {t('shared:act.saved')}
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

/** Cancel and Save, in place of Edit and Delete while the row is edited, and the error of a failed save. */
export function RowEditActions({ formId, busy, failure, onCancel }: RowEditActionsProps) {
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
