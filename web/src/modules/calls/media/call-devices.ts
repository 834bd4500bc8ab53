import { browserStorage } from '../../../lib/browser-storage';
import type { Microphone } from '../call-view';
import {
  canCall,
  listCameras,
  openBoth,
  openCamera,
  openMicrophone,
  type DeviceProblem,
  type Side,
} from './local-media';
import type { MediaState } from '../peer-connection';

/** The devices of this window, and the media it sends. */
export interface DeviceSnapshot {
  microphone: Microphone;
  /** Why a wanted camera is off, or null. */
  camera: DeviceProblem | null;
  /** The own sound and picture; a new object whenever its tracks change. */
  stream: MediaStream | null;
  own: MediaState;
  side: Side;
  canTurn: boolean;
}

interface DevicesOptions {
  read: () => DeviceSnapshot;
  onChange: (change: Partial<DeviceSnapshot>) => void;
}

const choiceKey = 'call-camera';

/** Microphone and camera of a window: opened only by presses, one act after another. */
export class CallDevices {
  private acts: Promise<void> = Promise.resolve();
  private ended = new AbortController();

  constructor(private readonly options: DevicesOptions) {}

  private get present(): DeviceSnapshot {
    return this.options.read();
  }

  private tracks(kind: string): MediaStreamTrack[] {
    return this.present.stream?.getTracks().filter((track) => track.kind === kind) ?? [];
  }

  private async act(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = this.ended;
    this.acts = this.acts.then(async () => (signal.aborted ? undefined : work(signal)));
    return this.acts;
  }

  /** Replaces the tracks of these kinds; stops tracks that arrive after the end. */
  private take(
    signal: AbortSignal,
    tracks: readonly MediaStreamTrack[],
    { own, ...change }: Partial<Omit<DeviceSnapshot, 'own'>> & { own?: Partial<MediaState> },
    kinds = ['audio', 'video'],
  ): void {
    if (signal.aborted) {
      tracks.forEach((track) => track.stop());
      return;
    }
    for (const track of tracks) {
      if (track.kind === 'audio') track.enabled = !this.present.own.isMuted;
      this.watch(track, signal);
    }
    const others = this.present.stream?.getTracks().filter(({ kind }) => !kinds.includes(kind)) ?? [];
    const stream = new MediaStream([...others, ...tracks]);
    this.options.onChange({ ...change, stream, own: { ...this.present.own, ...own } });
  }

  /** A phone call, another app or an unplugged device ends a track, or mutes it for a while. */
  private watch(track: MediaStreamTrack, signal: AbortSignal): void {
    const listen = (event: string, react: () => void) =>
      track.addEventListener(event, () => this.tracks(track.kind).includes(track) && react(), { signal });
    if (track.kind === 'video') {
      listen('ended', () => void this.act(async () => this.show(this.present.side, signal)));
      return;
    }
    listen('ended', () => void this.restoreSound());
    listen('mute', () => this.setOwn({ isSoundLost: true }));
    listen('unmute', () => this.setOwn({ isSoundLost: false }));
  }

  private setOwn(change: Partial<MediaState>): void {
    this.options.onChange({ own: { ...this.present.own, ...change } });
  }

  /** Opens the microphone, and the camera if it was on in the previous call. */
  async open(): Promise<void> {
    const { microphone } = this.present;
    if (microphone === 'unsupported' || microphone === 'ready') return;
    if (microphone === 'asking') {
      await this.acts;
      return;
    }
    this.options.onChange({ microphone: 'asking' });
    await this.act(async (signal) => {
      const { own } = this.present;
      const wasOn = browserStorage().getItem(choiceKey) === 'on';
      const opensCamera = wasOn && !own.hasPicture && own.mode !== 'VOICE';
      const opened = opensCamera ? await openBoth() : { ...(await openMicrophone()), camera: null };
      const change = { microphone: opened.problem ?? ('ready' as const), camera: opened.camera };
      const hasPicture = own.hasPicture || opened.tracks.some(({ kind }) => kind === 'video');
      const isSoundLost = opened.problem !== null;
      const kinds = opensCamera ? ['audio', 'video'] : ['audio'];
      this.take(signal, opened.tracks, { ...change, own: { hasPicture, isSoundLost } }, kinds);
      if (signal.aborted) return;
      navigator.mediaDevices.addEventListener('devicechange', this.react);
      await this.countCameras();
    });
  }

  private readonly react = (): void => {
    void this.countCameras();
    if (this.present.own.isSoundLost) void this.restoreSound();
  };

  private async countCameras(): Promise<void> {
    const canTurn = (await listCameras()).length > 1;
    this.options.onChange({ canTurn });
  }

  readonly restoreSound = async (): Promise<void> =>
    this.act(async (signal) => {
      const [before] = this.tracks('audio');
      if (before?.readyState === 'live' && !before.muted && !this.present.own.isSoundLost) return;
      before?.stop();
      const { tracks, problem } = await openMicrophone();
      const microphone = problem === null ? 'ready' : this.present.microphone;
      const isSoundLost = problem !== null || tracks.some(({ muted }) => muted);
      this.take(signal, tracks, { microphone, own: { isSoundLost } }, ['audio']);
    });

  setMuted(isMuted: boolean): void {
    this.tracks('audio').forEach((track) => (track.enabled = !isMuted));
    this.setOwn({ isMuted });
  }

  /** Also its light; the device remembers the choice. */
  async setPicture(isOn: boolean): Promise<void> {
    await this.act(async (signal) => {
      if (isOn !== this.present.own.hasPicture) await this.show(isOn ? 'front' : null, signal);
    });
    if (isOn === this.present.own.hasPicture) browserStorage().setItem(choiceKey, isOn ? 'on' : 'off');
  }

  /** Turns the camera off until the next call or press. */
  readonly hidePicture = async (): Promise<void> =>
    this.act(async (signal) => {
      if (this.present.own.hasPicture) await this.show(null, signal);
    });

  readonly turn = async (): Promise<void> =>
    this.act(async (signal) => this.show(this.present.side === 'front' ? 'back' : 'front', signal));

  private async show(side: Side | null, signal: AbortSignal): Promise<void> {
    const [before] = this.tracks('video');
    const { side: presentSide } = this.present;
    const settings = side === presentSide ? undefined : before?.getSettings();
    // Cheap phones open one camera at a time.
    before?.stop();
    const opened = side === null ? null : await openCamera(side, settings);
    // The previous camera is better than none.
    const returns = Boolean(opened?.problem && before && side !== presentSide);
    const shown = returns ? await openCamera(presentSide) : opened;
    const hasPicture = shown?.problem === null;
    const mode = hasPicture && this.present.own.mode === 'VOICE' ? 'SAVE' : this.present.own.mode;
    const change = { camera: opened?.problem ?? null, side: (returns ? presentSide : side) ?? 'front' };
    this.take(signal, shown?.tracks ?? [], { ...change, own: { hasPicture, mode } }, ['video']);
    if (!signal.aborted && hasPicture) await this.countCameras();
  }

  setMode(mode: MediaState['mode']): void {
    this.setOwn({ mode });
    if (mode === 'VOICE') void this.hidePicture();
  }

  close(): void {
    if (this.present.stream === null && ['unasked', 'unsupported'].includes(this.present.microphone)) return;
    if (canCall()) navigator.mediaDevices.removeEventListener('devicechange', this.react);
    this.ended.abort();
    this.ended = new AbortController();
    this.acts = Promise.resolve();
    this.present.stream?.getTracks().forEach((track) => track.stop());
    const own = { ...this.present.own, hasPicture: false, isSoundLost: false };
    this.options.onChange({
      microphone: canCall() ? 'unasked' : 'unsupported',
      camera: null,
      stream: null,
      own,
    });
  }
}
