import type { ApolloClient } from '@apollo/client';
import { isRefused, signalPoster } from './call-feed';
import type { DeviceSnapshot } from './media/call-devices';
import type { CallSignal } from './negotiation';
import { CallPeer, type PeerSnapshot } from './peer-connection';
import { signalSender } from './signal-sender';
import { now } from '../../lib/now';

interface OtherWindowOptions {
  client: ApolloClient;
  windowId: string;
  offers: boolean;
  /** Resolves once the relay's credentials are valid. */
  renewed: () => Promise<unknown>;
  read: () => DeviceSnapshot & PeerSnapshot;
  onChange: (change: Partial<PeerSnapshot>) => void;
}

interface Peer {
  windowId: string;
  send: (signal: CallSignal) => void;
  connection: CallPeer | null;
  hasFailed: boolean;
}

export const noPeer = (): PeerSnapshot => ({
  link: { state: 'connecting', since: now(), isPoor: false },
  otherStream: null,
  other: null,
});

/** Rebuilds a missing connection after so long. */
const rebuildMilliseconds = 10_000;

/** The connection to the other person's window: its signals, and rebuilding if it fails. */
export class OtherWindow {
  private configuration: RTCConfiguration = {};
  private peer: Peer | null = null;
  /** The latest connection that this side built. */
  private built = 0;
  private rebuilder: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OtherWindowOptions) {}

  /** New credentials of the relay, for the next connection and the next restart. */
  configure(configuration: RTCConfiguration): void {
    this.configuration = configuration;
    this.peer?.connection?.configure(configuration);
  }

  /** Connects to another window of a call; null for none. */
  follow(id: string, toWindowId: string | null): void {
    if (toWindowId === (this.peer?.windowId ?? null)) return;
    this.disconnect();
    if (toWindowId !== null) this.connect(id, toWindowId);
  }

  private connect(id: string, toWindowId: string): void {
    const { client, windowId, offers } = this.options;
    const post = signalPoster(client, { id, windowId, toWindowId });
    const onLost = (error: unknown) => {
      if (!isRefused(error)) this.expectConnection();
    };
    const send = signalSender({ post, onLost });
    this.peer = { windowId: toWindowId, send, connection: null, hasFailed: false };
    if (offers) this.rebuild();
    this.expectConnection();
  }

  /** Rebuilds the connection; the client requests it from the lawyer's browser. */
  private rebuild(): void {
    const { peer } = this;
    if (!peer) return;
    if (this.options.offers) this.build(peer, Math.max(this.built + 1, now()));
    else peer.send({ connection: this.built, wants: 'connection' });
  }

  private build(peer: Peer, number: number): void {
    const { read, onChange, offers, renewed } = this.options;
    peer.connection?.close();
    this.built = number;
    const { stream, link } = read();
    const isLost = link.state === 'connected';
    onChange({
      otherStream: null,
      other: null,
      link: isLost ? { state: 'lost', since: now(), isPoor: false } : link,
    });
    peer.connection = new CallPeer({
      ...{ configuration: this.configuration, number, offers, stream, send: peer.send, renewed, onChange },
      state: this.told,
      link: read().link,
      onFailed: (error) => this.recover(peer, error),
    });
  }

  /** The own media for the other window; nothing before the microphone is answered. */
  private get told() {
    const { microphone, own } = this.options.read();
    return microphone === 'asking' || microphone === 'unasked' ? null : own;
  }

  /** Rebuilds at once after a failed description, but not repeatedly. */
  private recover(peer: Peer, error: unknown): void {
    if (error !== undefined) reportError(error);
    const isAtOnce = error !== undefined && !peer.hasFailed;
    peer.hasFailed = true;
    if (isAtOnce) this.rebuild();
    this.expectConnection();
  }

  /** Checks the connection after ten seconds. */
  private expectConnection(): void {
    this.rebuilder ??= setTimeout(() => {
      this.rebuilder = undefined;
      const { connection = null } = this.peer ?? {};
      if (!this.peer || connection?.isSettled) return;
      if (connection?.isConnected) connection.restart();
      else this.rebuild();
      this.expectConnection();
    }, rebuildMilliseconds);
  }

  receive(signal: CallSignal): void {
    const { peer } = this;
    if (!peer) return;
    const { offers } = this.options;
    if (!offers && signal.description && signal.connection > this.built) this.build(peer, signal.connection);
    const isPresent = signal.connection === peer.connection?.number;
    // A client without a connection has received no offer.
    if (signal.wants === 'connection' && (isPresent || signal.connection === 0)) this.rebuild();
    else if (signal.wants === 'restart' && isPresent) peer.connection?.restart();
    else if (isPresent) peer.connection?.receive(signal);
  }

  showDevices({ stream, own }: Partial<DeviceSnapshot>): void {
    const { connection } = this.peer ?? {};
    const { told } = this;
    if (stream) void connection?.showStream(stream);
    if (own && told) connection?.setState(told);
  }

  disconnect(): void {
    clearTimeout(this.rebuilder);
    this.rebuilder = undefined;
    this.peer?.connection?.close();
    this.peer = null;
    this.built = 0;
    this.options.onChange(noPeer());
  }
}
