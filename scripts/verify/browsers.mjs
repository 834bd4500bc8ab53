// A walk through the product in WebKitGTK (Debian: webkit2gtk-driver, xvfb), and in Firefox where geckodriver is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startThrowawayServer } from '../lib/throwaway-server.mjs';
import { verify } from './verify.mjs';

const LONGEST_MILLISECONDS = 8_000;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const ENGINES = {
  WebKitWebDriver: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } },
  geckodriver: { 'moz:firefoxOptions': { args: ['-headless'] } },
};

/** Pages by their reader, with a text of each. */
const WALK = {
  visitor: [
    ['/', /AinSathi/],
    ['/lawyers?search=land', /advocate/i],
    ['/blogs', /Articles|Blogs/],
    ['/graphql', /FindLawyers/],
  ],
  client: [
    ['/user', /Dashboard/],
    ['/user/profile', /Update Profile/],
    ['/account/privacy', /Download my data/],
  ],
  admin: [['/admin/audit', /Done by/]],
};

const isInstalled = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

/** A browser behind a WebDriver: opens addresses, and runs scripts in the page. */
async function openBrowser({ atEnd }, name, alwaysMatch) {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', name, `--port=${port}`], { detached: true, stdio: 'ignore' });
  atEnd(() => process.kill(-driver.pid));
  const call = async (method, address, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 40 && !(await call('GET', '/status').catch(() => null)); tries += 1)
    await sleep(250);
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  atEnd(() => call('DELETE', session).catch(() => undefined));
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (script, args = []) => call('POST', `${session}/execute/sync`, { script, args }),
  };
}

async function signIn({ open, run }, origin, reader) {
  const query = `mutation { login(email: "${reader}@ainsathi.test", password: "ainsathi-demo-2026") { token user { id name email role } } }`;
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { token, user } = (await response.json()).data.login;
  const { id: _id, name, email, role } = user;
  await open(`${origin}/terms`);
  await run("localStorage.setItem('token', arguments[0]); localStorage.setItem('user', arguments[1])", [
    token,
    JSON.stringify({ _id, name, email, role: role.toLowerCase() }),
  ]);
}

/** After how many milliseconds the page says something; null where it does not. */
async function shownAfter({ open, run }, url, wanted) {
  const started = Date.now();
  await open(url);
  while (Date.now() - started < LONGEST_MILLISECONDS) {
    if (wanted.test(await run('return document.body.innerText'))) return Date.now() - started;
    await sleep(100);
  }
  return null;
}

await verify(async (run) => {
  const { origin, stop } = await startThrowawayServer();
  run.atEnd(stop);
  for (const [name, capabilities] of Object.entries(ENGINES).filter(([engine]) => isInstalled(engine))) {
    const browser = await openBrowser(run, name, capabilities);
    for (const [reader, pages] of Object.entries(WALK)) {
      if (reader !== 'visitor') await signIn(browser, origin, reader);
      for (const [address, wanted] of pages) {
        const milliseconds = await shownAfter(browser, origin + address, wanted);
        run.promise(
          `${name}, ${reader}: ${address} is shown within ${LONGEST_MILLISECONDS / 1000} s`,
          milliseconds === null ? 'it is not' : `${milliseconds} ms`,
          milliseconds !== null,
        );
      }
    }
  }
});
