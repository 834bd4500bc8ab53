/** A microphone or a camera of a browser that the test makes. */
export class Track extends EventTarget {
  readyState = 'live';
  enabled = true;
  muted = false;
  contentHint = '';
  constructor(
    readonly kind: 'audio' | 'video',
    readonly settings: MediaTrackSettings,
  ) {
    super();
  }
  getSettings = () => this.settings;
  stop = () => void (this.readyState = 'ended');
  /** The device is gone, or another app takes it. */
  end(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
  mute(isMuted: boolean): void {
    this.muted = isMuted;
    this.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
  }
}

/** Their tracks together. */
export class Stream {
  constructor(private readonly tracks: Track[]) {}
  getTracks = () => this.tracks;
}

/** What `getUserMedia` refuses with. */
export const problem = (name: string) => Object.assign(new Error(name), { name });
