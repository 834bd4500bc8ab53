// Two real browsers call each other through two processes: the time to the first picture, directly and by a relay (coturn), what brings a call back, and its data.
// In CI: no, its figures need a quiet machine; web/e2e/calls.spec.ts has what people do.
import { readFileSync, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { callerOf, expectSuccess } from './caller.mjs';
import { openBrowsers } from './call-pages.mjs';
import { reloadWithCameras } from './call-reloads.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { createRelay } from './relay.mjs';
import { addRooms } from './rooms.mjs';
import { sized, verify } from './verify.mjs';

const FIRST_FRAME_MILLISECONDS = 3_000;
const BACK_MILLISECONDS = 15_000;
const STOPPED_MILLISECONDS = 5_000;
const LARGEST_CHUNK = 25 * 1024;
const MEASURED_SECONDS = sized(20, 4);
const PAIRS = sized(20, 4);
const CALLS_OF_A_PAIR = 10;
const SIGNALS_OF_A_CALL = 6;
/** What the screen says of a mode, in MB an hour, both ways. */
const MODES = [
  ['Normal', 620],
  ['Save data', 200],
  ['Voice only', 55],
];

const JOIN = 'mutation ($input: JoinCallInput!) { joinCall(input: $input) { call { id otherWindowId } } }';
const SEND = 'mutation ($input: CallSignalInput!) { sendCallSignal(input: $input) { sequence } }';
const LOOK = `query ($id: ID!, $windowId: ID!) { callUpdate(id: $id, windowId: $windowId, after: 0) { signals { payload } } }`;
const END = 'mutation ($id: ID!) { endCall(id: $id) { call { state } } }';

await verify(async (run) => {
  const relay = await createRelay(run);
  if (relay.isInstalled) await relay.start();
  else run.note('No coturn here (Debian: apt-get install coturn)', 'everything without a relay');
  const { products, start, database } = await startProducts(run, {
    variables: relay.variables,
    processes: 2,
  });
  const client = await connectTo(run, database);
  const origins = products.map(({ origin }) => origin);
  const openPage = await openBrowsers(run);

  const { pages } = await callEachOther(run, client, openPage, { origins, way: 'directly' });
  await reload(run, pages);
  await cutSignals(run, pages);
  await measureModes(run, pages);
  await leave(run, client, pages);
  const open = async (cameras) => {
    const pair = await newPair(client, origins);
    return Promise.all(pair.map((person, n) => openPage(n, origins[n], person, { camera: cameras[n] })));
  };
  await reloadWithCameras(run, open, (ended) => leave(run, client, ended));
  await passSignals(run, client, origins);
  for (const { stop } of products) await stop();
  if (relay.isInstalled) {
    const relayOnly = { CALL_RELAY_ONLY: 'true' };
    const relayed = [await start(undefined, relayOnly), await start(undefined, relayOnly)];
    const ways = { origins: relayed.map(({ origin }) => origin), way: 'by the relay' };
    const call = await callEachOther(run, client, openPage, ways);
    await stopRelay(run, relay, call.pages);
    await cutEverything(run, relay, call.pages);
    await leave(run, client, call.pages);
  }
  weighChunk(run);
});

/** A client and a lawyer with a case, each signed in at one of the processes. */
async function newPair(client, origins) {
  const [[person], [lawyer]] = [await addPeople(client, 'user', 1), await addPeople(client, 'lawyer', 1)];
  const [caseId] = await addRooms(client, [[person, lawyer]]);
  const signedIn = async (somebody, origin) => ({
    ...somebody,
    caseId,
    token: (await signIn(origin, somebody)).token,
  });
  return [await signedIn(person, origins[0]), await signedIn(lawyer, origins[1])];
}

/** The client calls, the lawyer answers, and each sees the other. */
async function callEachOther({ promise }, client, openPage, { origins, way }) {
  const pair = await newPair(client, origins);
  const pages = await Promise.all(pair.map((person, n) => openPage(n, origins[n], person)));
  const [caller, answering] = pages;
  await caller.enter();
  await caller.page.getByText(/^Calling /).waitFor();
  await answering.page.reload();
  await answering.page.getByRole('button', { name: 'Join' }).waitFor();
  const since = performance.now();
  await answering.enter();
  await Promise.all(pages.map((page) => page.nextFrame()));
  const took = performance.now() - since;
  promise(
    `From the answer to the first picture on both screens, ${way}, ms`,
    took.toFixed(0),
    took < FIRST_FRAME_MILLISECONDS,
  );
  const kinds = (await Promise.all(pages.map((page) => page.numbers()))).flatMap(({ pairs }) => pairs);
  const wanted = way === 'directly' ? ['host', 'prflx'] : ['relay'];
  promise(
    `The connection goes ${way}`,
    kinds.join(', '),
    kinds.length > 0 && kinds.every((kind) => wanted.includes(kind)),
  );
  return { pages };
}

async function reload({ promise }, [caller, answering]) {
  await caller.page.reload();
  const join = caller.page.getByRole('button', { name: 'Join' });
  await join.waitFor();
  const since = performance.now();
  await join.click();
  await Promise.all([caller.nextFrame(), answering.nextFrame()]);
  const took = performance.now() - since;
  promise(
    'After a page was loaded again, from joining to the picture, ms',
    took.toFixed(0),
    took < FIRST_FRAME_MILLISECONDS,
  );
}

/** Without a connection to the server the two go on talking; with it a new negotiation takes place. */
async function cutSignals({ promise }, [caller, answering]) {
  const { offer } = await caller.numbers();
  await caller.context.setOffline(true);
  await sleep(STOPPED_MILLISECONDS);
  const since = performance.now();
  await Promise.all([caller.nextFrame(), answering.nextFrame()]);
  const took = performance.now() - since;
  promise('The next picture without signals for 5 s, ms', took.toFixed(0), took < 1_000);
  const back = performance.now();
  await caller.context.setOffline(false);
  while ((await caller.numbers()).offer === offer && performance.now() - back < 60_000) await sleep(50);
  const negotiated = performance.now() - back;
  promise(
    'With signals again, to a new negotiation, ms',
    negotiated.toFixed(0),
    negotiated < BACK_MILLISECONDS,
  );
}

async function measureModes({ promise }, [caller, answering]) {
  for (const [mode, megabytesAnHour] of MODES) {
    const radio = caller.page.getByRole('radio', { name: mode });
    // The panel closes with another choice, and stays open with the present mode.
    if (!(await radio.isVisible())) await caller.press('Data');
    await radio.check();
    // The sender takes some seconds to reach the limit of a mode.
    await sleep(sized(10_000, 2_000));
    const ways = await Promise.all([caller, answering].map((page) => page.bytesAMinute(MEASURED_SECONDS)));
    const [sent, received] = ways.map((bytes) => (bytes / 1e6).toFixed(2));
    const anHour = ((ways[0] + ways[1]) * 60) / 1e6;
    promise(
      `${mode}: MB a minute each way; in an hour, of those said`,
      `${sent}, ${received}; ${anHour.toFixed(0)} of ${megabytesAnHour}`,
      anHour < megabytesAnHour * 1.1,
    );
  }
}

async function stopRelay({ promise }, relay, pages) {
  await relay.stop();
  await sleep(STOPPED_MILLISECONDS);
  await relay.start();
  const since = performance.now();
  await Promise.all(pages.map((page) => page.nextFrame()));
  const took = performance.now() - since;
  promise(
    'From the return of the relay, stopped for 5 s, to the picture, ms',
    took.toFixed(0),
    took < BACK_MILLISECONDS,
  );
}

/** Neither media nor signals for a minute: the sound returns without a press. */
async function cutEverything({ promise }, relay, pages) {
  await relay.stop();
  await Promise.all(pages.map(({ context }) => context.setOffline(true)));
  await sleep(sized(60_000, 10_000));
  await relay.start();
  await Promise.all(pages.map(({ context }) => context.setOffline(false)));
  const since = performance.now();
  await Promise.all(pages.map((page) => page.nextSound()));
  const took = performance.now() - since;
  promise('From the way back, cut for a minute, to the sound, ms', took.toFixed(0), took < BACK_MILLISECONDS);
}

async function leave({ promise }, client, [caller, answering]) {
  await answering.press('Leave');
  await Promise.all([caller, answering].map(({ page }) => page.getByText(/^Call over: /).waitFor()));
  const { rows } = await client.query(`select count(*)::int as left from call_signals`);
  promise('Signals that are left after the call', rows[0].left, rows[0].left === 0);
  await Promise.all([caller, answering].map(({ context }) => context.close()));
}

/** Calls of many pairs without browsers, each person at another process: what one sends the other reads, in order. */
async function passSignals({ promise }, client, origins) {
  const pairs = [];
  for (let n = 0; n < PAIRS; n += 1) pairs.push(await newPair(client, origins));
  let [sent, wrong] = [0, 0];
  await Promise.all(
    pairs.map(async (people) => {
      const callers = people.map(({ token }, n) => callerOf(origins[n], { token }));
      const ask = async (n, query, variables) =>
        expectSuccess(await callers[n].graphql(query, variables), query).data;
      for (let call = 0; call < CALLS_OF_A_PAIR; call += 1) {
        const windows = [randomUUID(), randomUUID()];
        let id = null;
        for (const [n, windowId] of windows.entries())
          id = (await ask(n, JOIN, { input: { caseId: people[n].caseId, windowId, call: n === 0 } })).joinCall
            .call.id;
        for (let signal = 0; signal < SIGNALS_OF_A_CALL; signal += 1)
          await Promise.all(
            [0, 1].map((n) =>
              ask(n, SEND, {
                input: { id, windowId: windows[n], toWindowId: windows[1 - n], payload: `${signal}` },
              }),
            ),
          );
        for (const n of [0, 1]) {
          const { signals } = (await ask(n, LOOK, { id, windowId: windows[n] })).callUpdate;
          sent += SIGNALS_OF_A_CALL;
          const isWhole =
            signals.map(({ payload }) => payload).join() === [...Array(SIGNALS_OF_A_CALL).keys()].join();
          if (!isWhole) wrong += 1;
        }
        await ask(1, END, { id });
      }
    }),
  );
  const calls = PAIRS * CALLS_OF_A_PAIR;
  promise(
    `Of ${calls} calls over two processes, those whose ${sent} signals are lost, doubled or out of order`,
    wrong,
    wrong === 0,
  );
  const { rows } = await client.query(`select count(*)::int as left from call_signals`);
  promise('Signals that are left', rows[0].left, rows[0].left === 0);
}

function weighChunk({ promise }) {
  const folder = inRoot('web', 'dist', 'client');
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const { file } = manifest['src/modules/calls/call-screen.tsx'];
  const bytes = statSync(`${folder}/${file}.br`).size;
  promise('The script of the page of a call, bytes', bytes, bytes <= LARGEST_CHUNK);
}
