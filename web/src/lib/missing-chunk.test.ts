import { loadChunk, MissingChunkError } from './missing-chunk';

const failWith = (error: unknown) => loadChunk(() => Promise.reject(error as Error));

describe('a dynamic import', () => {
  it('resolves to the module', async () => {
    expect(await loadChunk(() => Promise.resolve({ Screen: 1 }))).toEqual({ Screen: 1 });
  });

  it.each([
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x.js'),
    new TypeError('error loading dynamically imported module: https://a.example/assets/x.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('a message that no browser uses'),
  ])('rejects with a missing chunk if it cannot be fetched: %s', async (cause) => {
    const error: unknown = await failWith(cause).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MissingChunkError);
    expect(error).toMatchObject({ cause });
  });

  it.each([
    new Error('x is not defined'),
    new SyntaxError('Unexpected token'),
    'dynamically imported module',
  ])('rejects with the original error otherwise: %s', async (cause) => {
    await expect(failWith(cause)).rejects.toBe(cause);
  });

  it('passes on that a catalogue of texts is missing', async () => {
    const missing = new MissingChunkError('Catalogue client did not load');
    await expect(failWith(missing)).rejects.toBe(missing);
  });
});
