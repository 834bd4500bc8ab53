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

  it.each([
    ['SAVE', 640, 360, 320, 180],
    ['SAVE', 360, 640, 180, 320],
    ['NORMAL', 640, 360, 640, 360],
    ['NORMAL', 360, 640, 360, 640],
    ['NORMAL', 1280, 720, 640, 360],
    ['NORMAL', 720, 1280, 360, 640],
    ['SAVE', 480, 480, 180, 180],
    ['NORMAL', 320, 240, 320, 240],
    ['SAVE', 100, 120, 100, 120],
  ] as const)('%s sends %i × %i as %i × %i, upright or not, never larger', (mode, width, height, ...sent) => {
    const { scaleResolutionDownBy = 0 } = pictureEncoding(mode, { width, height });
    expect([width, height].map((side) => Math.round(side / scaleResolutionDownBy))).toEqual(sent);
  });

  it.each([
    ['SAVE', 1280, 720, 1],
    ['NORMAL', 720, 1280, 1],
    ['NORMAL', 1920, 1080, 1.5],
    ['SAVE', 640, 360, 1],
  ] as const)(
    '%s sends papers of %i × %i with 720 lines, slowly, in the same bits',
    (mode, width, height, scale) => {
      const paper = pictureEncoding(mode, { width, height }, true);
      expect(paper).toMatchObject({ scaleResolutionDownBy: scale, maxFramerate: 5 });
      expect(paper.maxBitrate).toBe(pictureEncoding(mode, { width, height }).maxBitrate);
      expect(pictureEncoding('VOICE', { width, height }, true)).toEqual({ active: false });
    },
  );

  it('sends a picture whose size is not known, and none with voice only', () => {
    expect(pictureEncoding('SAVE', {}).scaleResolutionDownBy).toBe(1);
    expect(pictureEncoding('VOICE', { width: 640, height: 480 })).toEqual({ active: false });
  });
});
