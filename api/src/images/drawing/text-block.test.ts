import sharp from 'sharp';
import { drawText } from './text-block';

const block = { font: 'serif', sizes: [60, 30], colour: '#000000', width: 600, height: 80 } as const;

async function inkOf(text: string): Promise<Buffer> {
  const { png } = await drawText({ ...block, text });
  return sharp(png).extractChannel('alpha').raw().toBuffer();
}

describe('drawn text', () => {
  it('takes the largest size that fits', async () => {
    const short = await drawText({ ...block, text: 'Short' });
    const long = await drawText({ ...block, text: 'A line that is too long for a single one here' });
    expect(short.height).toBeGreaterThan(40);
    expect(long.height).toBeLessThanOrEqual(80);
    expect(long.width).toBeLessThanOrEqual(600);
  });

  it('cuts off what does not fit at any size', async () => {
    expect((await drawText({ ...block, text: 'word '.repeat(200) })).height).toBe(80);
  });

  it('knows the letters of both scripts, rather than drawing boxes for them', async () => {
    const unknown = await inkOf('\u{10ffff}');
    for (const letter of ['A', 'ক', 'ক্ষ', '·', '’']) {
      const ink = await inkOf(letter);
      expect(Math.max(...ink)).toBe(255);
      expect(ink.equals(unknown)).toBe(false);
    }
    expect((await drawText({ ...block, text: 'ক্ষ' })).width).toBeLessThan(
      (await drawText({ ...block, text: 'ক ষ' })).width,
    );
  });

  it('draws marks as they are written', async () => {
    await expect(drawText({ ...block, text: '<b>&amp; "quoted"' })).resolves.toMatchObject({
      width: expect.any(Number),
    });
  });
});
