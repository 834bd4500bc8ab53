import { decodeBeginning } from './text-beginning';

const utf16 = (text: string, mark: [number, number]): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from([...mark, ...(mark[0] === 0xff ? bytes : bytes.swap16())]);
};

describe('the beginning of a text document', () => {
  it.each([
    ['UTF-8', Buffer.from('দলিলের নকল')],
    ['UTF-16 with the mark of Windows', utf16('দলিলের নকল', [0xff, 0xfe])],
    ['UTF-16 with the other mark', utf16('দলিলের নকল', [0xfe, 0xff])],
  ])('is read as %s', (_, bytes) => {
    expect(decodeBeginning(bytes)).toBe('দলিলের নকল');
  });

  it('says that it is cut, and shows no half letter', () => {
    const bytes = Buffer.from('দ'.repeat(12_000)).subarray(0, 32_768);
    expect(decodeBeginning(bytes)).toBe(`${'দ'.repeat(10_922)} …`);
  });
});
