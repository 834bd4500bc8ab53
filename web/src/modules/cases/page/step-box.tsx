import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedText } from '../../../legal-words/explained-text';
import { Sentence } from '../../../ui/sentence';
import type { OtherStep } from './use-hearing-step';

const tones = {
  open: { frame: 'border-green bg-green-soft', title: undefined },
  refused: { frame: 'border-danger border-l-4 bg-surface', title: 'text-danger' },
  ended: { frame: 'border-line-strong bg-sunken', title: undefined },
};

interface StepBoxProps {
  tone: keyof typeof tones;
  title: string;
  description: string;
  /** What else is to be done or brought. */
  others?: readonly OtherStep[];
  children?: ReactNode;
}

export function StepBox({ tone, title, description, others = [], children }: StepBoxProps) {
  const { t } = useTranslation('casePage');
  return (
    <section
      aria-label={t('client.next')}
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border px-4 py-3 md:px-6 md:py-5',
        tones[tone].frame,
      )}
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className={clsx('wrap-anywhere', tones[tone].title)}>
          <Sentence text={title} />
        </h2>
        {description && (
          <p className="mt-1 max-w-measure">
            <ExplainedText text={description} />
          </p>
        )}
        {others.map(({ text, isAlarming }) => (
          <p
            key={text}
            className={clsx('mt-1 max-w-measure font-medium wrap-anywhere', isAlarming && 'text-danger')}
          >
            <Sentence text={text} />
          </p>
        ))}
      </div>
      <div className="max-sm:w-full empty:hidden print:hidden">{children}</div>
    </section>
  );
}
