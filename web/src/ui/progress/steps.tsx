import type { ReactNode } from 'react';
import { useDigits } from '../../i18n/use-digits';

interface Step {
  title: string;
  description: ReactNode;
}

function LozengeNumber({ numeral }: { numeral: string }) {
  return (
    <span aria-hidden className="absolute -top-1 left-0 grid size-10 place-items-center md:top-0">
      <svg viewBox="0 0 40 40" className="absolute inset-0 fill-none">
        <path className="fill-surface stroke-green" strokeWidth="1.25" d="M20 1 39 20 20 39 1 20Z" />
        <path className="stroke-brass" strokeDasharray="2 2" d="M20 6 34 20 20 34 6 20Z" />
      </svg>
      <span className="relative text-18 leading-none! font-semibold text-green">{numeral}</span>
    </span>
  );
}

/** Up to four steps in a row, connected by a thread; on a phone one below the other. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const digits = useDigits();
  return (
    <ol className="grid md:auto-cols-fr md:grid-flow-col md:gap-8">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative min-h-14 pb-4 pl-14 before:absolute before:top-11 before:bottom-1 before:left-[19px] before:w-px before:bg-line-strong last:min-h-10 last:pb-0 last:before:hidden md:p-0 md:pt-16 md:before:top-5 md:before:-right-5 md:before:bottom-auto md:before:left-13 md:before:h-px md:before:w-auto"
        >
          <LozengeNumber numeral={digits(index + 1)} />
          <h3>{step.title}</h3>
          <p className="mt-1.5 max-w-[46ch] text-ink-2">{step.description}</p>
        </li>
      ))}
    </ol>
  );
}

export interface GuidedStepProps {
  number: number;
  title: string;
  description: ReactNode;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** One step of a guided task, such as a payment: number, title, a sentence and controls. */
export function GuidedStep(props: GuidedStepProps) {
  const digits = useDigits();
  const { number, title, description, headingLevel, children } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section>
      <Heading className="flex items-center gap-2.5 font-sans text-16">
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-full bg-green font-sans text-14 leading-none text-on-green"
        >
          {digits(number)}
        </span>
        {title}
      </Heading>
      <p className="mt-1 text-ink-2">{description}</p>
      <div className="mt-3.5">{children}</div>
    </section>
  );
}
