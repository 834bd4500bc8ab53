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
  /** Resolves once the credentials of the relay are valid. */
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

/** Without a connection for so long it is built anew. */
const rebuildMilliseconds = 10_000;

/** The way to the window of the other person: its signals, and a connection that is built anew where it does not come. */
export class OtherWindow {
  private configuration: RTCConfiguration = {};
  private peer: Peer | null = null;
  /** The number of the latest connection that this side built. */
  private built = 0;
  private rebuilder: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OtherWindowOptions) {}

  /** Takes new credentials of the relay, for the next connection and the next restart. */
  configure(configuration: RTCConfiguration): void {
    this.configuration = configuration;
    this.peer?.connection?.configure(configuration);
  }

  /** Connects to that window of a call instead of the present one; null for none. */
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

  /** Builds the connection anew; the client asks the lawyer's browser for it. */
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

  /** What the other window may know of the own media; nothing before the browser has answered for the microphone. */
  private get told() {
    const { microphone, own } = this.options.read();
    return microphone === 'asking' || microphone === 'unasked' ? null : own;
  }

  /** After a description that could not be applied at once, but not again and again. */
  private recover(peer: Peer, error: unknown): void {
    if (error !== undefined) reportError(error);
    const isAtOnce = error !== undefined && !peer.hasFailed;
    peer.hasFailed = true;
    if (isAtOnce) this.rebuild();
    this.expectConnection();
  }

  /** Looks after ten seconds whether there is a connection. */
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
    // A client without a connection has got no offer.
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
