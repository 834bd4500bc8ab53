import { randomUUID } from 'node:crypto';
import { updateAnswerTimes } from '../../src/modules/cases/request/update-answer-times';
import { workOnOpenRequests } from '../../src/modules/open-requests/work-on-open-requests';
import { refusalOf } from '../setup/case-rooms';
import { dayFromToday } from '../setup/days';
import { moneyOf } from '../setup/fees';
import { graphql } from '../setup/graphql';
import {
  act,
  aFamilyLawyer,
  ask,
  familyLawyers,
  hoursPass,
  invitationsOf,
  propose,
  requestOf,
  tryToAsk,
  tryToPropose,
} from '../setup/open-requests';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({ openRequests: true });
// Lawyers of earlier tests are asked no more.
beforeEach(async () => {
  app.platform.config.openRequests = true;
  await app.sql('update lawyer_profiles set locked = true; delete from open_requests');
});

const namesOf = async (lawyers: readonly Person[]): Promise<string[]> => {
  const asked: string[] = [];
  for (const lawyer of lawyers) if ((await invitationsOf(lawyer)).length > 0) asked.push(lawyer.name);
  return asked;
};

describe('asking', () => {
  test('a request is put to eight fitting lawyers; the client sees how many', async () => {
    const lawyers = await familyLawyers(app, 10);
    const client = await aClient(app);
    expect(await ask(client)).toMatchObject({
      about: 'Divorce, dower, children',
      district: 'Gazipur',
      state: 'OPEN',
      asked: 8,
      answered: 0,
      proposals: [],
    });
    expect(await namesOf(lawyers)).toHaveLength(8);
  });

  test('own district first, then neighbours; others only where all of Bangladesh is asked', async () => {
    const own = await aFamilyLawyer(app, {}, 'Advocate Own');
    const near = await aFamilyLawyer(app, { district: 'Dhaka' }, 'Advocate Near');
    const far = await aFamilyLawyer(app, { district: 'Sylhet' }, 'Advocate Far');
    const client = await aClient(app);
    expect(await ask(client)).toMatchObject({ asked: 2 });
    expect(await namesOf([own, near, far])).toEqual(['Advocate Own', 'Advocate Near']);
    expect(await ask(client, { anywhere: true })).toMatchObject({ asked: 3 });
    const [row] = await app.sql(
      `select array_agg(name order by place) as invitations from invitations
       join accounts on accounts.id = lawyer_id group by request_id order by max(invited_at) desc limit 1`,
    );
    expect(row?.invitations).toEqual(['Advocate Own', 'Advocate Near', 'Advocate Far']);
  });

  test('not asked: another field, not verified, locked, away, with enough requests, with three unanswered of five', async () => {
    await aFamilyLawyer(app, { area: 'Tax Law' });
    await aFamilyLawyer(app, { verification: 'pending' as never });
    await aFamilyLawyer(app, { awayUntil: dayFromToday(3).iso });
    await aFamilyLawyer(app, { mostInvitations: 0 });
    const lapsing = await aFamilyLawyer(app);
    for (let n = 0; n < 3; n += 1) await ask(await aClient(app));
    await hoursPass(app, 60);
    const { data, errors } = await tryToAsk(await aClient(app));
    expect(data).toBeNull();
    expect(refusalOf({ errors } as never)?.[1]).toBe(
      'Nobody near Gazipur can be asked about this at present. Try all of Bangladesh, or choose a lawyer yourself.',
    );
    await hoursPass(app, 14 * 24);
    await ask(await aClient(app));
    expect(await invitationsOf(lapsing)).toHaveLength(4);
  });

  test('nobody with the name of the other side is asked; a lawyer with a case of somebody who bears it never learns of it', async () => {
    await aFamilyLawyer(app, {}, 'Md. Abdul Karim');
    const theirs = await aFamilyLawyer(app, {}, 'Advocate Theirs');
    const free = await aFamilyLawyer(app, {}, 'Advocate Free');
    const { _id } = await aCase(await aClient(app, 'Nusrat Jahan'), theirs);
    await setStatus(theirs, _id, 'accepted');
    const request = await ask(await aClient(app), { opposingParties: ['Abdul Karim', 'নুসরাত জাহান'] });
    expect(request).toMatchObject({ asked: 2 });
    expect(await invitationsOf(free)).toHaveLength(1);
    expect(await invitationsOf(theirs)).toEqual([]);
  });

  test('three are open at most; the same key answers the first', async () => {
    await familyLawyers(app, 2);
    const client = await aClient(app);
    const requestKey = randomUUID();
    const { id } = await ask(client, { requestKey });
    expect(await ask(client, { requestKey })).toMatchObject({ id });
    await ask(client);
    await ask(client);
    expect(refusalOf(await tryToAsk(client))).toEqual([
      'CONFLICT',
      'You have three open requests. Withdraw one, or wait until it ends.',
    ]);
    await act(client, 'withdrawOpenRequest', id);
    await ask(client);
  });

  test.each([
    [{ about: 'flying' }, 'about'],
    [{ district: 'Atlantis' }, 'district'],
    [{ courtDate: '2020-01-01' }, 'courtDate'],
    [{ courtDate: '9999-12-31' }, 'courtDate'],
    [{ title: ' ' }, 'title'],
    [{ opposingParties: ['a', 'b', 'c', 'd'] }, 'opposingParties'],
  ])('%j is refused', async (changes, field) => {
    const { errors } = await tryToAsk(await aClient(app), changes);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  test('nothing is sent while it is switched off; what is open runs on', async () => {
    const lawyer = await aFamilyLawyer(app);
    const client = await aClient(app);
    const { id } = await ask(client);
    app.platform.config.openRequests = false;
    expect(refusalOf(await tryToAsk(client))?.[1]).toBe('Requests to several lawyers are closed at present');
    await propose(lawyer);
    expect((await requestOf(client, id))!.proposals).toHaveLength(1);
  });
});

describe('answering', () => {
  test('the conflict check comes before the text, the names before the check', async () => {
    const lawyer = await aFamilyLawyer(app);
    await ask(await aClient(app), { opposingParties: ['Kamal Uddin'], courtDate: dayFromToday(9).iso });
    const [invitation] = await invitationsOf(lawyer);
    expect(invitation).toMatchObject({
      state: 'SENT',
      hasOpposingParties: true,
      courtDate: dayFromToday(9).iso,
      ...{ opposingParties: [], title: null, description: null },
    });
    expect(refusalOf(await act(lawyer, 'clearInvitation', invitation!.id))?.[1]).toBe(
      'Please say first whether there is a conflict of interest',
    );
    expect(refusalOf(await tryToPropose(lawyer, invitation!.id))?.[0]).toBe('CONFLICT');
    const shown = await act(lawyer, 'showOpposingParties', invitation!.id);
    expect(shown.data!.showOpposingParties.invitation).toMatchObject({
      opposingParties: ['Kamal Uddin'],
      title: null,
    });
    const cleared = await act(lawyer, 'clearInvitation', invitation!.id);
    expect(cleared.data!.clearInvitation.invitation).toMatchObject({
      state: 'CLEARED',
      title: 'My dower was never paid',
    });
  });

  test('a proposal reaches the client with the lawyer; the same again answers the first, another one not', async () => {
    const lawyer = await aFamilyLawyer(app, {}, 'Advocate Salma');
    const client = await aClient(app);
    const { id } = await ask(client);
    const { id: invitationId } = await propose(lawyer, { needs: 'The kabinnama. Call 01712-345678.' });
    const { answered, proposals } = (await requestOf(client, id))!;
    expect(answered).toBe(1);
    expect(proposals).toEqual([
      expect.objectContaining({
        amountPoisha: 2_500_000,
        needs: 'The kabinnama. Call •••.',
        state: 'SENT',
        lawyer: { id: lawyer.id, name: 'Advocate Salma' },
      }),
    ]);
    const same = await tryToPropose(lawyer, invitationId, { needs: 'The kabinnama. Call 01712-345678.' });
    expect(same.errors).toBeUndefined();
    expect(refusalOf(await tryToPropose(lawyer, invitationId))?.[1]).toBe(
      'You have answered this request already',
    );
  });

  test('declining closes the text; a proposal that is withdrawn opens it again', async () => {
    const [first, second] = (await familyLawyers(app, 2)) as [Person, Person];
    const client = await aClient(app);
    const { id } = await ask(client);
    const [invitation] = await invitationsOf(first);
    await act(first, 'clearInvitation', invitation!.id);
    const declined = await act(first, 'declineInvitation', invitation!.id, 'TOO_FAR');
    expect(declined.data!.declineInvitation.invitation).toMatchObject({
      ...{ state: 'DECLINED', reason: 'TOO_FAR', title: null },
    });
    const again = await act(first, 'declineInvitation', invitation!.id, 'TOO_FAR');
    expect(again.data).toEqual(declined.data);
    const other = await act(first, 'declineInvitation', invitation!.id, 'BUSY');
    expect(refusalOf(other)).toEqual(['CONFLICT', 'You have answered this request already']);
    expect((await invitationsOf(first))[0]).toMatchObject({ state: 'DECLINED', reason: 'TOO_FAR' });
    const { proposal } = await propose(second);
    const withdrawn = await act(second, 'withdrawProposal', proposal.id);
    expect(withdrawn.data!.withdrawProposal.invitation).toMatchObject({ state: 'CLEARED', proposal: null });
    expect((await requestOf(client, id))!.proposals).toEqual([]);
    await propose(second, { message: 'A second thought.' });
  });

  test('a proposal that is withdrawn late ends the invitation, whose time is over', async () => {
    const lawyer = await aFamilyLawyer(app);
    await ask(await aClient(app));
    const { id, proposal } = await propose(lawyer, { validDays: 7 });
    await hoursPass(app, 60);
    await act(lawyer, 'withdrawProposal', proposal.id);
    expect((await invitationsOf(lawyer))[0]).toMatchObject({ state: 'ENDED', opposingParties: [] });
    for (const refused of [
      await act(lawyer, 'showOpposingParties', id),
      await act(lawyer, 'clearInvitation', id),
      await act(lawyer, 'declineInvitation', id, 'BUSY'),
      await act(lawyer, 'reportOpenRequest', id, 'SPAM'),
      await tryToPropose(lawyer, id),
    ])
      expect(refusalOf(refused)).toEqual(['CONFLICT', 'The time to answer is over']);
  });

  test('the fifth answer ends what waits; a place that is set aside is free for another wave', async () => {
    const lawyers = await familyLawyers(app, 9);
    const client = await aClient(app);
    const { id } = await ask(client);
    const asked: Person[] = [];
    for (const lawyer of lawyers) if ((await invitationsOf(lawyer)).length > 0) asked.push(lawyer);
    for (const lawyer of asked.slice(0, 5)) await propose(lawyer);
    const [late] = asked.slice(5) as [Person];
    const [ended] = await invitationsOf(late, 'ENDED');
    expect(ended).toMatchObject({ state: 'ENDED', title: null });
    expect(refusalOf(await act(late, 'clearInvitation', ended!.id))?.[1]).toBe(
      'This request has five answers already',
    );
    const { proposals } = (await requestOf(client, id))!;
    const aside = await act(client, 'setProposalAside', proposals[0]!.id);
    expect(aside.data!.setProposalAside.openRequest.proposals[0]!.state).toBe('SET_ASIDE');
    await hoursPass(app, 34);
    await workOnOpenRequests(app.platform);
    expect(await requestOf(client, id)).toMatchObject({ asked: 9 });
  });
});

describe('accepting', () => {
  test('makes an accepted case with the agreed fee, and tells the others only that they were not chosen', async () => {
    const [chosen, other] = (await familyLawyers(app, 2)) as [Person, Person];
    const client = await aClient(app, 'Rahima Khatun');
    await ask(client, { opposingParties: ['Kamal Uddin'] });
    const { proposal } = await propose(chosen, { needs: 'The kabinnama' });
    await propose(other);
    const { data } = await act(client, 'acceptProposal', proposal.id);
    const { openRequest, case: legalCase } = data!.acceptProposal;
    expect(openRequest).toMatchObject({ state: 'ACCEPTED', caseId: legalCase.id });
    expect(legalCase).toMatchObject({
      title: 'My dower was never paid',
      status: 'ACCEPTED',
      paymentStatus: 'UNPAID',
    });
    expect(legalCase.description).toContain('On the other side: Kamal Uddin');
    expect(await moneyOf(client, legalCase.id)).toMatchObject({
      dueAmountPoisha: 2_500_000,
      fees: [{ version: 1, state: 'ACCEPTED' }],
      acceptsPayment: true,
      canAct: ['PAY'],
    });
    const { case: room } = await chosen.client
      .query(graphql(`{ myCases { items { events { kind to text actorRole } client { name } } } }`))
      .then(({ myCases }) => ({ case: myCases.items[0] }));
    expect(room!.client!.name).toBe('Rahima Khatun');
    expect(room!.events).toEqual([
      expect.objectContaining({ kind: 'REQUESTED', to: 'ACCEPTED', actorRole: 'USER' }),
      expect.objectContaining({
        kind: 'NOTE',
        text: 'I have led many of these.\n\nThe kabinnama',
        actorRole: 'LAWYER',
      }),
      expect.objectContaining({ kind: 'FEE_ACCEPTED' }),
    ]);
    const [lost] = await invitationsOf(other);
    expect(lost).toMatchObject({
      state: 'PROPOSED',
      title: null,
      caseId: null,
      proposal: { state: 'NOT_CHOSEN' },
    });
    const { myNotifications } = await other.client.query(
      graphql(`{ myNotifications { items { kind actorName caseTitle proposalAccepted subjectId } } }`),
    );
    expect(myNotifications.items[0]).toEqual({
      ...{ kind: 'PROPOSAL_ANSWERED', actorName: null, caseTitle: null, proposalAccepted: false },
      subjectId: lost!.id,
    });
    const again = await act(client, 'acceptProposal', proposal.id);
    expect(again.data!.acceptProposal.case.id).toBe(legalCase.id);
    for (const list of [
      await client.client.rest('GET', '/users/cases'),
      await chosen.client.rest('GET', '/lawyers/cases'),
      await (await anAdmin(app)).client.rest('GET', '/admin/cases'),
    ])
      expect(JSON.stringify(list.body)).toContain(legalCase.id);
  });

  test('not of a lawyer who is not listed, nor a proposal whose time is over', async () => {
    const [gone, late] = (await familyLawyers(app, 2)) as [Person, Person];
    const client = await aClient(app);
    await ask(client);
    const first = await propose(gone);
    const second = await propose(late, { validDays: 3 });
    await app.sql('update lawyer_profiles set locked = true where account_id = $1', [gone.id]);
    expect(refusalOf(await act(client, 'acceptProposal', first.proposal.id))?.[1]).toBe(
      'This lawyer cannot take cases at present',
    );
    await hoursPass(app, 80);
    expect(refusalOf(await act(client, 'acceptProposal', second.proposal.id))?.[1]).toBe(
      'This proposal is no longer open. Please look at the request again.',
    );
  });

  test('answer times leave agreed cases out', async () => {
    const lawyer = await aFamilyLawyer(app);
    const client = await aClient(app);
    for (let n = 0; n < 5; n += 1) await setStatus(lawyer, (await aCase(client, lawyer))._id, 'accepted');
    await app.sql(`update cases set created_at = created_at - interval '7 hours'`);
    await ask(client);
    const { proposal } = await propose(lawyer);
    await act(client, 'acceptProposal', proposal.id);
    await updateAnswerTimes(app.platform.dataSource.manager);
    const { lawyer: seen } = await client.client.query(
      graphql(`query ($id: ID!) { lawyer(id: $id) { answerHours } }`),
      {
        id: lawyer.id,
      },
    );
    expect(seen!.answerHours).toBe(12);
  });
});

describe('time', () => {
  test('unanswered invitations lapse, the next wave asks, and without anybody the request expires', async () => {
    const [first] = (await familyLawyers(app, 9)) as [Person];
    const client = await aClient(app);
    const { id } = await ask(client);
    await hoursPass(app, 34);
    await workOnOpenRequests(app.platform);
    expect(await requestOf(client, id)).toMatchObject({ asked: 9, state: 'OPEN' });
    await hoursPass(app, 80);
    await workOnOpenRequests(app.platform);
    await workOnOpenRequests(app.platform);
    expect(await requestOf(client, id)).toMatchObject({ asked: 9, state: 'EXPIRED' });
    const { myNotifications } = await client.client.query(
      graphql(`{ myNotifications { items { kind subjectId } } }`),
    );
    expect(myNotifications.items).toEqual([{ kind: 'OPEN_REQUEST_ENDED', subjectId: id }]);
    expect((await invitationsOf(first))[0]!.state).toBe('LAPSED');
  });

  test('lawyers are reminded before an answer is due, clients before a request with a proposal ends; once', async () => {
    const [quiet, keen] = (await familyLawyers(app, 2)) as [Person, Person];
    const client = await aClient(app);
    const { id } = await ask(client);
    await propose(keen, { validDays: 14 });
    await app.sql(`update invitations set due_at = now() + interval '5 hours'`);
    await app.sql(`update open_requests set ends_at = now() + interval '20 hours'`);
    for (let n = 0; n < 2; n += 1) await workOnOpenRequests(app.platform);
    const kinds = async ({ client: reader }: Person): Promise<string[]> =>
      (await reader.query(graphql(`{ myNotifications { items { kind } } }`))).myNotifications.items.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await kinds(quiet)).toEqual(['INVITATION_DUE', 'INVITATION_RECEIVED']);
    expect(await kinds(client)).toEqual(['OPEN_REQUEST_ENDING', 'PROPOSAL_RECEIVED']);
    await requestOf(client, id);
    const { unreadNotificationCount } = await client.client.query(graphql(`{ unreadNotificationCount }`));
    expect(unreadNotificationCount).toBe(0);
  });

  test('90 days after the end texts and proposals are gone, the numbers stay', async () => {
    const [lawyer] = (await familyLawyers(app, 1)) as [Person];
    const client = await aClient(app);
    const { id } = await ask(client, { opposingParties: ['Kamal Uddin'] });
    await propose(lawyer);
    await act(client, 'withdrawOpenRequest', id);
    await hoursPass(app, 91 * 24);
    await workOnOpenRequests(app.platform);
    expect(await requestOf(client, id)).toMatchObject({
      ...{ title: null, description: null, opposingParties: [], proposals: [], asked: 1, state: 'WITHDRAWN' },
    });
  });
});

describe('reports', () => {
  test('two stop further waves until support dismisses them; support reads the text with a purpose, and closes', async () => {
    const lawyers = await familyLawyers(app, 12);
    const [client, admin] = [await aClient(app), await anAdmin(app)];
    const { id } = await ask(client);
    expect(refusalOf(await act(admin, 'readOpenRequest', id, 'Two lawyers reported it'))?.[1]).toBe(
      'Nobody has reported this request',
    );
    const asked: Person[] = [];
    for (const lawyer of lawyers) if ((await invitationsOf(lawyer)).length > 0) asked.push(lawyer);
    for (const lawyer of asked.slice(0, 2)) {
      const [invitation] = await invitationsOf(lawyer);
      await act(lawyer, 'reportOpenRequest', invitation!.id, 'SPAM');
    }
    await hoursPass(app, 34);
    await workOnOpenRequests(app.platform);
    expect(await requestOf(client, id)).toMatchObject({ asked: 8 });
    const { openRequests, openRequestsWaiting } = await admin.client.query(
      graphql(`{ openRequestsWaiting openRequests(reported: true) { items { id reports } } }`),
    );
    expect(openRequestsWaiting).toBe(1);
    expect(openRequests.items).toEqual([{ id, reports: ['SPAM', 'SPAM'] }]);
    const read = await act(admin, 'readOpenRequest', id, 'Two lawyers reported it');
    expect(read.data!.readOpenRequest.title).toBe('My dower was never paid');
    const [entry] = await app.sql(
      `select act, subject_id, reason from audit_entries where act = 'open-request-read'`,
    );
    expect(entry).toEqual({ act: 'open-request-read', subject_id: id, reason: 'Two lawyers reported it' });
    expect((await requestOf(client, id))!.staffReadAt).not.toBeNull();
    await act(admin, 'dismissReports', id);
    const purpose = 'I look at it once more';
    expect(refusalOf(await act(admin, 'readOpenRequest', id, purpose))?.[1]).toBe(
      'Nobody has reported this request',
    );
    await hoursPass(app, 34);
    await workOnOpenRequests(app.platform);
    expect(await requestOf(client, id)).toMatchObject({ asked: 12 });
    await act(admin, 'closeOpenRequest', id, 'It is an advertisement');
    expect(await requestOf(client, id)).toMatchObject({
      state: 'CLOSED',
      closingReason: 'It is an advertisement',
    });
  });

  test('a request that is closed waits for the staff no more', async () => {
    const lawyer = await aFamilyLawyer(app);
    const [client, admin] = [await aClient(app), await anAdmin(app)];
    const { id } = await ask(client);
    const [invitation] = await invitationsOf(lawyer);
    await act(lawyer, 'reportOpenRequest', invitation!.id, 'ABUSE');
    const waiting = async (): Promise<number> =>
      (await admin.client.query(graphql(`{ openRequestsWaiting }`))).openRequestsWaiting;
    expect(await waiting()).toBe(1);
    expect((await act(admin, 'readOpenRequest', id, 'It was reported')).errors).toBeUndefined();
    await act(admin, 'closeOpenRequest', id, 'It abuses somebody');
    expect(await waiting()).toBe(0);
    expect(refusalOf(await act(admin, 'readOpenRequest', id, 'It was reported'))?.[0]).toBe('CONFLICT');
  });
});

test('what belongs to others does not exist', async () => {
  const [lawyer, stranger] = [await aFamilyLawyer(app), await aLawyer(app)];
  const [client, other] = [await aClient(app), await aClient(app)];
  const { id } = await ask(client);
  const { id: invitationId, proposal } = await propose(lawyer);
  expect(await requestOf(other, id)).toBeNull();
  for (const [name, subject] of [
    ['withdrawOpenRequest', id],
    ['setProposalAside', proposal.id],
    ['acceptProposal', proposal.id],
  ] as const)
    expect(refusalOf(await act(other, name, subject))?.[0]).toBe('NOT_FOUND');
  for (const name of ['showOpposingParties', 'clearInvitation'] as const)
    expect(refusalOf(await act(stranger, name, invitationId))?.[0]).toBe('NOT_FOUND');
  expect(refusalOf(await act(stranger, 'withdrawProposal', proposal.id))?.[0]).toBe('NOT_FOUND');
  expect(refusalOf(await tryToPropose(stranger, invitationId))?.[0]).toBe('NOT_FOUND');
});
