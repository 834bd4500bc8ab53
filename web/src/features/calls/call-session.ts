import { makeVar, type ApolloClient } from '@apollo/client';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { randomUuid } from '../../lib/random-uuid';
import { followCall, isRefused, signalPoster } from './call-feed';
import type { Microphone } from './call-view';
import type { DataMode } from './data-modes';
import {
  AdmitToCallDocument,
  EndCallDocument,
  JoinCallDocument,
  type ViewedCallFragment,
} from './generated/call-operations';
import { openCamera, openMedia } from './local-media';
import type { CallSignal } from './negotiation';
import { CallPeer, type MediaState, type PeerSnapshot } from './peer-connection';
import { signalSender } from './signal-sender';
import { keepAwake } from './wake-lock';

/** Everything that the page of a call shows. */
export interface CallSnapshot extends PeerSnapshot {
  microphone: Microphone;
  /** The own sound and picture. */
  stream: MediaStream | null;
  own: MediaState;
  call: ViewedCallFragment | null;
}

interface SessionOptions {
  client: ApolloClient;
  caseId: string;
  viewer: Role;
  mode: DataMode;
}

/** The window of the other person, and the present connection to it. */
interface Peer {
  windowId: string;
  send: (signal: CallSignal) => void;
  connection: CallPeer | null;
  hasFailed: boolean;
}

const noPeer = (): PeerSnapshot => ({
  link: { state: 'connecting', since: Date.now(), isPoor: false },
  otherStream: null,
  other: null,
});

/** Without a connection for so long it is built anew. */
const rebuildMilliseconds = 10_000;
/** Credentials of the relay are valid for longer. */
const renewMilliseconds = 30 * 60_000;
const renewalCheckMilliseconds = 60_000;

/** One window's part in a call: its devices, its place in the call, and the connection to the other window. */
export class CallSession {
  readonly windowId = randomUuid();
  readonly snapshot;
  private configuration: RTCConfiguration = {};
  private configuredAt = 0;
  private peer: Peer | null = null;
  /** The number of the latest connection that this side built. */
  private built = 0;
  private rebuilder: ReturnType<typeof setTimeout> | undefined;
  private renewer: ReturnType<typeof setInterval> | undefined;
  private stopFollowing: (() => void) | null = null;
  private releaseWakeLock: (() => void) | null = null;

  constructor(private readonly options: SessionOptions) {
    const own = { isMuted: false, hasPicture: false, mode: options.mode };
    this.snapshot = makeVar<CallSnapshot>({
      ...noPeer(),
      microphone: 'asking',
      stream: null,
      call: null,
      own,
    });
  }

  private set(change: Partial<CallSnapshot>): void {
    this.snapshot({ ...this.snapshot(), ...change });
  }

  async openDevices(): Promise<void> {
    const { microphone, stream } = await openMedia();
    const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;
    this.set({ microphone, stream, own: { ...this.snapshot().own, hasPicture } });
  }

  /** Takes a place in the call of the case, also from another window. @param call starts one if there is none. */
  async join(call: boolean): Promise<void> {
    const joined = await this.requestPlace(call);
    if (!joined) return;
    this.disconnect();
    this.update(joined, []);
    this.releaseWakeLock ??= keepAwake();
    this.renewer ??= setInterval(() => void this.renew(), renewalCheckMilliseconds);
    this.stopFollowing ??= followCall(this.options.client, {
      id: joined.id,
      windowId: this.windowId,
      onUpdate: (viewed, signals) => this.update(viewed, signals),
    });
  }

  private async requestPlace(call: boolean): Promise<ViewedCallFragment | null> {
    const { client, caseId } = this.options;
    const variables = { input: { caseId, windowId: this.windowId, call } };
    const { data } = await client.mutate({ mutation: JoinCallDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) return null;
    const { iceServers, relayOnly } = data.joinCall;
    this.configuration = {
      iceServers: iceServers.map(({ urls, username, credential }) => ({
        urls,
        username: username ?? undefined,
        credential: credential ?? undefined,
      })),
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
    };
    this.configuredAt = Date.now();
    return readFragment<ViewedCallFragment>(data.joinCall.call);
  }

  /** Renews the credentials of the relay before they end, so that each restart has valid ones. */
  private async renew(): Promise<void> {
    const { call } = this.snapshot();
    const isHere = call?.state === 'CONNECTED' && call.windowId === this.windowId;
    if (!isHere || Date.now() - this.configuredAt < renewMilliseconds) return;
    // The next check tries again.
    await this.requestPlace(false).catch(() => null);
    this.peer?.connection?.configure(this.configuration);
  }

  private update(call: ViewedCallFragment, signals: readonly CallSignal[]): void {
    this.set({ call });
    if (call.state === 'ENDED') {
      this.release();
      return;
    }
    const isHere = call.state === 'CONNECTED' && call.windowId === this.windowId;
    const other = isHere ? call.otherWindowId : null;
    if (other !== (this.peer?.windowId ?? null)) {
      this.disconnect();
      if (other !== null) this.connect(call.id, other);
    }
    signals.forEach((signal) => this.receive(signal));
  }

  /** The lawyer's browser offers, the client's answers. */
  private get offers(): boolean {
    return this.options.viewer === 'LAWYER';
  }

  private connect(id: string, toWindowId: string): void {
    const { windowId } = this;
    const post = signalPoster(this.options.client, { id, windowId, toWindowId });
    const onLost = (error: unknown) => {
      if (!isRefused(error)) this.expectConnection();
    };
    const send = signalSender({ post, onLost });
    this.peer = { windowId: toWindowId, send, connection: null, hasFailed: false };
    if (this.offers) this.rebuild();
    this.expectConnection();
  }

  /** Builds the connection anew; the client asks the lawyer's browser for it. */
  private rebuild(): void {
    const { peer } = this;
    if (!peer) return;
    if (this.offers) this.build(peer, Math.max(this.built + 1, Date.now()));
    else peer.send({ connection: this.built, wants: 'connection' });
  }

  private build(peer: Peer, number: number): void {
    peer.connection?.close();
    this.built = number;
    const { stream, own, link, microphone } = this.snapshot();
    const isLost = link.state === 'connected';
    this.set({
      otherStream: null,
      other: null,
      link: isLost ? { state: 'lost', since: Date.now(), isPoor: false } : link,
    });
    peer.connection = new CallPeer({
      ...{ configuration: this.configuration, number, offers: this.offers, stream, send: peer.send },
      state: microphone === 'ready' ? own : null,
      link: this.snapshot().link,
      onChange: (change) => this.set(change),
      onFailed: (error) => this.recover(peer, error),
    });
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

  private receive(signal: CallSignal): void {
    const { peer } = this;
    if (!peer) return;
    if (!this.offers && signal.description && signal.connection > this.built)
      this.build(peer, signal.connection);
    const isPresent = signal.connection === peer.connection?.number;
    // A client without a connection has got no offer.
    if (signal.wants === 'connection' && (isPresent || signal.connection === 0)) this.rebuild();
    else if (signal.wants === 'restart' && isPresent) peer.connection?.restart();
    else if (isPresent) peer.connection?.receive(signal);
  }

  private disconnect(): void {
    clearTimeout(this.rebuilder);
    this.rebuilder = undefined;
    this.peer?.connection?.close();
    this.peer = null;
    this.built = 0;
    this.set(noPeer());
  }

  private setOwn(change: Partial<MediaState>): void {
    const own = { ...this.snapshot().own, ...change };
    this.set({ own });
    this.peer?.connection?.setState(own);
  }

  setMuted(isMuted: boolean): void {
    const { stream } = this.snapshot();
    stream?.getAudioTracks().forEach((track) => (track.enabled = !isMuted));
    this.setOwn({ isMuted });
  }

  /** Turns the camera on or off, with its light. */
  async setPicture(isOn: boolean): Promise<void> {
    const { stream, own } = this.snapshot();
    if (!stream || isOn === own.hasPicture) return;
    const track = isOn ? await openCamera() : null;
    if (isOn && !track) return;
    stream.getVideoTracks().forEach((present) => {
      present.stop();
      stream.removeTrack(present);
    });
    if (track) stream.addTrack(track);
    await this.peer?.connection?.showStream(stream);
    const mode = isOn && own.mode === 'VOICE' ? 'SAVE' : own.mode;
    this.setOwn({ hasPicture: isOn, mode });
  }

  async setMode(mode: DataMode): Promise<void> {
    this.setOwn({ mode });
    if (mode === 'VOICE') await this.setPicture(false);
  }

  readonly admit = async (): Promise<void> => this.change(AdmitToCallDocument);

  /** Ends the call for both. */
  readonly leave = async (): Promise<void> => this.change(EndCallDocument);

  private async change(mutation: typeof AdmitToCallDocument | typeof EndCallDocument): Promise<void> {
    const id = this.snapshot().call?.id;
    if (id === undefined) return;
    const { data } = await this.options.client.mutate({ mutation, variables: { id } });
    if (data) this.update(readFragment<ViewedCallFragment>(data.changed.call), []);
  }

  /** Ends this window's part: devices, connection and requests. */
  release(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    clearInterval(this.renewer);
    this.renewer = undefined;
    this.releaseWakeLock?.();
    this.releaseWakeLock = null;
    this.disconnect();
    const { stream } = this.snapshot();
    stream?.getTracks().forEach((track) => track.stop());
    this.set({ stream: null });
  }
}
