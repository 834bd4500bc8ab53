import type { VariablesOf } from 'gql.tada';
import { randomUUID } from 'node:crypto';
import { refusalOf } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const REASON = 'I have no time for a new case at present.';

const app = appOfTests();
let client: Person;
let lawyer: Person;
let id: string;

beforeEach(async () => {
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
  id = (await aCase(client, lawyer))._id;
});

const REJECT = graphql(`mutation ($id: ID!, $status: CaseStatus!, $clientKey: ID, $reason: String) {
  updateCaseStatus(caseId: $id, status: $status, clientKey: $clientKey, reason: $reason) { case { status } } }`);

type Rejection = VariablesOf<typeof REJECT>;

async function reject({ client: sender }: Person, changes: Partial<Rejection> = {}) {
  const usual = { id, status: 'REJECTED', clientKey: randomUUID(), reason: REASON } as const;
  const variables: Rejection = { ...usual, ...changes };
  return sender.graphql(REJECT, variables);
}

/** The status, the messages of the room, and how many times the client was notified of the answer. */
async function stored(): Promise<{ status?: string; messages: string[]; answers: number }> {
  const run = <Row>(sql: string) => app.sql<Row>(sql, [id]);
  const [legalCase] = await run<{ status: string }>('select status from cases where id = $1');
  const messages = await run<{ body: string }>(
    'select body from messages where case_id = $1 order by sequence',
  );
  const answers = await run(`select from notifications where case_id = $1 and kind = 'request-answered'`);
  return { status: legalCase?.status, messages: messages.map(({ body }) => body), answers: answers.length };
}

const NOTHING = { status: 'pending', messages: [], answers: 0 };
const REJECTED = { status: 'rejected', messages: [REASON], answers: 1 };

describe('a rejection with a reason', () => {
  it('is one act: the status, the message and the notification', async () => {
    expect(refusalOf(await reject(lawyer))).toBeNull();
    expect(await stored()).toEqual(REJECTED);
  });

  it('has one effect when its answer is lost and it is sent again, also twice at once', async () => {
    const clientKey = randomUUID();
    const answers = await Promise.all([reject(lawyer, { clientKey }), reject(lawyer, { clientKey })]);
    answers.push(await reject(lawyer, { clientKey }));
    expect(answers.map(refusalOf)).toEqual([null, null, null]);
    expect(await stored()).toEqual(REJECTED);
  });

  it('sends no second message for a case that is rejected already', async () => {
    await reject(lawyer);
    await reject(lawyer, { reason: 'Another reason' });
    expect(await stored()).toEqual(REJECTED);
  });

  it('has neither status nor message where one of them fails', async () => {
    await app.sql(
      `create function refuse_events() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
       create trigger refuse_events before insert on case_events for each row execute function refuse_events()`,
    );
    try {
      expect((await reject(lawyer)).errors).toHaveLength(1);
    } finally {
      await app.sql('drop function refuse_events() cascade');
    }
    expect(await stored()).toEqual(NOTHING);
  });

  it('is the same over REST, once for each key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    for (let n = 0; n < 2; n += 1) {
      const body = { status: 'rejected', reason: REASON };
      const { status } = await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, body, key);
      expect(status).toBe(200);
    }
    expect(await stored()).toEqual(REJECTED);
  });

  it.each([
    ['another status', { status: 'ACCEPTED' } as const, 'A reason goes with the rejection by a lawyer'],
    ['more than 500 characters', { reason: 'a'.repeat(501) }, 'Reason must be at most 500 characters'],
  ])('is refused with %s', async (_what, changes, message) => {
    const { errors } = await reject(lawyer, changes);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'reason', message }],
    });
    expect(await stored()).toEqual(NOTHING);
  });

  it('is refused to an admin, who writes no messages, and to other people', async () => {
    expect(refusalOf(await reject(await anAdmin(app)))?.[0]).toBe('BAD_USER_INPUT');
    expect(refusalOf(await reject(await aLawyer(app)))?.[0]).toBe('NOT_FOUND');
    expect(await stored()).toEqual(NOTHING);
  });

  it.each([null, '', '  '])('has no message with the reason %j', async (reason) => {
    await reject(lawyer, { reason });
    expect(await stored()).toEqual({ ...REJECTED, messages: [] });
  });
});
