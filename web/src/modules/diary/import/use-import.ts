import { ownCaseLimits } from '@ainsathi/contract/limits';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { formDraftKey, readFormDraft, writeFormDraft } from '../../../drafts/form-drafts';
import { graphql } from '../../../graphql/documents';
import { caseAdded } from '../../../graphql/invalidate';
import { useAct } from '../../../graphql/use-act';
import { isSharedPhone } from '../../../lib/browser-storage';
import { useSession } from '../../../session/session';
import {
  ImportCasesDocument,
  RemoveOwnCasesDocument,
  type ImportCasesMutation,
} from './generated/use-import';
import {
  columnOf,
  inputOf,
  noTable,
  readRows,
  tableOf,
  type ReadRow,
  type Table,
  type TableRow,
} from './import-rows';

graphql(`
  mutation ImportCases($rows: [AddCaseInput!]!) {
    importCases(rows: $rows) {
      rows {
        clientKey
        outcome
        caseId
        field
        message
      }
    }
  }

  mutation RemoveOwnCases($ids: [ID!]!) {
    removeOwnCases(ids: $ids) {
      removedIds
    }
  }
`);

/** A row whose case the diary already has. */
export interface DoneRow {
  row: TableRow;
  /** What names the case. */
  name: string;
  caseId: string;
  isAdded: boolean;
}

const { atOnce } = ownCaseLimits;

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, batch) =>
    items.slice(batch * atOnce, (batch + 1) * atOnce),
  );
}

type Answers = ImportCasesMutation['importCases']['rows'];

/** The rows with what became of them: refused ones stay in the table. */
function settle(table: Table, answers: Answers): Table {
  const answerOf = new Map(answers.map((answer) => [answer.clientKey, answer]));
  const rows = table.rows.flatMap((row) => {
    const { caseId, field = null, message } = answerOf.get(row.clientKey) ?? {};
    if (caseId) return [];
    return message ? { ...row, refusal: { column: columnOf(field, table), message } } : row;
  });
  return { ...table, rows };
}

function doneRows(rows: readonly ReadRow[], answers: Answers): DoneRow[] {
  return answers.flatMap(({ clientKey, caseId, outcome }) => {
    const row = rows.find((one) => one.clientKey === clientKey);
    if (!row || caseId === null) return [];
    const { title, kind, number, clientName } = row.texts;
    const name = title ?? ([kind, number].filter(Boolean).join(' ') || clientName || '');
    return { row, name, caseId, isAdded: outcome === 'ADDED' };
  });
}

/** Rows whose request got no answer, with the table that had them. */
interface Lost {
  tableId: string;
  rows: readonly ReadRow[];
}

/** What is not added yet, and what can be undone. */
interface Work {
  text: string;
  table: Table;
  lost: Lost;
  done: readonly DoneRow[];
}

const noWork: Work = { text: '', table: noTable, lost: { tableId: '', rows: [] }, done: [] };

/** Survives a reload, rows with their keys and corrections; in this tab alone. */
function useStoredWork() {
  const key = formDraftKey(useSession().user?._id ?? '', 'import');
  // Nothing else writes this draft.
  const [work, setWork] = useState<Work>(() => ({
    ...noWork,
    ...(readFormDraft(key) as Partial<Work> | null),
  }));
  useEffect(
    function store() {
      const { table, lost } = work;
      // The next person on a shared phone removes nothing.
      const done = isSharedPhone() ? [] : work.done;
      const isLeft = table.rows.length + lost.rows.length + done.length > 0;
      writeFormDraft(key, isLeft ? { ...work, done } : {});
    },
    [key, work],
  );
  return [work, setWork] as const;
}

/** A table of cases on its way into the diary. */
export function useImport() {
  const client = useApolloClient();
  const [{ text, table, lost, done }, setWork] = useStoredWork();
  const [restored] = useState(done);
  const rows = useMemo(() => readRows(table), [table]);
  const setTable = (change: (present: Table) => Table) =>
    setWork((present) => ({ ...present, table: change(present.table) }));
  const setLost = (lostRows: readonly ReadRow[]) =>
    setWork((present) => ({ ...present, lost: { tableId: present.table.id, rows: lostRows } }));
  const setDone = (change: (present: readonly DoneRow[]) => readonly DoneRow[]) =>
    setWork((present) => ({ ...present, done: change(present.done) }));
  const read = (typed: string, isHeaded?: boolean) => {
    setWork((present) => ({ ...present, text: typed, table: tableOf(typed, isHeaded) }));
    // Another table is another import than that of an earlier visit.
    setDone((present) => (present === restored ? [] : present));
  };
  const keys = new Set(rows.map(({ clientKey }) => clientKey));
  /** Cases that the diary may have of rows that were corrected or replaced since. */
  const former = lost.rows.filter(({ clientKey }) => !keys.has(clientKey));
  const act = useAct();
  const add = async (batch: readonly ReadRow[]): Promise<Answers> => {
    const variables = { rows: batch.map(inputOf) };
    const { data } = await client.mutate({ mutation: ImportCasesDocument, variables, update: caseAdded });
    return data?.importCases.rows ?? [];
  };
  const remove = async (ids: string[]) => {
    const variables = { ids };
    const { data } = await client.mutate({ mutation: RemoveOwnCasesDocument, variables, update: caseAdded });
    return new Set(data?.removeOwnCases.removedIds);
  };
  /** Sent again with the same keys, they return the ids. */
  const removeFormer = async () => {
    const added =
      former.length > 0 ? doneRows(former, await add(former)).filter(({ isAdded }) => isAdded) : [];
    if (added.length > 0) await remove(added.map(({ caseId }) => caseId));
  };
  const send = async () =>
    act.run(async () => {
      await removeFormer();
      for (const batch of inBatches(rows.filter(({ isFaulty }) => !isFaulty))) {
        setLost(batch);
        const answers = await add(batch);
        setLost([]);
        setTable((present) => settle(present, answers));
        setDone((present) => [...present, ...doneRows(batch, answers)]);
      }
    });
  const undo = async () =>
    act.run(async () => {
      for (const batch of inBatches(done.filter(({ isAdded }) => isAdded))) {
        const removed = await remove(batch.map(({ caseId }) => caseId));
        const back = batch.filter(({ caseId }) => removed.has(caseId)).map(({ row }) => row);
        setTable((present) => ({
          ...present,
          rows: [...present.rows, ...back].toSorted((a, b) => a.line - b.line),
        }));
        setDone((present) => present.filter(({ caseId }) => !removed.has(caseId)));
      }
    });
  /** Rows of a table that another one has replaced. */
  const replaced = lost.tableId === table.id ? 0 : former.length;
  return { ...act, text, read, table, setTable, rows, done, send, undo, replaced, keep: () => setLost([]) };
}
