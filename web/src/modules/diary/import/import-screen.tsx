import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { BackLink } from '../../../ui/back-link';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextArea } from '../../../ui/forms/text-area';
import { PageHeader } from '../../../ui/page-header';
import { Passage } from '../../../ui/passage';
import { TextLink } from '../../../ui/text-link';
import { ImportColumns } from './import-columns';
import { ImportPreview } from './import-preview';
import { isOnWeekend, losesPurpose, textOf, unreadableRow, withCell, type ReadRow } from './import-rows';
import { useImport, type DoneRow } from './use-import';

interface SourceProps {
  text: string;
  onText: (text: string) => void;
}

/** A field for a copied table, and a button for a file. */
function Source({ text, onText }: SourceProps) {
  const { t } = useTranslation('diary');
  const row = unreadableRow(text);
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('import.paste')}
        hint={t('import.pasteHint')}
        error={row > 0 ? t('import.unreadable', { row }) : undefined}
        value={text}
        rows={4}
        wrap="off"
        autoComplete="off"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Button icon={Upload} className="justify-self-start" onClick={() => file.current?.click()}>
        {t('import.file')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('import.file')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void textOf(chosen).then(onText);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface DoneProps {
  done: readonly DoneRow[];
  isBusy: boolean;
  onUndo: () => void;
}

/** What the diary has now, and the way back. */
function Done({ done, isBusy, onUndo }: DoneProps) {
  const { t } = useTranslation(['diary', 'shared']);
  const there = done.filter(({ isAdded }) => !isAdded);
  const added = done.length - there.length;
  return (
    <FormMessage
      tone="success"
      title={t('import.added', { count: added })}
      takesFocus
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${paths.lawyerArea.cases}?group=OWN`}>{t('import.seeCases')}</ButtonLink>
          {added > 0 && (
            <Button variant="text" busy={isBusy} busyLabel={t('import.undoing')} onClick={onUndo}>
              {t('import.undo')}
            </Button>
          )}
        </div>
      }
    >
      {there.length > 0 && (
        <details>
          <summary className="min-h-11 content-center">{t('import.there', { count: there.length })}</summary>
          <ul>
            {there.slice(0, 20).map(({ caseId, name }) => (
              <li key={caseId}>
                <TextLink to={paths.lawyerArea.case(caseId)} className="inline-block touch-area">
                  <Passage text={name} />
                </TextLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormMessage>
  );
}

interface AddBarProps {
  rows: readonly ReadRow[];
  isBusy: boolean;
  onAdd: () => void;
}

function AddBar({ rows, isBusy, onAdd }: AddBarProps) {
  const { t } = useTranslation(['diary', 'shared']);
  const wrong = rows.filter(({ isFaulty }) => isFaulty).length;
  const count = rows.length - wrong;
  return (
    <div className="sticky bottom-[calc(69px+env(safe-area-inset-bottom)+var(--notice-height,0px))] z-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-3 pl-4 shadow-lift md:bottom-3">
      <span role="status">{wrong > 0 && t('import.wrong', { count: wrong })}</span>
      {count > 0 && (
        <Button variant="primary" busy={isBusy} busyLabel={t('shared:act.saving')} onClick={onAdd}>
          {t('import.add', { count })}
        </Button>
      )}
    </div>
  );
}

/** Adds the cases of a paper diary that is in a table: pasted or a file, read in the browser. */
export default function ImportScreen() {
  const { t } = useTranslation(['diary', 'shared']);
  const { text, read, table, setTable, rows, done, send, undo, replaced, keep, ...act } = useImport();
  const { isBusy, failure } = act;
  const correct = ({ line }: ReadRow, index: number, written: string) =>
    setTable((present) => withCell(present, line, index, written));
  const purposes = rows.filter(losesPurpose).length;
  const weekends = rows.filter(isOnWeekend).length;
  return (
    <>
      <PageHead title={t('import.title')} hidden />
      <BackLink to={paths.lawyerArea.diary}>{t('shared:nav.diary')}</BackLink>
      <PageHeader title={t('import.title')} description={t('import.note')} />
      <div className="grid gap-5">
        {done.length > 0 && <Done done={done} isBusy={isBusy} onUndo={() => void undo()} />}
        {failure && (
          <FormMessage tone="failure" title={t('import.failed')}>
            {failure}
          </FormMessage>
        )}
        <Source text={text} onText={read} />
        {replaced > 0 && (
          <FormMessage
            tone="warning"
            title={t('import.replaced', { count: replaced })}
            action={<Button onClick={keep}>{t('import.keep')}</Button>}
          >
            {t('import.replacedNote')}
          </FormMessage>
        )}
        {table.left > 0 && <FormMessage tone="warning" title={t('import.tooMany', { count: table.left })} />}
        {table.rows.length > 0 && (
          <>
            <ImportColumns
              table={table}
              onChange={(next) => setTable(() => next)}
              onHeaded={(is) => read(text, is)}
            />
            {purposes > 0 && (
              <FormMessage tone="warning" title={t('import.purposeLost', { count: purposes })} />
            )}
            {weekends > 0 && <FormMessage tone="warning" title={t('import.weekend', { count: weekends })} />}
            <div>
              <ImportPreview rows={rows} columns={table.columns} onCell={correct} />
            </div>
            <AddBar rows={rows} isBusy={isBusy} onAdd={() => void send()} />
          </>
        )}
      </div>
    </>
  );
}
