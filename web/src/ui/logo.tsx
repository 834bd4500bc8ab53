import clsx from 'clsx';

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

const thread = weave('thread');
const accent = weave('accent');

/** The woven lozenge alone, 32 px unless sized by `className`. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      viewBox="-8.5 -8.5 17 17"
      aria-hidden
      className={clsx('shrink-0 fill-none [stroke-width:.86]', className)}
    >
      <path className="stroke-green" d={thread} />
      <path className="stroke-brass" d={accent} />
    </svg>
  );
}

/** Mark and name; `banglaName` adds the name in Bangla after a hairline. */
export function Logo({ name, banglaName }: { name: string; banglaName?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <LogoMark />
      <span className="font-serif text-22 leading-none font-semibold tracking-[-0.01em]">{name}</span>
      {banglaName && (
        <span
          lang="bn"
          className="border-l border-line-strong pl-2.5 font-name text-14 leading-snug text-ink-2 max-[379px]:hidden"
        >
          {banglaName}
        </span>
      )}
    </span>
  );
}
