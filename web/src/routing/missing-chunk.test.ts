import { MissingCatalogueError } from '../i18n/translator';
import { loadChunk, MissingChunkError } from './missing-chunk';

const failWith = (error: unknown) => loadChunk(() => Promise.reject(error as Error));

describe('a dynamic import', () => {
  it('gives what it loads', async () => {
    expect(await loadChunk(() => Promise.resolve({ Screen: 1 }))).toEqual({ Screen: 1 });
  });

  it.each([
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x.js'),
    new TypeError('error loading dynamically imported module: https://a.example/assets/x.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('in words that no browser has used yet'),
    new MissingCatalogueError('client'),
  ])('that cannot be fetched is a missing chunk: %s', async (cause) => {
    const error: unknown = await failWith(cause).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MissingChunkError);
    expect(error).toMatchObject({ cause });
  });

  it.each([
    new Error('x is not defined'),
    new SyntaxError('Unexpected token'),
    'dynamically imported module',
  ])('that fails otherwise fails with its own reason: %s', async (cause) => {
    await expect(failWith(cause)).rejects.toBe(cause);
  });
});
