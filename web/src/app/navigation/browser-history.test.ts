import { NavigationType } from 'react-router-dom';
import { BrowserHistory } from './browser-history';

/** The part of `window` that a session history needs. */
class FakeWindow extends EventTarget {
  readonly assigned: string[] = [];
  private readonly entries: { url: URL; state: unknown }[];
  private index = 0;
  refusal: Error | null = null;

  constructor(address: string, state: unknown = null) {
    super();
    this.entries = [{ url: new URL(address), state }];
  }

  private get entry() {
    return this.entries[this.index]!;
  }

  get location() {
    const { pathname, search, hash } = this.entry.url;
    return { pathname, search, hash, assign: (href: string) => void this.assigned.push(href) };
  }

  get history() {
    return {
      state: this.entry.state,
      pushState: (state: unknown, _: string, href: string) => {
        if (this.refusal) throw this.refusal;
        this.entries.splice(this.index + 1, Infinity, { url: this.resolve(href), state });
        this.index += 1;
      },
      replaceState: (state: unknown, _: string, href: string) =>
        void (this.entries[this.index] = { url: this.resolve(href), state }),
      go: (delta: number) => {
        this.index += delta;
        this.dispatchEvent(new Event('popstate'));
      },
    };
  }

  private resolve(href: string): URL {
    return new URL(href, this.entry.url);
  }
}

function open(fake: FakeWindow) {
  Object.assign(globalThis, { window: fake });
  const onChange = jest.fn();
  return { history: new BrowserHistory(onChange), onChange };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

describe("the browser's session history", () => {
  const address = 'https://a.example/blogs?page=2#list';

  it('starts at the present URL, with an entry without a key', () => {
    const { history, onChange } = open(new FakeWindow(address));
    expect(history.location).toEqual({
      pathname: '/blogs',
      search: '?page=2',
      hash: '#list',
      key: 'default',
      state: null,
    });
    expect(history.action).toBe(NavigationType.Pop);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reads an entry that was written before a reload', () => {
    const { history } = open(new FakeWindow(address, { usr: { from: '/faq' }, key: 'k1', idx: 3 }));
    expect(history.location).toMatchObject({ key: 'k1', state: { from: '/faq' } });
  });

  it.each(['text', 7, {}])('ignores the state of an entry that another script wrote: %j', (state) => {
    const { history } = open(new FakeWindow(address, state));
    expect(history.location).toMatchObject({ key: 'default', state: null });
  });

  it('pushes an entry with its state and a new key, and notifies', () => {
    const { history, onChange } = open(new FakeWindow(address));
    history.push('/faq', { stay: true });
    expect(history.location).toMatchObject({ pathname: '/faq', search: '', state: { stay: true } });
    const { key } = history.location;
    expect([history.action, onChange.mock.calls.length]).toEqual([NavigationType.Push, 1]);
    history.push({ pathname: '/faq', hash: '#fees' });
    expect(history.location).toMatchObject({ pathname: '/faq', hash: '#fees', state: null });
    expect(history.location.key).not.toBe(key);
  });

  it('replaces an entry, also by a partial URL', () => {
    const { history, onChange } = open(new FakeWindow(address));
    history.replace({ search: '?page=3' });
    expect(history.location).toMatchObject({ pathname: '/blogs', search: '?page=3', hash: '' });
    expect([history.action, onChange.mock.calls.length]).toEqual([NavigationType.Replace, 1]);
  });

  it('restores the entry on the way back', () => {
    const { history, onChange } = open(new FakeWindow(address));
    history.push('/faq');
    const { key } = history.location;
    history.push('/contact');
    history.go(-1);
    expect(history.location).toMatchObject({ pathname: '/faq', key });
    expect([history.action, onChange.mock.calls.length]).toEqual([NavigationType.Pop, 3]);
  });

  it('loads the page from the server when the browser refuses more entries', () => {
    const fake = new FakeWindow(address);
    const { history } = open(fake);
    fake.refusal = new DOMException(
      'Attempt to use history.pushState() more than 100 times',
      'SecurityError',
    );
    history.push('/faq');
    expect(fake.assigned).toEqual(['/faq']);
  });

  it('throws for a state that cannot be cloned', () => {
    const fake = new FakeWindow(address);
    const { history } = open(fake);
    fake.refusal = new DOMException('could not be cloned', 'DataCloneError');
    expect(() => history.push('/faq', () => undefined)).toThrow('could not be cloned');
    expect(fake.assigned).toEqual([]);
  });
});
