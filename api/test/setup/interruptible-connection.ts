import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the database that can be cut and mended, as networks do. */
export class CuttableLine {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private port = 0;
  private hushed = false;
  private target = { host: '127.0.0.1', port: 0 };

  /** Takes the place of a database's address. */
  async open(url: string): Promise<string> {
    const address = new URL(url);
    this.target = { host: address.hostname, port: Number(address.port || 5432) };
    await this.mend();
    address.hostname = '127.0.0.1';
    address.port = String(this.port);
    return address.toString();
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = null;
  }

  /** Keeps every connection, and lets nothing through: as a server that is frozen, or a line that is dead without a word. */
  hush(): void {
    this.hushed = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Lets through what connects from now on; the hushed connections stay as they are. */
  hearNewConnections(): void {
    this.hushed = false;
  }

  /** Lets connections through again, on the same port. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      if (this.hushed) {
        this.sockets.add(near);
        return;
      }
      const far = connect(this.target);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          other.destroy();
          this.sockets.delete(socket);
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }
}
