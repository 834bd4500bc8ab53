import { createQualityMeter, sampleOf } from './connection-quality';
import type { Link } from './call-view';
import { lowerMode, pictureEncoding, soundEncoding, type DataMode } from './data-modes';
import { createNegotiation, type CallSignal } from './negotiation';

/** What one side tells the other of its media. */
export interface MediaState {
  isMuted: boolean;
  hasPicture: boolean;
  /** The wish for data. */
  mode: DataMode;
}

/** What a connection brings from the other person; null until it arrives. */
export interface PeerSnapshot {
  link: Link;
  otherStream: MediaStream | null;
  other: MediaState | null;
}

interface PeerOptions {
  configuration: RTCConfiguration;
  polite: boolean;
  stream: MediaStream;
  state: MediaState;
  send: (signal: CallSignal) => void;
  onChange: (change: Partial<PeerSnapshot>) => void;
}

const restartAfterMilliseconds = 3_000;
const restartAgainMilliseconds = 10_000;
const sampleMilliseconds = 2_000;
/** Both sides open the channel with this number, so that it needs no negotiation of its own. */
const channelId = 0;

/** The connection of this browser to one window of the other person. */
export class CallPeer {
  private readonly connection: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private readonly negotiation;
  private readonly meter = createQualityMeter();
  private readonly ended = new AbortController();
  private readonly sampler: ReturnType<typeof setInterval>;
  private restarter: ReturnType<typeof setTimeout> | undefined;
  private received: Promise<void> = Promise.resolve();
  private link: Link = { state: 'connecting', since: Date.now(), isPoor: false };
  private state: MediaState;
  private otherMode: DataMode = 'NORMAL';

  constructor(private readonly options: PeerOptions) {
    this.state = options.state;
    this.connection = new RTCPeerConnection(options.configuration);
    this.negotiation = createNegotiation({ ...options, connection: this.connection });
    this.channel = this.connection.createDataChannel('state', { negotiated: true, id: channelId });
    this.listen();
    options.stream.getTracks().forEach((track) => this.connection.addTrack(track, options.stream));
    this.sampler = setInterval(() => void this.sample(), sampleMilliseconds);
    options.onChange({ link: this.link });
  }

  private listen(): void {
    const { connection, channel, negotiation, options } = this;
    const { signal } = this.ended;
    connection.addEventListener('negotiationneeded', () => void negotiation.offer(), { signal });
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) negotiation.addCandidate(candidate.toJSON());
    });
    connection.addEventListener(
      'track',
      ({ streams: [otherStream = null] }) => options.onChange({ otherStream }),
      { signal },
    );
    connection.addEventListener('connectionstatechange', () => this.follow(), { signal });
    channel.addEventListener('open', () => this.tell(), { signal });
    channel.addEventListener('message', ({ data }) => this.hear(String(data)), { signal });
    window.addEventListener('online', () => this.restart(), { signal });
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
    const since = state === this.link.state ? this.link.since : Date.now();
    this.link = { state, since, isPoor };
    this.options.onChange({ link: this.link });
  }

  /** Looks for a way between the two browsers anew, again and again until there is one. */
  restart(): void {
    clearTimeout(this.restarter);
    this.connection.restartIce();
    // An offer without an answer was lost; the browser asks for no other one before.
    if (this.connection.signalingState === 'have-local-offer') void this.negotiation.offer();
    this.restarter = setTimeout(() => {
      if (this.connection.connectionState !== 'connected') this.restart();
    }, restartAgainMilliseconds);
  }

  private async sample(): Promise<void> {
    if (this.link.state !== 'connected') return;
    const isPoor = this.meter(sampleOf([...(await this.connection.getStats())] as [string, unknown][]));
    if (isPoor !== this.link.isPoor) this.show(this.link.state, isPoor);
  }

  private tell(): void {
    if (this.channel.readyState === 'open') this.channel.send(JSON.stringify(this.state));
  }

  private hear(text: string): void {
    const other = JSON.parse(text) as MediaState;
    this.otherMode = other.mode;
    this.options.onChange({ other });
    void this.encode();
  }

  /** Sends within the lower wish of the two. */
  private async encode(): Promise<void> {
    const mode = lowerMode(this.state.mode, this.otherMode);
    await Promise.all(
      this.connection.getSenders().map(async (sender) => {
        const parameters = sender.getParameters();
        const [encoding] = parameters.encodings;
        if (!encoding || !sender.track) return;
        const height = sender.track.getSettings().height ?? 0;
        Object.assign(
          encoding,
          sender.track.kind === 'audio' ? soundEncoding : pictureEncoding(mode, height),
        );
        // The next change of the connection tries again.
        await sender.setParameters(parameters).catch(() => undefined);
      }),
    );
  }

  /** Takes a signal of the other browser, after those before it. */
  receive(signal: CallSignal): void {
    this.received = this.received.then(async () => this.negotiation.receive(signal)).catch(reportError);
  }

  /** Sends this picture instead of the present one; null for none. */
  async showPicture(track: MediaStreamTrack | null): Promise<void> {
    const sender = this.connection
      .getTransceivers()
      .find(({ receiver }) => receiver.track.kind === 'video')?.sender;
    if (sender) await sender.replaceTrack(track);
    else if (track) this.connection.addTrack(track, this.options.stream);
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
