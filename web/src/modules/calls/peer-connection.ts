import { createQualityMeter, sampleOf } from './media/connection-quality';
import type { Link } from './call-view';
import { lowerMode, pictureEncoding, soundEncoding, type DataMode } from './media/data-modes';
import { createNegotiation, type CallSignal } from './negotiation';
import { now } from '../../lib/now';

/** A side's media, as sent to the other side. */
export interface MediaState {
  isMuted: boolean;
  hasPicture: boolean;
  /** Whether the microphone is silent: refused, taken by a phone call, or unplugged. */
  isSoundLost: boolean;
  mode: DataMode;
}

/** The other person's media and state; null until they arrive. */
export interface PeerSnapshot {
  link: Link;
  otherStream: MediaStream | null;
  other: MediaState | null;
}

export interface PeerOptions {
  configuration: RTCConfiguration;
  /** Higher for later connections. */
  number: number;
  /** Whether this side offers and the other answers. */
  offers: boolean;
  stream: MediaStream | null;
  /** Null until the microphone permission is answered. */
  state: MediaState | null;
  link: Link;
  send: (signal: CallSignal) => void;
  renewed: () => Promise<unknown>;
  onChange: (change: Partial<PeerSnapshot>) => void;
  /** A description failed, or the connection does not recover. */
  onFailed: (error?: unknown) => void;
}

const restartAfterMilliseconds = 3_000;
const restartAgainMilliseconds = 10_000;
const sampleMilliseconds = 2_000;
/** Both sides open the channel with this number, without negotiation. */
const channelId = 0;

export class CallPeer {
  private readonly connection: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private readonly negotiation;
  private readonly meter = createQualityMeter();
  private readonly ended = new AbortController();
  private readonly sampler: ReturnType<typeof setInterval>;
  private readonly otherStream = new MediaStream();
  private restarter: ReturnType<typeof setTimeout> | undefined;
  private received: Promise<void> = Promise.resolve();
  private link: Link;
  private stream: MediaStream | null;
  private state: MediaState | null;
  private otherMode: DataMode = 'NORMAL';

  constructor(private readonly options: PeerOptions) {
    this.state = options.state;
    this.stream = options.stream;
    this.link = options.link;
    this.connection = new RTCPeerConnection(options.configuration);
    this.negotiation = createNegotiation({
      ...options,
      connection: this.connection,
      beforeAnswer: async () => this.showStream(this.stream),
    });
    // The answering side uses the offer's lines; lines created here would be additional.
    if (options.offers) for (const kind of ['audio', 'video']) this.connection.addTransceiver(kind);
    this.channel = this.connection.createDataChannel('state', { negotiated: true, id: channelId });
    this.listen();
    void this.showStream(this.stream);
    this.sampler = setInterval(() => void this.sample(), sampleMilliseconds);
  }

  get number(): number {
    return this.options.number;
  }

  private listen(): void {
    const { connection, channel, negotiation, options, otherStream } = this;
    const { signal } = this.ended;
    if (options.offers) connection.addEventListener('negotiationneeded', () => this.offer(), { signal });
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) negotiation.addCandidate(candidate.toJSON());
    });
    connection.addEventListener(
      'track',
      ({ track }) => {
        otherStream.addTrack(track);
        if (otherStream.getTracks().length === 2) options.onChange({ otherStream });
      },
      { signal },
    );
    connection.addEventListener('connectionstatechange', () => this.follow(), { signal });
    channel.addEventListener('open', () => this.tell(), { signal });
    channel.addEventListener('message', ({ data }) => this.hear(String(data)), { signal });
    window.addEventListener('online', () => this.restart(), { signal });
  }

  private offer(): void {
    this.negotiation.offer().catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    if (!this.ended.signal.aborted) this.options.onFailed(error);
  }

  private follow(): void {
    const { connectionState } = this.connection;
    if (connectionState === 'connected') {
      clearTimeout(this.restarter);
      this.show('connected');
      void this.encode();
    } else if (connectionState === 'disconnected' || connectionState === 'failed') {
      if (this.link.state === 'connected') this.show('lost');
      clearTimeout(this.restarter);
      const delay = connectionState === 'failed' ? 0 : restartAfterMilliseconds;
      this.restarter = setTimeout(() => this.restart(), delay);
    }
  }

  private show(state: Link['state'], isPoor = false): void {
    const since = state === this.link.state ? this.link.since : now();
    this.link = { state, since, isPoor };
    this.options.onChange({ link: this.link });
  }

  /** Restarts ICE; without a connection after ten seconds it has failed. */
  restart(): void {
    const { offers, number, send, onFailed } = this.options;
    clearTimeout(this.restarter);
    if (offers) {
      this.connection.restartIce();
      // An unanswered offer was lost, and the browser requests no other before its answer.
      if (this.connection.signalingState === 'have-local-offer') this.offer();
    } else send({ connection: number, wants: 'restart' });
    this.restarter = setTimeout(() => {
      if (!this.isSettled) onFailed();
    }, restartAgainMilliseconds);
  }

  /** New credentials of the relay, for the next restart. */
  configure(configuration: RTCConfiguration): void {
    if (!this.ended.signal.aborted) this.connection.setConfiguration(configuration);
  }

  get isConnected(): boolean {
    return this.connection.connectionState === 'connected';
  }

  /** Connected, without a pending offer. */
  get isSettled(): boolean {
    return this.isConnected && this.connection.signalingState === 'stable';
  }

  private async sample(): Promise<void> {
    if (this.link.state !== 'connected') return;
    const isPoor = this.meter(sampleOf([...(await this.connection.getStats())] as [string, unknown][]));
    if (isPoor !== this.link.isPoor) this.show(this.link.state, isPoor);
  }

  private tell(): void {
    if (this.state && this.channel.readyState === 'open') this.channel.send(JSON.stringify(this.state));
  }

  private hear(text: string): void {
    const other = JSON.parse(text) as MediaState;
    this.otherMode = other.mode;
    this.options.onChange({ other });
    void this.encode();
  }

  private async encode(): Promise<void> {
    const mode = lowerMode(this.state?.mode ?? 'NORMAL', this.otherMode);
    await Promise.all(
      this.connection.getSenders().map(async (sender) => {
        const parameters = sender.getParameters();
        const [encoding] = parameters.encodings;
        if (!encoding || !sender.track) return;
        const { kind, contentHint } = sender.track;
        const ofPicture = pictureEncoding(mode, sender.track.getSettings(), contentHint === 'detail');
        Object.assign(encoding, kind === 'audio' ? soundEncoding : ofPicture);
        // The next change of the connection retries.
        await sender.setParameters(parameters).catch(() => undefined);
      }),
    );
  }

  /** Handles a signal after the previous signals. */
  receive(signal: CallSignal): void {
    this.received = this.received
      .then(async () => this.negotiation.receive(signal))
      .catch((error: unknown) => this.fail(error));
  }

  /** Replaces the sent tracks, on the lines that exist from the start. */
  async showStream(stream: MediaStream | null): Promise<void> {
    this.stream = stream;
    await Promise.all(
      this.connection.getTransceivers().map(async (transceiver) => {
        if (this.ended.signal.aborted) return;
        transceiver.direction = 'sendrecv';
        const { kind } = transceiver.receiver.track;
        const track = stream?.getTracks().find((found) => found.kind === kind) ?? null;
        // Fails for a connection that was closed meanwhile.
        await transceiver.sender.replaceTrack(track).catch(() => undefined);
      }),
    );
    await this.encode();
  }

  setState(state: MediaState): void {
    this.state = state;
    this.tell();
    void this.encode();
  }

  close(): void {
    this.ended.abort();
    this.negotiation.end();
    clearInterval(this.sampler);
    clearTimeout(this.restarter);
    this.connection.close();
  }
}
