import { makeVar, type ApolloClient } from '@apollo/client';
import { firstValueFrom, race, Subject, timer } from 'rxjs';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { randomUuid } from '../../lib/random-uuid';
import { now } from '../../lib/now';
import { CallDevices, type DeviceSnapshot } from './media/call-devices';
import { followCall } from './call-feed';
import type { DataMode } from './media/data-modes';
import {
  AdmitToCallDocument,
  EndCallDocument,
  JoinCallDocument,
  type ViewedCallFragment,
} from './generated/call-operations';
import { canCall } from './media/local-media';
import type { CallSignal } from './negotiation';
import { noPeer, OtherWindow } from './other-window';
import type { PeerSnapshot } from './peer-connection';
import { keepAwake } from './media/wake-lock';

export interface CallSnapshot extends PeerSnapshot, DeviceSnapshot {
  call: ViewedCallFragment | null;
}

interface SessionOptions {
  client: ApolloClient;
  caseId: string;
  viewer: Role;
  mode: DataMode;
}

/** The relay's credentials are valid for an hour. */
const validMilliseconds = 55 * 60_000;
const renewMilliseconds = 30 * 60_000;
const renewAgainMilliseconds = 60_000;
const awaitMilliseconds = 5_000;

/** A window's devices, its place in the call, and the connection to the other window. */
export class CallSession {
  readonly windowId = randomUuid();
  readonly snapshot;
  readonly devices;
  private readonly otherWindow;
  private renewAt = 0;
  private validUntil = 0;
  private readonly renewals = new Subject<void>();
  private stopFollowing: (() => void) | null = null;
  private releaseWakeLock: (() => void) | null = null;

  constructor(private readonly options: SessionOptions) {
    this.snapshot = makeVar<CallSnapshot>({
      ...noPeer(),
      ...{ stream: null, call: null, camera: null, side: 'front', canTurn: false },
      microphone: canCall() ? 'unasked' : 'unsupported',
      own: { isMuted: false, hasPicture: false, isSoundLost: false, mode: options.mode },
    });
    const read = () => this.snapshot();
    this.otherWindow = new OtherWindow({
      ...{ client: options.client, windowId: this.windowId, read, renewed: async () => this.renewed() },
      // The lawyer's browser offers, the client's answers.
      offers: options.viewer === 'LAWYER',
      onChange: (change) => {
        this.set(change);
        // Nobody would see the picture.
        if (change.other?.mode === 'VOICE') void this.devices.hidePicture();
      },
    });
    this.devices = new CallDevices({
      read,
      onChange: (change) => {
        this.set(change);
        this.otherWindow.showDevices(change);
      },
    });
  }

  private set(change: Partial<CallSnapshot>): void {
    this.snapshot({ ...this.snapshot(), ...change });
  }

  /** Calls the other person once there is a microphone; without permission nobody is called. */
  async start(): Promise<void> {
    await this.devices.open();
    if (this.snapshot().microphone === 'ready') await this.takePlace(true);
  }

  async join(): Promise<void> {
    void this.devices.open();
    await this.takePlace(false);
  }

  private async takePlace(call: boolean): Promise<void> {
    // An earlier look would report another window's place.
    this.stopFollowing?.();
    this.stopFollowing = null;
    try {
      const joined = await this.requestPlace(call);
      if (!joined) return;
      this.otherWindow.disconnect();
      this.releaseWakeLock ??= keepAwake();
      this.update(joined, []);
    } finally {
      this.follow();
    }
  }

  private follow(): void {
    const { call } = this.snapshot();
    if (!call || call.state === 'ENDED') return;
    const { client } = this.options;
    const onUpdate = this.update.bind(this);
    this.stopFollowing ??= followCall(client, { id: call.id, windowId: this.windowId, onUpdate });
  }

  private async requestPlace(call: boolean): Promise<ViewedCallFragment | null> {
    const { client, caseId } = this.options;
    const variables = { input: { caseId, windowId: this.windowId, call } };
    const { data } = await client.mutate({ mutation: JoinCallDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) return null;
    const { iceServers, relayOnly } = data.joinCall;
    this.otherWindow.configure({
      iceServers: iceServers.map(({ urls, username, credential }) => ({
        urls,
        username: username ?? undefined,
        credential: credential ?? undefined,
      })),
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
    });
    this.renewAt = now() + renewMilliseconds;
    this.validUntil = now() + validMilliseconds;
    this.renewals.next();
    return readFragment<ViewedCallFragment>(data.joinCall.call);
  }

  /** After the credentials expired, as in sleep, waits for the next look: another window may have the place. */
  private async renewed(): Promise<void> {
    if (now() >= this.validUntil) await firstValueFrom(race(this.renewals, timer(awaitMilliseconds)));
  }

  /** Renews the relay's credentials before they expire, so that each restart has valid credentials. */
  private renew(): void {
    if (now() < this.renewAt) return;
    this.renewAt = now() + renewAgainMilliseconds;
    this.requestPlace(false).catch(() => undefined);
  }

  private update(call: ViewedCallFragment, signals: readonly CallSignal[]): void {
    this.set({ call });
    if (call.state === 'ENDED') {
      this.release();
      return;
    }
    if (call.windowId === this.windowId) this.renew();
    else this.closeDevices();
    const isHere = call.state === 'CONNECTED' && call.windowId === this.windowId;
    this.otherWindow.follow(call.id, isHere ? call.otherWindowId : null);
    signals.forEach((signal) => this.otherWindow.receive(signal));
  }

  /** Not on while the other person wants voice only, and would not see it. */
  async setPicture(isOn: boolean): Promise<void> {
    if (!isOn || this.snapshot().other?.mode !== 'VOICE') await this.devices.setPicture(isOn);
  }

  readonly admit = async (): Promise<void> => this.change(AdmitToCallDocument);

  readonly leave = async (): Promise<void> => this.change(EndCallDocument);

  private async change(mutation: typeof AdmitToCallDocument | typeof EndCallDocument): Promise<void> {
    const id = this.snapshot().call?.id;
    if (id === undefined) return;
    const { data } = await this.options.client.mutate({ mutation, variables: { id } });
    if (data) this.update(readFragment<ViewedCallFragment>(data.changed.call), []);
  }

  private closeDevices(): void {
    this.releaseWakeLock?.();
    this.releaseWakeLock = null;
    this.devices.close();
  }

  release(): void {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.otherWindow.disconnect();
    this.closeDevices();
  }
}
