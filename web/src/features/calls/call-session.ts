import { makeVar, type ApolloClient } from '@apollo/client';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { randomUuid } from '../../lib/random-uuid';
import { followCall, signalSender } from './call-feed';
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

const noPeer: PeerSnapshot = {
  link: { state: 'connecting', since: 0, isPoor: false },
  otherStream: null,
  other: null,
};

/** One window's part in a call: its devices, its place in the call, and the connection to the other window. */
export class CallSession {
  readonly windowId = randomUuid();
  readonly snapshot;
  private configuration: RTCConfiguration = {};
  private peer: { windowId: string; connection: CallPeer } | null = null;
  private stopFollowing: (() => void) | null = null;
  private releaseWakeLock: (() => void) | null = null;

  constructor(private readonly options: SessionOptions) {
    const own = { isMuted: false, hasPicture: false, mode: options.mode };
    this.snapshot = makeVar<CallSnapshot>({ ...noPeer, microphone: 'asking', stream: null, call: null, own });
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
    const joined = readFragment<ViewedCallFragment>(data.joinCall.call);
    this.disconnect();
    this.update(joined, []);
    this.releaseWakeLock ??= keepAwake();
    this.stopFollowing ??= followCall(client, {
      id: joined.id,
      windowId: this.windowId,
      onUpdate: (viewed, signals) => this.update(viewed, signals),
    });
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
    signals.forEach((signal) => this.peer?.connection.receive(signal));
  }

  private connect(id: string, toWindowId: string): void {
    const { client, viewer } = this.options;
    const { stream, own } = this.snapshot();
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
        onChange: (change) => this.set(change),
      }),
    };
  }

  private disconnect(): void {
    this.peer?.connection.close();
    this.peer = null;
    this.set(noPeer);
  }

  private setOwn(change: Partial<MediaState>): void {
    const own = { ...this.snapshot().own, ...change };
    this.set({ own });
    this.peer?.connection.setState(own);
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
    await this.peer?.connection.showPicture(track);
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
    this.releaseWakeLock?.();
    this.releaseWakeLock = null;
    this.disconnect();
    const { stream } = this.snapshot();
    stream?.getTracks().forEach((track) => track.stop());
    this.set({ stream: null });
  }
}
