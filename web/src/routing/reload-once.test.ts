import { isMissingFile } from './reload-once';

describe('a file of a screen that could not be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/assets/x.js',
    'error loading dynamically imported module: https://a.example/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
    'Catalogue client did not load',
  ])('is known by "%s"', (message) => {
    expect(isMissingFile(new TypeError(message))).toBe(true);
  });

  it('is not any failure', () => {
    expect(isMissingFile(new TypeError('x is not a function'))).toBe(false);
    expect(isMissingFile('dynamically imported module')).toBe(false);
  });
});
