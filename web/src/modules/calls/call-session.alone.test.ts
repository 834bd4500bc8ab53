import type { ApolloClient } from '@apollo/client';
import { NEVER } from 'rxjs';
import { CallSession } from './call-session';

const hour = 3_600_000;

class Track {
  readyState = 'live';
  readonly kind = 'audio';
  addEventListener = () => undefined;
  stop = () => void (this.readyState = 'ended');
}

class Stream {
  constructor(private readonly tracks: Track[] = []) {}
  getTracks = () => this.tracks;
  addTrack = () => undefined;
}

/** Never connects; remembers its latest credentials and the credentials of each restart. */
class Connection extends EventTarget {
  static latest: Connection | null = null;
  static looks: RTCIceServer[] = [];
  connectionState = 'new';
  signalingState = 'stable';
  constructor(public configuration: RTCConfiguration) {
    super();
    Connection.latest = this;
  }
  addTransceiver = () => undefined;
  createDataChannel = () => new EventTarget();
  getTransceivers = () => [];
  getSenders = () => [];
  restartIce = () => this.dispatchEvent(new Event('negotiationneeded'));
  setLocalDescription = () => {
    Connection.looks.push(...(this.configuration.iceServers ?? []));
    return Promise.resolve();
  };
  close = () => undefined;
  setConfiguration = (configuration: RTCConfiguration) => void (this.configuration = configuration);
}

interface Input {
  windowId: string;
  call: boolean;
}

/** A lawyer's window, on a server with or without a call of the case. */
function aWindow({ refuses = false, prompts = false } = {}) {
  const tracks: Track[] = [];
  const joins: Input[] = [];
  const answer = { windowId: '', state: 'CONNECTED', otherWindowId: 'other' as string | null };
  const call = () => ({ id: 'call', connectedAt: null, endedAt: null, answerBy: null, ...answer });
  const client = {
    mutate: ({ variables: { input } }: { variables: { input: Input } }) => {
      joins.push(input);
      answer.windowId = input.windowId;
      const credential = String(Date.now());
      const iceServers = [{ urls: ['turn:relay'], username: credential, credential }];
      return Promise.resolve({ data: { joinCall: { call: call(), iceServers, relayOnly: false } } });
    },
    query: () => Promise.resolve({ data: { callUpdate: { call: call(), signals: [] } } }),
    subscribe: () => NEVER,
  } as unknown as ApolloClient;
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve([]),
    getUserMedia: async () => {
      if (prompts) await new Promise(() => undefined);
      if (refuses) throw Object.assign(new Error(), { name: 'NotAllowedError' });
      tracks.push(new Track());
      return new Stream(tracks.slice(-1));
    },
  });
  const browser = {
    navigator: { mediaDevices },
    document: new EventTarget(),
    window: Object.assign(new EventTarget(), {
      RTCPeerConnection: Connection,
      localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    }),
    MediaStream: Stream,
    RTCPeerConnection: Connection,
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const session = new CallSession({ client, caseId: 'case', viewer: 'LAWYER', mode: 'SAVE' });
  const isLit = () => tracks.some(({ readyState }) => readyState === 'live');
  return { session, answer, joins, isLit, now: () => session.snapshot() };
}

describe('a window of a call', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  it('joins before the browser has answered for the microphone', async () => {
    const { session, joins, now } = aWindow({ prompts: true });
    await session.join();
    expect(joins).toEqual([{ caseId: 'case', windowId: session.windowId, call: false }]);
    expect([now().microphone, now().call?.state]).toEqual(['asking', 'CONNECTED']);
    session.release();
  });

  it('calls nobody without a microphone', async () => {
    const { session, joins, now } = aWindow({ refuses: true });
    await session.start();
    expect([joins, now().microphone]).toEqual([[], 'refused']);
  });

  it('ends its devices once another window has the place, and opens them when it takes it over', async () => {
    const { session, answer, isLit, now } = aWindow();
    await session.join();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([isLit(), now().microphone]).toEqual([true, 'ready']);
    answer.windowId = 'another';
    await jest.advanceTimersByTimeAsync(12_000);
    expect([isLit(), now().stream, now().microphone]).toEqual([false, null, 'unasked']);
    await session.join();
    await jest.advanceTimersByTimeAsync(20_000);
    expect([isLit(), now().microphone, now().call?.windowId]).toEqual([true, 'ready', session.windowId]);
    session.release();
  });

  it.each(['WAITING', 'CONNECTED'])('has credentials of the last hour for four hours: %s', async (state) => {
    const { session, answer, joins } = aWindow();
    answer.state = state;
    await session.join();
    for (let minutes = 0; minutes < 240; minutes += 10) await jest.advanceTimersByTimeAsync(hour / 6);
    answer.state = 'CONNECTED';
    await jest.advanceTimersByTimeAsync(20_000);
    const [server] = Connection.latest?.configuration.iceServers ?? [];
    expect(Date.now() - Number(server?.username)).toBeLessThan(hour);
    expect(joins.length).toBeLessThan(12);
    expect(new Set(joins.map(({ windowId }) => windowId))).toEqual(new Set([session.windowId]));
    session.release();
  });

  it.each([
    ['renews them before it looks for a way again', null],
    ['does not take its place back for it', 'another'],
  ])('that slept for longer than its credentials are valid %s', async (_, holder) => {
    const { session, answer, joins } = aWindow();
    await session.join();
    await jest.advanceTimersByTimeAsync(5_000);
    jest.setSystemTime(Date.now() + 2 * hour);
    if (holder !== null) answer.windowId = holder;
    Connection.looks = [];
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(joins).toHaveLength(holder === null ? 2 : 1);
    expect(Connection.looks).toHaveLength(holder === null ? 1 : 0);
    for (const { username } of Connection.looks) expect(Date.now() - Number(username)).toBeLessThan(hour);
    session.release();
  });

  it('does not take its place back from another window by renewing', async () => {
    const { session, answer, joins, now } = aWindow();
    await session.join();
    answer.windowId = 'another';
    // Like a computer that slept for two hours.
    jest.setSystemTime(Date.now() + 2 * hour);
    await jest.advanceTimersByTimeAsync(hour);
    expect([joins.length, now().call?.windowId]).toEqual([1, 'another']);
    session.release();
  });
});
