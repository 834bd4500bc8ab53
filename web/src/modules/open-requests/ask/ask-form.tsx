import clsx from 'clsx';
import { Send } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { ScriptNote } from '../../../ui/forms/script-note';
import { PhoneNeeded } from '../../cases/request/phone-needed';
import { isEmpty, steps, type AskFields } from './ask-fields';
import { Anywhere, HappenedStep, OtherSideStep, SubjectStep, type SubjectFields } from './ask-steps';
import { CheckStep } from './check-step';
import { useAskForm } from './use-ask-form';

const aboveBottomBar =
  'max-md:sticky max-md:bottom-[calc(60px+env(safe-area-inset-bottom))] max-md:z-10 max-md:-mx-5 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-5 max-md:py-2.5';

const titles = ['subject', 'happened', 'parties', 'check'] as const;

function NotSent({ form }: { form: ReturnType<typeof useAskForm> }) {
  const { t } = useTranslation(['ask', 'shared']);
  const { failure, fields, change } = form;
  if (!failure) return null;
  return (
    <>
      <FormMessage tone="failure" title={t('notSent')} takesFocus>
        {failure.reason}
      </FormMessage>
      {failure.isRefusal && (
        <div className="grid gap-3">
          <Anywhere fields={fields} change={change} />
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.lawyers}>{t('shared:nav.findLawyer')}</ButtonLink>
            <ButtonLink to={paths.client.requests} variant="text">
              {t('yourRequests')}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}

function StepHeading({ step }: { step: number }) {
  const { t } = useTranslation('ask');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(
    function focusHeading() {
      if (shown.current !== step) heading.current?.focus();
      shown.current = step;
    },
    [step],
  );
  return (
    <div>
      <p className="text-14 text-ink-2">{t('step', { number: step, of: steps.length })}</p>
      <h1 ref={heading} tabIndex={-1} className="max-w-[24ch] scroll-mt-24 text-22 md:text-36">
        {t(`title.${titles[step - 1] ?? 'subject'}`)}
      </h1>
    </div>
  );
}

interface AskFormProps {
  subjectFields: SubjectFields;
  filled: Partial<AskFields> | null;
}

/** Four steps. Stores a draft while typing. */
export function AskForm({ subjectFields, filled }: AskFormProps) {
  const { t } = useTranslation(['ask', 'forms', 'shared']);
  const form = useAskForm();
  const { step, fields, problems, change, isSending, accountId, isRead } = form;
  const isFilled = useRef(false);
  useEffect(function fillForm() {
    if (!filled || !isRead || isFilled.current) return;
    isFilled.current = true;
    if (isEmpty(fields)) change(filled);
  });
  const isLast = step === steps.length;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLast) {
      void form.submit();
      return;
    }
    const typed = new FormData(event.currentTarget).get('district');
    form.next(step === 1 && typeof typed === 'string' ? typed : undefined);
  };
  const items = Object.entries(problems).map(([fieldId, message]) => ({ fieldId, message }));
  const props = { fields, problems, change };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid content-start gap-3 md:gap-4">
      <StepHeading step={step} />
      <ErrorSummary description={t('forms:notSent')} items={items} attempt={form.submitCount} />
      <NotSent form={form} />
      {step === 1 && <PhoneNeeded />}
      {step === 1 && <SubjectStep {...props} subjectFields={subjectFields} />}
      {step === 2 && <HappenedStep {...props} />}
      {step === 3 && <OtherSideStep {...props} />}
      {isLast && <CheckStep fields={fields} goTo={form.goTo} isSignedIn={accountId !== null} />}
      <ScriptNote />
      <div
        data-request-bar={step === 1 ? '' : undefined}
        className={clsx('flex flex-wrap gap-2', step === 1 && aboveBottomBar)}
      >
        <Button
          type="submit"
          variant="primary"
          icon={isLast ? Send : undefined}
          wide="phone"
          busy={isSending}
          busyLabel={t('sending')}
        >
          {t(isLast ? 'send' : 'next')}
        </Button>
        {step > 1 && (
          <Button variant="text" wide="phone" onClick={() => form.goTo(step - 1)}>
            {t('back')}
          </Button>
        )}
      </div>
      {isLast && accountId === null && <p className="text-ink-2">{t('signInText')}</p>}
    </form>
  );
}
