import { readAreaChoice } from '@ainsathi/contract/area-choice';
import { matters } from '@ainsathi/contract/matters';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { paths } from '../../../routing/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Passage } from '../../../ui/passage';
import { inputOf, type AskFields } from './ask-fields';

/** A part of the request, headed by who sees it when. */
function Seen({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-sans text-16">{title}</h2>
        {action}
      </div>
      <div className="mt-1 grid gap-1 wrap-anywhere whitespace-pre-line">{children}</div>
    </section>
  );
}

function subjectName(choice: string): string {
  const { category, matter } = readAreaChoice(choice);
  return matters.find(({ slug }) => slug === matter)?.name ?? category;
}

interface CheckStepProps {
  fields: AskFields;
  goTo: (step: number) => void;
  isSignedIn: boolean;
}

/** Step 4: the whole request, by who sees it when. */
export function CheckStep({ fields, goTo, isSignedIn }: CheckStepProps) {
  const { t, i18n } = useTranslation('ask');
  const local = useLocalName();
  const { district, anywhere, urgent, courtDate, title, description, opposingParties } = inputOf(fields);
  const names = opposingParties as readonly string[];
  const change = (step: number, of: string) => (
    <Button variant="text" size="small" onClick={() => goTo(step)}>
      {t('check.change')}
      <span className="sr-only">: {of}</span>
    </Button>
  );
  return (
    <div className="grid gap-3">
      <Seen title={t('check.first')} action={change(1, t('check.first'))}>
        <p>
          {local(subjectName(fields.about))} · {local(district)}
          {anywhere && ` · ${t('subject.anywhere')}`}
        </p>
        <p>{t(urgent ? 'happened.urgent' : 'happened.notUrgent')}</p>
        {courtDate && (
          <p>{t('check.courtDate', { date: formatDate(courtDate, i18n.language, 'weekday') })}</p>
        )}
      </Seen>
      <Seen title={t('check.conflict')} action={change(3, t('check.conflict'))}>
        <p>{names.length > 0 ? names.join(', ') : t('check.noNames')}</p>
      </Seen>
      <Seen title={t('check.afterwards')} action={change(2, t('check.afterwards'))}>
        <p className="font-strong">
          <Passage text={title} />
        </p>
        <p>
          <Passage text={description} />
        </p>
      </Seen>
      <Seen
        title={t('check.chosen')}
        action={
          isSignedIn && (
            <ButtonLink to={paths.client.profile} variant="text" size="small">
              {t('check.change')}
              <span className="sr-only">: {t('check.chosen')}</span>
            </ButtonLink>
          )
        }
      >
        <p>{t('check.contacts')}</p>
      </Seen>
    </div>
  );
}
