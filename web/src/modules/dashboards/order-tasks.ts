/** What a task of a client is about. */
type TaskKind =
  | ('hearing' | 'appointment' | 'refused' | 'answer' | 'pay')
  | ('proposals' | 'absent' | 'documents' | 'approve' | 'messages' | 'times');

export interface OrderedTask {
  kind: TaskKind;
  /** Of the case, the hearing or the appointment; empty for one task of all. */
  id: string;
  /** When it begins or ends, or since when it waits; unset for what has no time. */
  at?: string;
}

const soonMilliseconds = 48 * 3_600_000;

/** The most urgent is 0. */
const ranks: Record<TaskKind, number> = {
  ...{ hearing: 0, appointment: 0, refused: 1, answer: 2, pay: 2, proposals: 2 },
  ...{ absent: 3, documents: 3, approve: 4, messages: 5, times: 5 },
};
/** Of what is or ends in more than 48 hours. */
const laterRanks: Partial<Record<TaskKind, number>> = { proposals: 5, hearing: 6, appointment: 6 };

function rankOf({ kind, at }: OrderedTask, now: number): number {
  const isSoon = at !== undefined && Date.parse(at) - now <= soonMilliseconds;
  return (isSoon ? undefined : laterRanks[kind]) ?? ranks[kind];
}

const timeOf = ({ at }: OrderedTask): number => (at === undefined ? Infinity : Date.parse(at));
const idOf = ({ id, kind }: OrderedTask): string => `${id} ${kind}`;

/**
 * What needs a client, the most urgent first: dates within 48 hours; refused payments; fees, and proposals that end within 48
 * hours; cases whose lawyer is absent, papers asked for; papers to approve; messages, times and proposals to choose; later dates. Then by time and id.
 */
export function orderTasks<Task extends OrderedTask>(tasks: readonly Task[], now: number): Task[] {
  return tasks.toSorted((one, other) => {
    const rank = rankOf(one, now) - rankOf(other, now);
    if (rank !== 0) return rank;
    const [time, otherTime] = [timeOf(one), timeOf(other)];
    if (time !== otherTime) return time - otherTime;
    return idOf(one) < idOf(other) ? -1 : 1;
  });
}
