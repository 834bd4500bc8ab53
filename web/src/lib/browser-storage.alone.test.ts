/** A browser that stores, forbids to store, has no storage, or has no space left beside what it has. */
type Kind = 'works' | 'forbidden' | 'null' | 'full';

function openBrowser(kind: Kind, stored: Record<string, string> = {}) {
  const entries: Record<string, string> = { ...stored };
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const area = new Proxy(entries, {
    get: (_, name) =>
      ({
        getItem: (key: string) => entries[key] ?? null,
        setItem: (key: string, value: string) => {
          if (kind === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          entries[key] = value;
        },
        removeItem: (key: string) => Reflect.deleteProperty(entries, key),
      })[name as string],
  });
  const descriptor = { get: () => (kind === 'forbidden' ? refuse() : kind === 'null' ? null : area) };
  const window = Object.defineProperties({}, { localStorage: descriptor, sessionStorage: descriptor });
  Object.assign(globalThis, { window });
  return entries;
}

/** The storage of a page that has just been loaded. */
async function loadPage() {
  jest.resetModules();
  return import('./browser-storage');
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

const kinds: Kind[] = ['works', 'forbidden', 'null', 'full'];

describe.each(kinds)('a page of a browser whose storage is: %s', (kind) => {
  it('reads what it has stored, wherever it asks, until it removes it', async () => {
    openBrowser(kind);
    const { browserStorage, storedToken } = await loadPage();
    expect(storedToken()).toBeNull();
    browserStorage().setItem('token', 'a token');
    expect(storedToken()).toBe('a token');
    browserStorage().setItem('token', 'a later token');
    expect(storedToken()).toBe('a later token');
    browserStorage().removeItem('token');
    expect(storedToken()).toBeNull();
  });

  it('keeps what is of the tab apart, and lists its keys', async () => {
    openBrowser(kind);
    const { browserStorage } = await loadPage();
    browserStorage('sessionStorage').setItem('draft', 'a draft');
    browserStorage('sessionStorage').setItem('other', 'another');
    browserStorage('sessionStorage').removeItem('other');
    expect(browserStorage('sessionStorage').keys()).toEqual(['draft']);
    if (kind !== 'works') expect(browserStorage().getItem('draft')).toBeNull();
  });

  it('says whether the value outlives the page', async () => {
    openBrowser(kind);
    const { browserStorage } = await loadPage();
    expect(browserStorage().setItem('token', 'a token')).toBe(kind === 'works');
  });

  it('moves the draft of a visitor to the account', async () => {
    openBrowser(kind);
    await loadPage();
    const { writeVisitorDraft, takeOverVisitorDraft, isDraftToSubmit } =
      await import('../drafts/visitor-drafts');
    const { formDraftKey, readFormDraft, removeFormDrafts } = await import('../drafts/form-drafts');
    const fields = { title: 'Land', description: 'The deed' };
    const draft = writeVisitorDraft({ form: 'case-request:a1', addressee: 'Nusrat', from: '/', fields });
    takeOverVisitorDraft(draft?.id ?? null, 'client');
    const key = formDraftKey('client', 'case-request:a1');
    expect([readFormDraft(key), isDraftToSubmit('client', 'case-request:a1')]).toEqual([fields, true]);
    removeFormDrafts(null);
    expect(readFormDraft(key)).toBeNull();
  });
});

describe('a browser without space', () => {
  it('still reads and removes what it stored earlier', async () => {
    const stored = openBrowser('full', { token: 'a token', user: 'a user' });
    const { browserStorage, storedToken } = await loadPage();
    expect(storedToken()).toBe('a token');
    browserStorage().removeItem('user');
    expect(stored).toEqual({ token: 'a token' });
  });

  it('never mixes an earlier stored session of another account with the session that it cannot store', async () => {
    const stored = openBrowser('full', { token: 'an earlier token', user: 'an earlier user' });
    const { browserStorage } = await loadPage();
    browserStorage().setItem('token', 'a token');
    browserStorage().setItem('user', 'a user');
    expect(browserStorage().getItem('user')).toBe('a user');
    expect(stored).toEqual({});
  });

  it('leaves what is stored already', async () => {
    const stored = openBrowser('full', { token: 'a token' });
    const { browserStorage } = await loadPage();
    expect(browserStorage().setItem('token', 'a token')).toBe(true);
    expect(stored).toEqual({ token: 'a token' });
  });
});

it.each(['forbidden', 'null'] as const)('signs in where the cache is %s', async (kind) => {
  const caches = () => {
    if (kind === 'null') return null;
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, get: caches });
  const { clearOfflineCache } = await import('../offline/clear-offline-cache');
  await expect(clearOfflineCache()).resolves.toBeUndefined();
  Reflect.deleteProperty(globalThis, 'caches');
});
