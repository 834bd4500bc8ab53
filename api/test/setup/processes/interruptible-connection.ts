import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy before the database whose connections can be interrupted and restored, as networks do. */
export class InterruptibleConnection {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private port = 0;
  private frozen = false;
  private target = { host: '127.0.0.1', port: 0 };

  /** Starts the proxy for a database URL and returns the URL of the proxy. */
  async open(url: string): Promise<string> {
    const address = new URL(url);
    this.leadTo(url);
    await this.restore();
    address.hostname = '127.0.0.1';
    address.port = String(this.port);
    return address.toString();
  }

  /** Connects new connections to the server of another database URL; the open ones stay where they are. */
  leadTo(url: string): void {
    const { hostname, port } = new URL(url);
    this.target = { host: hostname, port: Number(port || 5432) };
  }

  /** Closes every connection and refuses new ones. */
  async interrupt(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = null;
  }

  /** Keeps connections open without passing data: like a frozen server, or a dead connection that was never closed. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Passes the data of new connections; the frozen ones stay frozen. */
  acceptNewConnections(): void {
    this.frozen = false;
  }

  /** Accepts connections again, on the same port. */
  async restore(): Promise<void> {
    const server = createServer((clientSocket) => {
      if (this.frozen) {
        this.sockets.add(clientSocket);
        return;
      }
      const serverSocket = connect(this.target);
      for (const [socket, peer] of [
        [clientSocket, serverSocket],
        [serverSocket, clientSocket],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => peer.destroy());
        socket.on('close', () => {
          peer.destroy();
          this.sockets.delete(socket);
        });
      }
      clientSocket.pipe(serverSocket).pipe(clientSocket);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }
}
