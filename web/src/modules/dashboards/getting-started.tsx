import { longestSearch } from '@ainsathi/contract/longest-search';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { useDigits } from '../../i18n/use-digits';
import { AskLink } from '../../routing/ask-link';
import { paths, withQuery } from '../../routing/paths';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/forms/text-input';
import { ClothBand } from '../../ui/jamdani/jamdani';
import { TextLink } from '../../ui/text-link';

interface GettingStartedProps {
  counts: { total: number; pending: number };
}

function stepsOf({ total, pending }: GettingStartedProps['counts']) {
  return [
    { key: 'find', done: total > 0, to: paths.client.lawyers },
    { key: 'submit', done: total > 0, to: paths.client.lawyers },
    { key: 'track', done: total > pending, to: paths.client.cases },
  ] as const;
}

function Steps({ counts }: GettingStartedProps) {
  const { t } = useTranslation('dashboards');
  const digits = useDigits();
  return (
    <ol className="divide-y divide-line">
      {stepsOf(counts).map(({ key, done, to }, index) => (
        <li key={key} className="flex gap-3 py-2.5">
          <span aria-hidden className="w-5 shrink-0 font-semibold">
            {done ? <Check className="my-1 size-4" strokeWidth={2.25} /> : digits(index + 1)}
          </span>
          <div className="min-w-0">
            <h3>
              <TextLink to={to} className="touch-area inline-block">
                {t(`client.started.${key}`)}
              </TextLink>
              {done && <span className="sr-only">{t('client.started.stepDone')}</span>}
            </h3>
            <p className="text-ink-2">{t(`client.started.${key}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The search of the directory, for somebody who has sent nothing yet. */
function FirstQuestion() {
  const { t } = useTranslation(['dashboards', 'shared']);
  const id = useId();
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    if (typeof words === 'string') void navigate(withQuery(paths.client.lawyers, { search: words.trim() }));
  };
  return (
    <form
      role="search"
      action={useHref(paths.client.lawyers)}
      onSubmit={search}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <ClothBand />
      <div className="grid gap-3 p-4 md:px-7 md:py-6">
        <h2>{t('client.first.title')}</h2>
        <TextInput
          id={id}
          type="search"
          name="search"
          maxLength={longestSearch}
          label={t('client.first.label')}
          placeholder={t('client.first.placeholder')}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Button type="submit" variant="primary" wide="phone">
            {t('shared:act.findLawyers')}
          </Button>
          <AskLink />
        </div>
      </div>
    </form>
  );
}

/** For a new client: the first question, and the steps below it. */
export function FirstSteps({ counts }: GettingStartedProps) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <FirstQuestion />
      <section>
        <h2 className="mb-1">{t('client.started.title')}</h2>
        <Steps counts={counts} />
      </section>
    </>
  );
}

/** The steps folded to one line, with how many are done. */
export function GettingStarted({ counts }: GettingStartedProps) {
  const { t } = useTranslation('dashboards');
  const steps = stepsOf(counts);
  const done = steps.filter((step) => step.done).length;
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 w-fit list-none items-center gap-x-3 [&::-webkit-details-marker]:hidden">
        <div className="flex flex-wrap gap-x-3">
          <h2 className="font-sans! text-16!">{t('client.started.title')}</h2>
          <span className="text-ink-2">
            {done < steps.length
              ? t('client.started.done', { count: done, total: steps.length })
              : t('client.started.allDone')}
          </span>
        </div>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <Steps counts={counts} />
    </details>
  );
}
