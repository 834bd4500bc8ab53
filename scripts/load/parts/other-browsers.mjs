// Browsers that Playwright does not drive here: WebKitGTK by WebDriver, Firefox by WebDriver BiDi, which it speaks itself.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { freePort } from '../../lib/throwaway-server.mjs';

const TRIES = 120;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const isInstalled = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

async function retry(work) {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES) throw error;
      await sleep(250);
    }
}

async function openWebKit(run) {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  run.atEnd(() => process.kill(-driver.pid));
  const call = async (method, address, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await retry(() => call('GET', '/status'));
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  run.atEnd(() => call('DELETE', session).catch(() => undefined));
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (script, ...args) => call('POST', `${session}/execute/sync`, { script, args }),
  };
}

/** Sends commands of WebDriver BiDi and resolves with their results. */
async function connectTo(address) {
  const socket = await retry(
    () =>
      new Promise((resolve, reject) => {
        const opened = new WebSocket(address);
        opened.addEventListener('open', () => resolve(opened));
        opened.addEventListener('error', reject);
      }),
  );
  const pending = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    const command = pending.get(id);
    pending.delete(id);
    if (error) command?.reject(new Error(`${error}: ${message}`));
    else command?.resolve(result);
  });
  let id = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      id += 1;
      pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function openFirefox(run) {
  const profile = mkdtempSync(path.join(tmpdir(), 'ainsathi-firefox-'));
  const port = await freePort();
  const options = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const firefox = spawn('firefox-esr', options, { detached: true, stdio: 'ignore' });
  run.atEnd(async () => {
    process.kill(-firefox.pid);
    await sleep(1_000);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const send = await connectTo(`ws://127.0.0.1:${port}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (script, ...args) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `function () { ${script} }`,
        arguments: args.map((value) => ({ type: 'string', value })),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
  };
}

const BROWSERS = [
  { name: 'WebKitGTK', program: 'WebKitWebDriver', start: openWebKit },
  { name: 'Firefox', program: 'firefox-esr', start: openFirefox },
];

/** Those that this machine has: `open(url)` loads a page, `run(script, ...texts)` gives what the script returns there. */
export const installedBrowsers = () => BROWSERS.filter(({ program }) => isInstalled(program));
