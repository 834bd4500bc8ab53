import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useDigits } from '../../i18n/use-digits';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import type { GettingStarted_CountsFragment } from './generated/getting-started';

graphql(`
  fragment GettingStarted_counts on CaseCounts {
    total
    pending
  }
`);

/** Ticks completed steps; once all are done, folds to one line. */
export function GettingStarted({ counts }: { counts: FragmentType<GettingStarted_CountsFragment> }) {
  const { t } = useTranslation('dashboards');
  const digits = useDigits();
  const { total, pending } = readFragment<GettingStarted_CountsFragment>(counts);
  const steps = [
    { key: 'find', done: total > 0, to: paths.client.lawyers },
    { key: 'submit', done: total > 0, to: paths.client.lawyers },
    { key: 'track', done: total > pending, to: paths.client.cases },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  const next = steps.findIndex((step) => !step.done);
  const list = (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:px-5"
        >
          <span
            aria-hidden
            className={clsx(
              'grid size-8 shrink-0 place-items-center self-start rounded-full text-14 font-semibold',
              step.done ? 'bg-green text-on-green' : 'border-2 border-control text-ink',
            )}
          >
            {step.done ? <Check className="size-4" strokeWidth={2.25} /> : digits(index + 1)}
          </span>
          <div className="min-w-0 flex-[1_1_14rem]">
            <h3>
              {t(`client.started.${step.key}`)}
              {step.done && <span className="sr-only">{t('client.started.stepDone')}</span>}
            </h3>
            <p className="text-ink-2">{t(`client.started.${step.key}Text`)}</p>
          </div>
          <ButtonLink
            to={step.to}
            variant={step.done ? 'text' : index === next ? 'primary' : 'secondary'}
            wide={step.done ? false : 'phone'}
            className={step.done ? 'max-sm:-mt-3 max-sm:ml-9.5' : undefined}
          >
            {t(`client.started.${step.key}`)}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
  const title = t('client.started.title');
  const progress = t('client.started.done', { count: done, total: steps.length });
  if (done < steps.length)
    return (
      <Panel title={title} aside={progress} flush>
        {list}
      </Panel>
    );
  return (
    <details className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 focus-visible:-outline-offset-3 md:px-5 [&::-webkit-details-marker]:hidden">
        <h2>{title}</h2>
        <span className="text-ink-2">{t('client.started.allDone')}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line">{list}</div>
    </details>
  );
}
