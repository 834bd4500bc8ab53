import type { ApolloClient } from '@apollo/client';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { randomUuid } from '../../lib/random-uuid';
import { followCall, signalSender } from './call-feed';
import type { Link, Microphone, ViewedCall } from './call-view';
import type { DataMode } from './data-modes';
import { AdmitToCallDocument, EndCallDocument, JoinCallDocument } from './generated/call-operations';
import { openCamera, openMedia } from './local-media';
import type { CallSignal } from './negotiation';
import { CallPeer, type MediaState } from './peer-connection';
import { keepAwake } from './wake-lock';

/** Everything that the page of a call shows. */
export interface CallSnapshot {
  microphone: Microphone;
  /** The own sound and picture. */
  stream: MediaStream | null;
  own: MediaState;
  call: ViewedCall | null;
  link: Link;
  /** Of the other person; null until it arrives. */
  otherStream: MediaStream | null;
  other: MediaState | null;
}

interface SessionOptions {
  client: ApolloClient;
  caseId: string;
  viewer: Role;
  mode: DataMode;
}

const noLink: Link = { state: 'connecting', since: 0, isPoor: false };

/** One window's part in a call: its devices, its place in the call, and the connection to the other window. */
export class CallSession {
  readonly windowId = randomUuid();
  private snapshot: CallSnapshot;
  private readonly listeners = new Set<() => void>();
  private configuration: RTCConfiguration = {};
  private peer: { windowId: string; connection: CallPeer } | null = null;
  private stopFollowing: (() => void) | null = null;
  private releaseWakeLock: (() => void) | null = null;

  constructor(private readonly options: SessionOptions) {
    this.snapshot = {
      ...{ microphone: 'asking', stream: null, call: null, link: noLink, otherStream: null, other: null },
      own: { isMuted: false, hasPicture: false, mode: options.mode },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): CallSnapshot => this.snapshot;

  private set(change: Partial<CallSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.listeners.forEach((listener) => listener());
  }

  async openDevices(): Promise<void> {
    const { microphone, stream } = await openMedia();
    const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;
    this.set({ microphone, stream, own: { ...this.snapshot.own, hasPicture } });
  }

  /** Takes a place in the call of the case, also from another window. @param call starts one if there is none. */
  async join(call: boolean): Promise<void> {
    const { client, caseId } = this.options;
    const variables = { input: { caseId, windowId: this.windowId, call } };
    const { data } = await client.mutate({ mutation: JoinCallDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) return;
    const { iceServers, relayOnly } = data.joinCall;
    this.configuration = {
      iceServers: iceServers.map(({ urls, username, credential }) => ({
        urls,
        username: username ?? undefined,
        credential: credential ?? undefined,
      })),
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
    };
    const joined = readFragment<ViewedCall>(data.joinCall.call);
    this.disconnect();
    this.update(joined, []);
    this.releaseWakeLock ??= keepAwake();
    this.stopFollowing ??= followCall(client, {
      id: joined.id,
      windowId: this.windowId,
      onUpdate: (viewed, signals) => this.update(viewed, signals),
    });
  }

  private update(call: ViewedCall, signals: readonly CallSignal[]): void {
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
    signals.forEach((signal) => this.peer?.connection.receive(signal));
  }

  private connect(id: string, toWindowId: string): void {
    const { client, viewer } = this.options;
    const { stream, own } = this.snapshot;
    if (!stream) return;
    const { windowId } = this;
    const onLost = () => this.peer?.connection.restart();
    this.peer = {
      windowId: toWindowId,
      connection: new CallPeer({
        configuration: this.configuration,
        polite: viewer === 'USER',
        stream,
        state: own,
        send: signalSender(client, { id, windowId, toWindowId, onLost }),
        onLink: (link) => this.set({ link }),
        onStream: (otherStream) => this.set({ otherStream }),
        onState: (other) => this.set({ other }),
      }),
    };
  }

  private disconnect(): void {
    this.peer?.connection.close();
    this.peer = null;
    this.set({ otherStream: null, other: null, link: noLink });
  }

  private setOwn(change: Partial<MediaState>): void {
    const own = { ...this.snapshot.own, ...change };
    this.set({ own });
    this.peer?.connection.setState(own);
  }

  setMuted(isMuted: boolean): void {
    this.snapshot.stream?.getAudioTracks().forEach((track) => (track.enabled = !isMuted));
    this.setOwn({ isMuted });
  }

  /** Turns the camera on or off, with its light. */
  async setPicture(isOn: boolean): Promise<void> {
    const { stream, own } = this.snapshot;
    if (!stream || isOn === own.hasPicture) return;
    const track = isOn ? await openCamera() : null;
    if (isOn && !track) return;
    stream.getVideoTracks().forEach((present) => {
      present.stop();
      stream.removeTrack(present);
    });
    if (track) stream.addTrack(track);
    await this.peer?.connection.showPicture(track);
    const mode = isOn && own.mode === 'VOICE' ? 'SAVE' : own.mode;
    this.setOwn({ hasPicture: isOn, mode });
  }

  async setMode(mode: DataMode): Promise<void> {
    this.setOwn({ mode });
    if (mode === 'VOICE') await this.setPicture(false);
  }

  async admit(): Promise<void> {
    const { call } = this.snapshot;
    if (!call) return;
    const { client } = this.options;
    const { data } = await client.mutate({ mutation: AdmitToCallDocument, variables: { id: call.id } });
    if (data) this.update(readFragment<ViewedCall>(data.admitToCall.call), []);
  }

  /** Ends the call for both. */
  async leave(): Promise<void> {
    const { call } = this.snapshot;
    if (!call) return;
    const { client } = this.options;
    const { data } = await client.mutate({ mutation: EndCallDocument, variables: { id: call.id } });
    if (data) this.update(readFragment<ViewedCall>(data.endCall.call), []);
  }

  /** Ends this window's part: devices, connection and requests. */
  release(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.releaseWakeLock?.();
    this.releaseWakeLock = null;
    this.disconnect();
    this.snapshot.stream?.getTracks().forEach((track) => track.stop());
    this.set({ stream: null });
  }
}
