/** The encoding of a text by its byte order mark; without one UTF-16 has zeros, which UTF-8 never has. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zero = bytes.indexOf(0);
  if (zero === -1) return 'utf-8';
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
}
