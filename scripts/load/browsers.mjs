// A walk through the product in WebKitGTK (Debian: webkit2gtk-driver, xvfb) and in Firefox (firefox-esr), where they are installed.
import { setTimeout as sleep } from 'node:timers/promises';
import { startThrowawayServer } from '../lib/throwaway-server.mjs';
import { installedBrowsers } from './parts/other-browsers.mjs';

const LONGEST_MILLISECONDS = 8_000;
/** The time that a page needs to handle what is typed, which a person takes to read it. */
const HANDLES_INPUT_AFTER_MILLISECONDS = 1_000;
const PASSWORD = 'ainsathi-demo-2026';
const MESSAGE = 'I bring the deed on Sunday.';

/** Writes into a field as a person does, so that React takes note. */
const WRITE = `
  const write = (selector, text) => {
    const field = document.querySelector(selector);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.focus();
    set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  };`;

const SEARCH = `${WRITE} write('input[name="search"]', 'land');
  document.querySelector('input[name="search"]').form.requestSubmit();`;

const OPEN_ARTICLE = `document.querySelector('main a[href^="/blogs/"]').click();`;

const SIGN_IN = `${WRITE} write('input[name="email"]', arguments[0]); write('input[name="password"]', arguments[1]);
  document.querySelector('input[name="password"]').form.requestSubmit();`;

const SIGN_OUT = `localStorage.removeItem('token'); localStorage.removeItem('user');`;

const SEND = `${WRITE}
  const composer = document.querySelector('form textarea').form;
  const files = new DataTransfer();
  files.items.add(new File(['%PDF-1.7\\n1 0 obj\\n<<>>\\nendobj\\ntrailer\\n<<>>\\n%%EOF\\n'], 'Deed.pdf', { type: 'application/pdf' }));
  const input = composer.querySelector('input[type="file"]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  write('form textarea', arguments[0]);
  composer.requestSubmit();`;

async function ask(origin, query, token) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data;
}

async function casesOf(origin, reader) {
  const { login } = await ask(
    origin,
    `mutation { login(email: "${reader}@ainsathi.test", password: "${PASSWORD}") { token } }`,
  );
  const { myCases } = await ask(
    origin,
    '{ myCases(limit: 100) { items { id status room { closesAt } } } }',
    login.token,
  );
  return myCases.items;
}

/** A case of the demo's client and lawyer in which both can write. */
async function sharedCase(origin) {
  const [ofClient, ofLawyer] = [await casesOf(origin, 'client'), await casesOf(origin, 'lawyer')];
  const ids = new Set(ofLawyer.map(({ id }) => id));
  return ofClient.find(({ id, status, room }) => ids.has(id) && status !== 'PENDING' && !room.closesAt).id;
}

/** Steps by their reader: an address or an act on the page before, and what is shown afterwards. */
const walkOf = (caseId) => ({
  visitor: [
    { open: '/', shows: /AinSathi/ },
    { act: SEARCH, name: 'search on the home page', shows: /^\/lawyers\n[\s\S]*\d+ lawyers?/ },
    { open: '/blogs', shows: /^\/blogs\n[\s\S]* 20\d\d/, within: 'main' },
    {
      act: OPEN_ARTICLE,
      name: 'an article of the list',
      shows: /\n./,
      within: '[role="dialog"], dialog[open]',
    },
    { open: '/graphql', shows: /FindLawyers/ },
  ],
  client: [
    { open: `/user/cases/${caseId}?tab=messages`, shows: /Message to [\s\S]*Send/ },
    { act: SEND, name: 'a message with a document', shows: /on Sunday\.[\s\S]*Deed\.pdf[\s\S]*Sent / },
    { open: '/user/profile', shows: /Update Profile/ },
    { open: '/account/privacy', shows: /Download my data/ },
  ],
  lawyer: [{ open: `/lawyer/cases/${caseId}?tab=messages`, shows: /I bring the deed on Sunday\./ }],
  admin: [{ open: '/admin/audit', shows: /Done by/ }],
});

/** After how many milliseconds the page, or the part of it, says something; null where it does not. */
async function shownAfter({ run }, wanted, within = 'body') {
  const started = Date.now();
  while (Date.now() - started < LONGEST_MILLISECONDS) {
    const text = await run(
      'return document.readyState === "complete" ? `${location.pathname}\\n${document.querySelector(arguments[0])?.innerText ?? ""}` : ""',
      within,
    );
    if (wanted.test(text)) return Date.now() - started;
    await sleep(100);
  }
  return null;
}

async function signIn(browser, origin, reader) {
  await browser.open(`${origin}/terms`);
  await sleep(HANDLES_INPUT_AFTER_MILLISECONDS);
  await browser.run(SIGN_OUT);
  await browser.open(`${origin}/login`);
  await shownAfter(browser, /Sign In/, 'main form');
  await sleep(HANDLES_INPUT_AFTER_MILLISECONDS);
  await browser.run(SIGN_IN, `${reader}@ainsathi.test`, PASSWORD);
  return shownAfter(browser, /Dashboard/);
}

export default async function browsers(run) {
  const { origin, stop } = await startThrowawayServer();
  run.atEnd(stop);
  const walk = walkOf(await sharedCase(origin));
  const browsers = installedBrowsers();
  if (browsers.length === 0)
    run.note('Neither WebKitWebDriver nor firefox-esr is installed', 'nothing to walk with');
  for (const { name, start } of browsers) {
    const browser = await start(run);
    const promise = (step, milliseconds) =>
      run.promise(
        `${name}, ${step} within ${LONGEST_MILLISECONDS / 1000} s`,
        milliseconds === null ? 'not shown' : `${milliseconds} ms`,
        milliseconds !== null,
      );
    for (const [reader, steps] of Object.entries(walk)) {
      if (reader !== 'visitor') promise(`${reader}: sign-in`, await signIn(browser, origin, reader));
      for (const { open, act, name: step = open, shows, within } of steps) {
        await sleep(HANDLES_INPUT_AFTER_MILLISECONDS);
        await (open ? browser.open(origin + open) : browser.run(act, MESSAGE));
        promise(`${reader}: ${step}`, await shownAfter(browser, shows, within));
      }
    }
  }
}
