import { postNotifications } from '../../src/modules/notifications/post-notifications';
import { answerTimes } from '../../src/modules/open-requests/answer/answer-clock';
import { workOnOpenRequests } from '../../src/modules/open-requests/work-on-open-requests';
import { refusalOf } from '../setup/case-rooms';
import { addOwnCase } from '../setup/diary';
import { graphql } from '../setup/graphql';
import {
  act,
  aFamilyLawyer,
  ask,
  familyLawyers,
  hoursPass,
  invitationsOf,
  requestOf,
  tryToAsk,
  tryToPropose,
} from '../setup/open-requests';
import { aCase, aClient, anAdmin, type Person, setStatus } from '../setup/people';
import type { OwnDataV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({ openRequests: true, trustProxy: true });

const run = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  app.sql<Row>(statement, values);
const empty = async (): Promise<unknown> =>
  run('update lawyer_profiles set locked = true; delete from open_requests');
beforeEach(empty);

/** The client of a lawyer, and nobody. */
const THEIRS = 'Nusrat Jahan';
const NAMES = { none: [], unknown: ['Nobody Known'], theirs: [THEIRS], inBangla: ['নুসরাত জাহান'] };

/** A lawyer takes on a case of a client. */
async function takesOn(lawyer: Person, name = THEIRS) {
  const legalCase = await aCase(await aClient(app, name), lawyer);
  await setStatus(lawyer, legalCase._id, 'accepted');
  return legalCase;
}

/** Milliseconds from the sending to the end. */
const lengthOf = ({ createdAt, endsAt }: { createdAt: string; endsAt: string }) =>
  Date.parse(endsAt) - Date.parse(createdAt);

/** What a client sees of everything that is the client's own, without ids and the names given; times from the sending on. */
async function seenBy(client: Person, id: string, sent: { createdAt: string; endsAt: string }) {
  const { openRequestsWaiting, myNotifications, myOpenRequests } = await client.client.query(
    graphql(`{
    openRequestsWaiting myNotifications { total items { kind } }
    myOpenRequests { total items { state asked answered } } }`),
  );
  const seen = await requestOf(client, id);
  // A request of the night ends as if it was sent in the morning: earlier ones last longer.
  expect(sent.endsAt).toBe(answerTimes(new Date(sent.createdAt), seen!.urgent).endsAt.toISOString());
  const lasts = lengthOf(seen!) - lengthOf(sent);
  const request = { ...seen, id: null, createdAt: null, endsAt: null, opposingParties: null };
  return { request, lasts, openRequestsWaiting, myNotifications, myOpenRequests };
}

/** The life of a request whose lawyers do nothing: what its client sees, and what a next client finds. */
async function lifeOf(changes: Record<string, unknown>) {
  const client = await aClient(app);
  const { id } = await ask(client, changes);
  const sent = (await requestOf(client, id))!;
  const life: unknown[] = [];
  for (const hours of [0, 34, 34, 34, 34, 15 * 24]) {
    await hoursPass(app, hours);
    await workOnOpenRequests(app.platform);
    const next = await tryToAsk(await aClient(app), { ...changes, opposingParties: [] });
    if (next.data) await run('delete from open_requests where client_id <> $1', [client.id]);
    life.push([
      await seenBy(client, id, sent),
      next.data?.sendOpenRequest.openRequest.asked,
      refusalOf(next),
    ]);
  }
  return life;
}

describe('the client cannot see whose client somebody is', () => {
  test.each([
    ['one candidate', 1, {}],
    ['one candidate, urgent', 1, { urgent: true }],
    ['nine candidates, each for one request at a time', 9, {}],
    ['candidates of all of Bangladesh', 2, { anywhere: true }],
  ])('%s: the whole life is the same with and without a name', async (_name, count, changes) => {
    const lives: unknown[] = [];
    for (const opposingParties of Object.values(NAMES)) {
      await empty();
      const lawyers = await familyLawyers(app, count, 'anywhere' in changes ? 'Sylhet' : undefined);
      await run('update lawyer_profiles set most_invitations = 1');
      for (const lawyer of lawyers) await takesOn(lawyer);
      lives.push(await lifeOf({ ...changes, opposingParties }));
    }
    for (const life of lives) expect(life).toEqual(lives[0]);
  });

  test('a withheld invitation takes a turn and a waiting place like any other: next clients find the same', async () => {
    const found: [number, ReturnType<typeof refusalOf>][] = [];
    for (const opposingParties of [NAMES.none, NAMES.theirs]) {
      await empty();
      const lawyers = await familyLawyers(app, 17);
      await run('update lawyer_profiles set most_invitations = 1');
      for (const lawyer of lawyers) await takesOn(lawyer);
      const client = await aClient(app);
      for (let n = 0; n < 2; n += 1) await ask(client, { opposingParties });
      const next = await ask(await aClient(app));
      found.push([next.asked, refusalOf(await tryToAsk(await aClient(app)))]);
    }
    expect(found[1]).toEqual(found[0]);
    expect(found[0]?.[0]).toBe(1);
  });

  test('lapses of requests with names never remove a lawyer, with any name', async () => {
    for (const opposingParties of [NAMES.unknown, NAMES.theirs]) {
      await empty();
      const lawyer = await aFamilyLawyer(app);
      await takesOn(lawyer);
      for (let n = 0; n < 3; n += 1) await ask(await aClient(app), { opposingParties });
      await hoursPass(app, 60);
      await workOnOpenRequests(app.platform);
      await ask(await aClient(app));
      expect(await invitationsOf(lawyer, 'TO_ANSWER')).toHaveLength(1);
    }
  });

  test('the staff sees of a request with a withheld invitation what it sees of any other', async () => {
    const admin = await anAdmin(app);
    await takesOn(await aFamilyLawyer(app));
    for (const opposingParties of [NAMES.none, NAMES.theirs])
      await ask(await aClient(app), { opposingParties });
    const { openRequests } = await admin.client.query(
      graphql(`{ openRequests { items { about state asked answered reports } } }`),
    );
    expect(openRequests.items[0]).toEqual(openRequests.items[1]);
  });
});

describe('a name in the diary of a lawyer', () => {
  test('withholds the invitation, where it is of her own side, and the client sees the same', async () => {
    const own = { ourName: 'Md. Shahidul Alam', otherName: 'Parveen Sultana' };
    const lives: unknown[] = [];
    for (const party of [null, 'Nobody Known', 'শহিদুল আলম', 'Rokeya Khatun', 'Parveen Sultana']) {
      await empty();
      const [lawyer] = (await familyLawyers(app, 1)) as [Person];
      await addOwnCase(lawyer, { facts: own, clientName: 'Rokeya Khatun' });
      const opposingParties = party === null ? [] : [party];
      await ask(await aClient(app), { opposingParties });
      const isOurs = party === 'শহিদুল আলম' || party === 'Rokeya Khatun';
      expect([party, await run('select withheld from invitations')]).toEqual([party, [{ withheld: isOurs }]]);
      await run('delete from open_requests');
      lives.push(await lifeOf({ opposingParties }));
    }
    for (const life of lives) expect(life).toEqual(lives[0]);
  });
});

describe('the lawyer learns nothing of a withheld invitation', () => {
  test('in no list, count, notification, mail, reminder or copy, at no time, nor by its id', async () => {
    const lawyer = await aFamilyLawyer(app);
    await takesOn(lawyer);
    const { id } = await ask(await aClient(app), { opposingParties: NAMES.theirs });
    const [{ id: invitationId }] = (await run<{ id: string }>('select id from invitations')) as [
      { id: string },
    ];
    const everything = async () => {
      const seen = await lawyer.client.query(
        graphql(`query ($id: ID!) { openRequestsWaiting invitation(id: $id) { id } myNotifications { items { kind } }
           myInvitations { total } toAnswer: myInvitations(group: TO_ANSWER) { total }
           answered: myInvitations(group: ANSWERED) { total } ended: myInvitations(group: ENDED) { total } }`),
        { id: invitationId },
      );
      const copy = (await lawyer.client.rest<OwnDataV1>('GET', '/account/data')).body;
      const mails = await run(
        `select kind from notifications where account_id = $1 and kind like 'invitation%'
         union all select subject from mails where account_id = $1 and subject ~ 'proposal|waits for your answer'`,
        [lawyer.id],
      );
      expect(JSON.stringify(copy)).not.toContain('invitation');
      return { ...seen, received: copy.requests_received, mails };
    };
    const nothing = {
      ...{ openRequestsWaiting: 0, invitation: null, received: [], mails: [] },
      ...{ myInvitations: { total: 0 }, toAnswer: { total: 0 }, answered: { total: 0 }, ended: { total: 0 } },
      myNotifications: { items: [{ kind: 'REQUEST_RECEIVED' }] },
    };
    expect(await everything()).toEqual(nothing);
    await run(`update invitations set due_at = now() + interval '5 hours'`);
    await workOnOpenRequests(app.platform);
    await postNotifications(app.platform, new Date(Date.now() + 86_400_000));
    expect(await everything()).toEqual(nothing);
    for (const [name, reason] of [
      ['showOpposingParties'],
      ['clearInvitation'],
      ['declineInvitation', 'BUSY'],
      ['reportOpenRequest', 'SPAM'],
    ] as const)
      expect(refusalOf(await act(lawyer, name, invitationId, reason))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await tryToPropose(lawyer, invitationId))?.[0]).toBe('NOT_FOUND');
    await hoursPass(app, 60);
    await workOnOpenRequests(app.platform);
    expect(await everything()).toEqual(nothing);
    expect(await run('select state from open_requests where id = $1', [id])).toEqual([{ state: 'expired' }]);
  });

  test.each([
    ['taken on', 'accepted', true],
    ['closed', 'case-closed', true],
    ['pending', null, false],
    ['rejected', 'rejected', false],
    ['withdrawn', 'withdrawn', false],
  ])('a case of the other side that is %s', async (_name, status, isWithheld) => {
    const lawyer = await aFamilyLawyer(app);
    const legalCase = await aCase(await aClient(app, THEIRS), lawyer);
    if (status === 'withdrawn')
      await run('update cases set withdrawn_at = now() where id = $1', [legalCase._id]);
    else if (status) await run('update cases set status = $2 where id = $1', [legalCase._id, status]);
    expect(await ask(await aClient(app), { opposingParties: NAMES.theirs })).toMatchObject({ asked: 1 });
    expect(await invitationsOf(lawyer)).toHaveLength(isWithheld ? 0 : 1);
  });

  test('the others are asked as ever; who bears the name is left out, by any whole public name and no other', async () => {
    await aFamilyLawyer(app, {}, 'Md. Abdul Karim');
    const renamed = await aFamilyLawyer(app, {}, 'Advocate Free Ali');
    await run(`update accounts set name = 'Rokeya Begum' where id = $1`, [renamed.id]);
    const opposingParties = ['Abdul Karim', 'Rokeya Begum', 'Free'];
    expect(await ask(await aClient(app), { opposingParties })).toMatchObject({ asked: 1 });
    expect(await invitationsOf(renamed)).toHaveLength(1);
  });
});

describe('a district stays open', () => {
  test('the requests of a client take one waiting place of a lawyer together', async () => {
    const lawyer = await aFamilyLawyer(app, { mostInvitations: 2 });
    const [first, second, third] = (await Promise.all([1, 2, 3].map(async () => aClient(app)))) as [
      ...[Person, Person, Person],
    ];
    for (let n = 0; n < 3; n += 1) await ask(first);
    await ask(second);
    expect(await invitationsOf(lawyer, 'TO_ANSWER')).toHaveLength(4);
    expect(refusalOf(await tryToAsk(third))?.[0]).toBe('CONFLICT');
    // Who holds a place sends another.
    await ask(second);
  });

  test('two accounts, left unanswered, take no lawyer out; three do', async () => {
    const lawyer = await aFamilyLawyer(app);
    for (let account = 0; account < 2; account += 1) {
      const client = await aClient(app);
      for (let n = 0; n < 2; n += 1) await ask(client);
    }
    await hoursPass(app, 60);
    await workOnOpenRequests(app.platform);
    await ask(await aClient(app));
    expect(await invitationsOf(lawyer, 'TO_ANSWER')).toHaveLength(1);
    await hoursPass(app, 60);
    expect(refusalOf(await tryToAsk(await aClient(app)))?.[0]).toBe('CONFLICT');
  });

  test.each(['reported', 'withdrawn', 'closed'])(
    'lapses of requests that were %s do not count',
    async (end) => {
      const lawyer = await aFamilyLawyer(app);
      const admin = await anAdmin(app);
      for (let n = 0; n < 3; n += 1) {
        const client = await aClient(app);
        const { id } = await ask(client);
        if (end === 'reported') {
          const [invitation] = await invitationsOf(lawyer);
          await act(lawyer, 'reportOpenRequest', invitation!.id, 'SPAM');
        }
        // Late enough that the invitation has lapsed before.
        await hoursPass(app, 60);
        await run(`update invitations set state = 'lapsed' where state = 'sent'`);
        if (end === 'withdrawn') await act(client, 'withdrawOpenRequest', id);
        if (end === 'closed') await act(admin, 'closeOpenRequest', id, 'It is spam');
      }
      await ask(await aClient(app));
    },
  );

  test('every try counts; the point comes back only where nobody fits whatever the names', async () => {
    const client = await aClient(app);
    const { limits } = app.platform;
    const used = async (): Promise<unknown[]> => [
      (await limits.caseEntries.get(client.id))?.consumedPoints,
      (await limits.openRequests.get(client.id))?.consumedPoints,
    ];
    await tryToAsk(client, { opposingParties: ['Abdul Karim'] });
    expect(await used()).toEqual([1, 0]);
    await aFamilyLawyer(app, {}, 'Md. Abdul Karim');
    expect(refusalOf(await tryToAsk(client, { opposingParties: ['Abdul Karim'] }))?.[0]).toBe('CONFLICT');
    expect(await used()).toEqual([2, 1]);
  });
});
