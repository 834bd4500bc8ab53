import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/throwaway-server.mjs';

const PROGRAM = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  .map((folder) => path.join(folder, 'turnserver'))
  .find((file) => existsSync(file));
const SECRET = 'the secret of the relay of this drill';

/**
 * A coturn on this machine: the `variables` by which the product uses it, `start()` and `stop()`; `isInstalled` is false
 * where there is none.
 */
export async function createRelay({ atEnd }) {
  const [port, commandPort] = [await freePort(), await freePort()];
  let relay = null;
  const stop = async () => {
    if (relay === null || relay.exitCode !== null) return;
    relay.kill('SIGKILL');
    await once(relay, 'exit');
  };
  atEnd(stop);
  const args = [
    ...['-n', '--no-tls', '--no-dtls', '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1'],
    ...[`--listening-port=${port}`, '--use-auth-secret', `--static-auth-secret=${SECRET}`],
    // Peers on this machine are allowed only with a password of its console.
    ...['--realm=drill.test', '--allow-loopback-peers', `--cli-port=${commandPort}`, '--cli-password=drill'],
    ...['--min-port=49160', '--max-port=49959', '--pidfile=/dev/null', '--log-file=stdout'],
  ];
  return {
    isInstalled: PROGRAM !== undefined,
    variables: { TURN_URLS: `turn:127.0.0.1:${port}`, TURN_SECRET: SECRET },
    stop,
    start: async () => {
      relay = spawn(PROGRAM, args, { stdio: 'ignore' });
      for (let tries = 0; tries < 100 && !(await listens(port)); tries += 1) await sleep(50);
    },
  };
}

async function listens(port) {
  const socket = createConnection(port, '127.0.0.1');
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}
