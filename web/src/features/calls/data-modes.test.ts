import { dataModes, firstMode, lowerMode, pictureEncoding } from './data-modes';

describe('the data of a call', () => {
  it('is the lower wish of the two', () => {
    for (const mode of dataModes) expect(lowerMode(mode, 'VOICE')).toBe('VOICE');
    expect(lowerMode('NORMAL', 'SAVE')).toBe('SAVE');
    expect(lowerMode('NORMAL', 'NORMAL')).toBe('NORMAL');
  });

  it.each([
    [{ isPhone: false, connection: undefined }, 'NORMAL'],
    [{ isPhone: false, connection: { saveData: false, effectiveType: '4g' } }, 'NORMAL'],
    [{ isPhone: false, connection: { saveData: false, effectiveType: '3g' } }, 'SAVE'],
    [{ isPhone: false, connection: { saveData: true, effectiveType: '4g' } }, 'SAVE'],
    [{ isPhone: true, connection: { saveData: false, effectiveType: '4g' } }, 'SAVE'],
  ])('is saved at first on phones and slow connections: %j', ({ isPhone, connection }, mode) => {
    const browser = { window: { matchMedia: () => ({ matches: isPhone }) }, navigator: { connection } };
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    expect(firstMode()).toBe(mode);
  });

  it('scales a picture down to the height of the mode, never up', () => {
    expect(pictureEncoding('SAVE', 480).scaleResolutionDownBy).toBeCloseTo(2.67);
    expect(pictureEncoding('NORMAL', 240).scaleResolutionDownBy).toBe(1);
    expect(pictureEncoding('VOICE', 480)).toEqual({ active: false });
  });
});
