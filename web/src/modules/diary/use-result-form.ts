import {
  hearingResults,
  statusAfterResult,
  type HearingResultName,
} from '@ainsathi/contract/hearing-results';
import { longest } from '@ainsathi/contract/limits';
import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import type { RecordResultInput } from '../../graphql/generated/schema-types';
import { roomChanged } from '../../graphql/invalidate';
import { randomUuid } from '../../lib/random-uuid';
import { subjectOf } from '../../outgoing/outgoing-act';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { useTextRule } from '../../ui/forms/limited-text-field';
import type { Row } from './diary-row';
import { RecordResultDocument, type RecordResultMutation } from './generated/use-result-form';

graphql(`
  mutation RecordResult($input: RecordResultInput!) {
    recordResult(input: $input) {
      case {
        id
        status
      }
      row {
        ...DiaryRow_row
      }
    }
  }
`);

export const resultNames = Object.keys(hearingResults) as HearingResultName[];

export interface ResultValues {
  result: string;
  day: string;
  time: string;
  court: string;
  purpose: string;
  line: string;
  setsStatus: boolean;
  tells: boolean;
}

export type NotedValues = ResultValues & { result: HearingResultName };

const isResult = (text: string): text is HearingResultName => Object.hasOwn(hearingResults, text);

/** Whether the status has counted the hearing with this result. */
const isCounted = (result: Row['result']): boolean => result === 'HEARD' || result === 'ORDER_PASSED';

/** The status that the case gets with these values; null for none, and where a hearing that is counted is corrected. */
export function offeredStatus(
  { status, result: earlier }: Pick<Row, 'status' | 'result'>,
  { result, day }: ResultValues,
) {
  return isResult(result) && !isCounted(earlier) ? statusAfterResult(result, status, day !== '') : null;
}

/** What was noted; of one row alone also where its next date is. */
function valuesOf(rows: readonly Row[]): ResultValues {
  const [row] = rows.length === 1 ? rows : [];
  return {
    result: row?.result ?? '',
    day: row?.nextDate ?? '',
    time: '',
    court: row?.court ?? '',
    purpose: row?.purpose ?? '',
    line: row?.resultLine ?? '',
    setsStatus: true,
    tells: true,
  };
}

/** Unchanged court and purpose are sent as missing: the hearing that is moved may have its own. */
function resultInput(row: Row, values: NotedValues, clientKey: string): RecordResultInput {
  const { result, day, time, line, setsStatus, tells } = values;
  const changed = (name: 'court' | 'purpose') =>
    values[name] === (row[name] ?? '') ? null : values[name] || null;
  return {
    hearingId: row.hearingId,
    clientKey,
    result,
    line: line || null,
    next: day ? { day, time: time || null, court: changed('court'), purpose: changed('purpose') } : null,
    status: setsStatus ? offeredStatus(row, values) : null,
    tellClient: tells && row.canTell,
  };
}

/** The case's page reads again what a result changes there. */
function resultRecorded(cache: ApolloCache, { data }: { data?: RecordResultMutation | null }): void {
  const id = data ? cache.identify(data.recordResult.case) : undefined;
  if (id !== undefined)
    for (const fieldName of ['events', 'hearings', 'nextHearing', 'canAct', 'settableStatuses'])
      cache.evict({ id, fieldName });
  roomChanged(cache);
}

function useResultSchema(rows: readonly Row[]) {
  const { t } = useTranslation('diary');
  const rule = useTextRule();
  const latest =
    rows
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  return z.object({
    // Without a chosen radio button the form has null.
    result: z.string(t('sheet.resultMissing')).refine(isResult, t('sheet.resultMissing')),
    day: z.string().refine((day) => day === '' || day > latest, t('sheet.nextTooEarly')),
    time: z.string(),
    court: rule(longest.court),
    purpose: rule(longest.hearingPurpose),
    line: rule(longest.resultLine),
    setsStatus: z.boolean(),
    tells: z.boolean(),
  });
}

/** At least one. */
export type Rows = readonly [Row, ...Row[]];

/**
 * The form of one result for all rows, one act for each: a repeat changes nothing that is noted already. Without a connection
 * they wait in the outgoing queue.
 */
export function useResultForm(
  [first, ...others]: Rows,
  onSent: (values: NotedValues, isWaiting: boolean) => void,
) {
  const { queue } = useOutgoing(null);
  const noted = useRef<{ values: NotedValues; clientKey: string }>(null);
  const enqueue = (row: Row, values: NotedValues, key: string) =>
    queue.addAct(row.caseId, { operation: 'RecordResult', input: resultInput(row, values, key) });
  const ids = [first, ...others].map(({ hearingId }) => hearingId);
  const earlier = () => queue.snapshot().filter(({ act }) => act && ids.includes(subjectOf(act)));
  const finish = (isWaiting: boolean) => {
    if (!noted.current) return;
    const { values, clientKey } = noted.current;
    for (const { key, state } of earlier()) if (state === 'refused') queue.remove(key);
    if (isWaiting) enqueue(first, values, clientKey);
    for (const row of others) enqueue(row, values, randomUuid());
    onSent(values, isWaiting);
  };
  return useMutationForm(RecordResultDocument, {
    schema: useResultSchema([first, ...others]),
    values: valuesOf([first, ...others]),
    variables: (values, clientKey) => {
      noted.current = { values, clientKey };
      return { input: resultInput(first, values, clientKey) };
    },
    before: (values, removeDraft) => {
      if (earlier().every(({ state }) => state === 'refused')) return true;
      // A correction that overtakes what still waits would be overwritten by it.
      noted.current = { values, clientKey: randomUuid() };
      removeDraft();
      finish(true);
      return false;
    },
    fieldOf: { 'next.day': 'day', 'next.time': 'time', 'next.court': 'court', 'next.purpose': 'purpose' },
    shouldFocusError: true,
    update: resultRecorded,
    draft: `result:${ids.toSorted().join('+')}`,
    onSent: () => finish(false),
    onUnanswered: (removeDraft) => {
      removeDraft();
      finish(true);
      return true;
    },
  });
}
