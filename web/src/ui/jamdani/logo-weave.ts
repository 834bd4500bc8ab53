const lozenge = (x: number, y: number): 'thread' | 'accent' | null => {
  const distance = Math.abs(x) + Math.abs(y);
  if (distance === 8) return 'thread';
  if (distance === 6) return Math.abs(x) % 2 === 0 ? 'thread' : null;
  if (distance <= 1) return 'accent';
  return distance <= 4 && distance !== 2 ? 'thread' : null;
};

function weave(kind: 'thread' | 'accent'): string {
  let path = '';
  for (let y = -8; y <= 8; y += 1)
    for (let x = -8; x <= 8; x += 1) if (lozenge(x, y) === kind) path += `M${x - 0.5} ${y}h1`;
  return path;
}

/** The woven lozenge of the logo: the paths of its two threads, around the origin, 17 units wide. */
export const logoWeave = {
  width: 17,
  strokeWidth: 0.86,
  thread: weave('thread'),
  accent: weave('accent'),
};
