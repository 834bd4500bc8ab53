import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createApp } from '../../src/app';
import { limitConnectionsOfNetworks, MOST_CONNECTIONS_OF_NETWORK } from '../../src/http/server-limits';
import { ACCEPTED } from '../../src/platform/live/socket-upgrades';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();

describe('upgrades', () => {
  it('that are refused are closed, also where the client leaves its side open', async () => {
    const another = await createApp(app.platform, null);
    const { server } = another;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const before = server.maxConnections;
    const refused = ['/graphql', '/elsewhere'].flatMap((path) => Array.from({ length: 20 }, () => path));
    const sockets = refused.map((path) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://elsewhere.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        ),
      );
      return socket.on('error', () => undefined);
    });
    const answers = await Promise.all(
      sockets.slice(0, 20).map(async (socket) => String((await once(socket, 'data'))[0])),
    );
    expect(answers.every((answer) => answer.startsWith('HTTP/1.1 403 '))).toBe(true);
    const open = () => promisify(server.getConnections.bind(server))();
    for (let time = 0; time < 50 && (await open()) > 0; time += 1) await pause(100);
    expect(await open()).toBe(0);
    expect(server.maxConnections).toBe(before);
    sockets.forEach((socket) => socket.destroy());
    await another.stop();
  });

  it('count for their network until they are accepted', async () => {
    const server = createServer();
    const asked: Duplex[] = [];
    let isAccepting = false;
    server.prependListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.1' }),
    );
    limitConnectionsOfNetworks(server, () => false);
    server.on('upgrade', (_request, socket) => {
      asked.push(socket);
      if (isAccepting) server.emit(ACCEPTED, socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const isCut = (): Promise<boolean> =>
      new Promise((resolve) => {
        connect(port, '127.0.0.1', function write(this: Socket) {
          this.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
        })
          .once('data', () => resolve(false))
          .once('close', () => resolve(true))
          .once('error', () => undefined);
      });
    for (let n = 0; n < MOST_CONNECTIONS_OF_NETWORK; n += 1) expect(await isCut()).toBe(false);
    expect(await isCut()).toBe(true);
    for (const socket of asked) server.emit(ACCEPTED, socket);
    isAccepting = true;
    for (let n = 0; n <= MOST_CONNECTIONS_OF_NETWORK; n += 1) expect(await isCut()).toBe(false);
    asked.forEach((socket) => socket.destroy());
    server.close();
  });
});
