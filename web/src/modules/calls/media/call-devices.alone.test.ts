import { problem, Stream, Track } from '../../../../e2e/setup/fake-devices';
import { CallDevices, type DeviceSnapshot } from './call-devices';

const settle = async () => new Promise((resolve) => setImmediate(resolve));

/** A browser with a microphone and two cameras, which the test removes. */
function person({ remembered = null as string | null, sides = true } = {}) {
  const media = new EventTarget();
  const opened: Track[] = [];
  const asked: string[] = [];
  const failing: Partial<Record<'audio' | 'video', string>> = {};
  const stored = new Map(remembered === null ? [] : [['call-camera', remembered]]);
  let waiting: Promise<void> = Promise.resolve();
  const open = (kind: 'audio' | 'video', facingMode?: string) => {
    const back = facingMode === 'environment';
    const track = new Track(kind, { deviceId: back ? 'b' : 'a', facingMode: sides ? facingMode : undefined });
    opened.push(track);
    return track;
  };
  Object.assign(media, {
    getUserMedia: async ({
      audio,
      video,
    }: {
      audio?: object;
      video?: { facingMode: string; deviceId?: string };
    }) => {
      await waiting;
      const isAnotherOpen = opened.some(({ kind, readyState }) => kind === 'video' && readyState === 'live');
      if (video) asked.push([video.facingMode, video.deviceId].filter(Boolean).join(' '));
      const failure = (audio && failing.audio) || (video && failing.video);
      if (failure) throw problem(failure);
      // Cheap phones open one camera at a time.
      if (video && isAnotherOpen) throw problem('NotReadableError');
      return new Stream([
        ...(audio ? [open('audio')] : []),
        ...(video ? [open('video', video.facingMode)] : []),
      ]);
    },
    enumerateDevices: () => Promise.resolve(['a', 'b'].map((deviceId) => ({ kind: 'videoinput', deviceId }))),
  });
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const browser = {
    navigator: { mediaDevices: media },
    window: { localStorage, RTCPeerConnection: {} },
    MediaStream: Stream,
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  let snapshot: DeviceSnapshot = {
    ...{ microphone: 'unasked', camera: null, stream: null, side: 'front', canTurn: false },
    own: { isMuted: false, hasPicture: false, isSoundLost: false, mode: 'NORMAL' },
  };
  const devices = new CallDevices({
    read: () => snapshot,
    onChange: (change) => (snapshot = { ...snapshot, ...change }),
  });
  const live = () => opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind);
  const latest = (kind: string) => opened.filter((track) => track.kind === kind).at(-1);
  const hold = () => {
    let release = (): void => undefined;
    waiting = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { devices, now: () => snapshot, live, latest, asked, failing, media, stored, hold, opened };
}

describe('the devices of a call', () => {
  it('are the microphone alone until the camera is pressed, whose choice the next call remembers', async () => {
    const { devices, live, stored, now } = person();
    await devices.open();
    expect(live()).toEqual(['audio']);
    await devices.setPicture(true);
    expect([live(), now().own.hasPicture, now().canTurn]).toEqual([['audio', 'video'], true, true]);
    expect(stored.get('call-camera')).toBe('on');
    const next = person({ remembered: 'on' });
    await next.devices.open();
    expect(next.live()).toEqual(['audio', 'video']);
    await next.devices.setPicture(false);
    expect(next.live()).toEqual(['audio']);
    expect(next.stored.get('call-camera')).toBe('off');
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotReadableError', 'inUse'],
    ['NotFoundError', 'none'],
  ])('a microphone with %s is %s, and opens when one tries again', async (name, microphone) => {
    const { devices, now, failing, live } = person();
    failing.audio = name;
    await devices.open();
    expect([now().microphone, now().own.isSoundLost]).toEqual([microphone, true]);
    delete failing.audio;
    await devices.open();
    expect([now().microphone, now().own.isSoundLost, live()]).toEqual(['ready', false, ['audio']]);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotReadableError', 'inUse'],
    ['OverconstrainedError', 'none'],
  ])(
    'a camera with %s is %s, at the beginning and when it is pressed; the sound goes on',
    async (name, camera) => {
      const { devices, now, failing, live } = person({ remembered: 'on' });
      failing.video = name;
      await devices.open();
      expect([now().microphone, now().camera, live()]).toEqual(['ready', camera, ['audio']]);
      delete failing.video;
      await devices.setPicture(true);
      expect([now().camera, now().own.hasPicture]).toEqual([null, true]);
      await devices.setPicture(false);
      failing.video = name;
      await devices.setPicture(true);
      expect([now().camera, now().own.hasPicture, live()]).toEqual([camera, false, ['audio']]);
    },
  );

  it('a microphone that is connected later opens by itself', async () => {
    const { devices, now, failing, media } = person();
    failing.audio = 'NotFoundError';
    await devices.open();
    media.dispatchEvent(new Event('devicechange'));
    await settle();
    expect(now().microphone).toBe('none');
    delete failing.audio;
    media.dispatchEvent(new Event('devicechange'));
    await settle();
    expect([now().microphone, now().own.isSoundLost]).toEqual(['ready', false]);
  });

  it('a microphone that ends opens again, muted as it was; where it does not, both read it until a press', async () => {
    const { devices, now, failing, latest, live } = person();
    await devices.open();
    devices.setMuted(true);
    latest('audio')?.end();
    await settle();
    expect([live(), latest('audio')?.enabled, now().own.isSoundLost]).toEqual([['audio'], false, false]);
    failing.audio = 'NotReadableError';
    latest('audio')?.end();
    await settle();
    expect([live(), now().own.isSoundLost, now().microphone]).toEqual([[], true, 'ready']);
    delete failing.audio;
    await devices.restoreSound();
    expect([live(), now().own.isSoundLost]).toEqual([['audio'], false]);
  });

  it('a phone call takes the sound for a while', async () => {
    const { devices, now, latest } = person();
    await devices.open();
    latest('audio')?.mute(true);
    expect(now().own.isSoundLost).toBe(true);
    latest('audio')?.mute(false);
    expect(now().own.isSoundLost).toBe(false);
  });

  it('a camera that ends opens again, or says why not', async () => {
    const { devices, now, failing, latest, live } = person();
    await devices.open();
    await devices.setPicture(true);
    latest('video')?.end();
    await settle();
    expect([live(), now().camera]).toEqual([['audio', 'video'], null]);
    failing.video = 'NotReadableError';
    latest('video')?.end();
    await settle();
    expect([live(), now().camera, now().own.hasPicture]).toEqual([['audio'], 'inUse', false]);
  });

  it('the camera turns to the back and again to the front, one open at a time', async () => {
    const { devices, now, asked, latest, live } = person();
    await devices.open();
    await devices.setPicture(true);
    await devices.turn();
    expect([now().side, latest('video')?.contentHint]).toEqual(['back', 'detail']);
    await devices.turn();
    expect([now().side, latest('video')?.contentHint]).toEqual(['front', 'motion']);
    expect([asked, live()]).toEqual([
      ['user', 'environment', 'user'],
      ['audio', 'video'],
    ]);
  });

  it('of cameras without a side the other one opens', async () => {
    const { devices, asked } = person({ sides: false });
    await devices.open();
    await devices.setPicture(true);
    await devices.turn();
    await devices.turn();
    expect(asked).toEqual(['user', 'environment b', 'user a']);
  });

  it('a camera that cannot turn says so and shows what it showed', async () => {
    const { devices, now, media, live } = person();
    await devices.open();
    await devices.setPicture(true);
    const getUserMedia = (media as unknown as MediaDevices).getUserMedia.bind(media);
    const onlyFront = async (wanted: MediaStreamConstraints) => {
      const { facingMode } = wanted.video as MediaTrackConstraints;
      if (facingMode === 'environment') throw problem('NotReadableError');
      return getUserMedia(wanted);
    };
    Object.assign(media, { getUserMedia: onlyFront });
    await devices.turn();
    expect([now().side, now().camera, now().own.hasPicture]).toEqual(['front', 'inUse', true]);
    expect(live()).toEqual(['audio', 'video']);
  });

  it('voice only turns the camera off; pressing the camera ends voice only', async () => {
    const { devices, now, live, stored } = person();
    await devices.open();
    await devices.setPicture(true);
    devices.setMode('VOICE');
    await settle();
    expect([live(), stored.get('call-camera')]).toEqual([['audio'], 'on']);
    await devices.setPicture(true);
    expect([live(), now().own.mode]).toEqual([['audio', 'video'], 'SAVE']);
  });

  it('all end together, also one that the browser opens afterwards, and open again', async () => {
    const { devices, now, live, hold } = person();
    await devices.open();
    await devices.setPicture(true);
    devices.close();
    expect([live(), now().stream, now().microphone, now().own.hasPicture]).toEqual([
      [],
      null,
      'unasked',
      false,
    ]);
    const release = hold();
    const late = devices.open();
    await settle();
    devices.close();
    release();
    await late;
    expect([live(), now().microphone]).toEqual([[], 'unasked']);
    await devices.open();
    expect(live()).toEqual(['audio', 'video']);
  });
});
