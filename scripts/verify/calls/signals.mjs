import { randomUUID } from 'node:crypto';
import { sized } from '../../lib/promises.mjs';
import { signedInPeople } from '../setup/people.mjs';
import { addCases } from '../setup/rooms.mjs';

const PAIRS = sized(20, 3);
const CALLS_OF_A_PAIR = sized(10, 3);
const SIGNALS_OF_A_CALL = 6;

const JOIN = 'mutation ($input: JoinCallInput!) { joinCall(input: $input) { call { id otherWindowId } } }';
const SEND = 'mutation ($input: CallSignalInput!) { sendCallSignal(input: $input) { sequence } }';
const LOOK = `query ($id: ID!, $windowId: ID!) { callUpdate(id: $id, windowId: $windowId, after: 0) { signals { payload } } }`;
const END = 'mutation ($id: ID!) { endCall(id: $id) { call { state } } }';

/** A client and a lawyer with a case, each signed in at one of the processes. */
export async function newPair(client, origins) {
  const [person] = await signedInPeople(client, [origins[0]], 'user', 1);
  const [lawyer] = await signedInPeople(client, [origins[1]], 'lawyer', 1);
  const [caseId] = await addCases(client, [[person, lawyer]]);
  return [person, lawyer].map((somebody) => ({ ...somebody, caseId }));
}

/** Of a call that is over nothing is kept. */
export async function noSignalsLeft(run, client) {
  const { rows } = await client.query('select count(*)::int as left from call_signals');
  run.promise('Signals that are left after calls', rows[0].left, rows[0].left === 0);
}

/** Calls of many pairs without browsers, each person at another process: what one sends the other reads, in order. */
export async function passSignals(run, client, origins) {
  const pairs = [];
  for (let n = 0; n < PAIRS; n += 1) pairs.push(await newPair(client, origins));
  const wrong = (await Promise.all(pairs.map(wrongSignals))).flat().filter((isWrong) => isWrong).length;
  const count = PAIRS * CALLS_OF_A_PAIR;
  const text = `Ways of ${count} calls over two processes with signals lost, doubled or out of order`;
  run.none(text, wrong, 2 * count, `${2 * count * SIGNALS_OF_A_CALL} signals`);
  await noSignalsLeft(run, client);
}

/** Lets two people call each other again and again. Gives for each call and way whether its signals are not those that were sent. */
async function wrongSignals(people) {
  const seen = [];
  const payloads = [...Array(SIGNALS_OF_A_CALL).keys()].map(String);
  for (let call = 0; call < CALLS_OF_A_PAIR; call += 1) {
    const windows = [randomUUID(), randomUUID()];
    let id = null;
    for (const [n, { caller, caseId }] of people.entries()) {
      const input = { caseId, windowId: windows[n], call: n === 0 };
      id = (await caller.ask(JOIN, { input })).joinCall.call.id;
    }
    const send = (n, payload) => {
      const input = { id, windowId: windows[n], toWindowId: windows[1 - n], payload };
      return people[n].caller.ask(SEND, { input });
    };
    for (const payload of payloads) await Promise.all([send(0, payload), send(1, payload)]);
    for (const [n, { caller }] of people.entries()) {
      const { signals } = (await caller.ask(LOOK, { id, windowId: windows[n] })).callUpdate;
      seen.push(signals.map(({ payload }) => payload).join() !== payloads.join());
    }
    await people[1].caller.ask(END, { id });
  }
  return seen;
}
