import { logoWeave } from './logo-weave';

/** The woven lozenge alone, 32 px. */
export function LogoMark() {
  return (
    <svg viewBox="-8.5 -8.5 17 17" aria-hidden className="size-8 shrink-0 fill-none [stroke-width:.86]">
      <path className="stroke-green" d={logoWeave.thread} />
      <path className="stroke-brass" d={logoWeave.accent} />
    </svg>
  );
}

/** Mark and name; `banglaName` adds the name in Bangla after a hairline. */
export function Logo({ name, banglaName }: { name: string; banglaName?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <LogoMark />
      <span className="inline-flex items-baseline gap-2.5">
        <span className="font-serif text-22 leading-none font-semibold tracking-[-0.01em] whitespace-nowrap max-[379px]:text-18">
          {name}
        </span>
        {banglaName && (
          <span
            lang="bn"
            className="border-l border-line-strong pl-2.5 font-name text-14 leading-snug text-ink-2 whitespace-nowrap max-sm:hidden"
          >
            {banglaName}
          </span>
        )}
      </span>
    </span>
  );
}
