import { useTranslation } from 'react-i18next';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import { paths } from '../../../routing/paths';
import { useSession } from '../../../session/session';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { ButtonLink } from '../../../ui/button';
import { FormSkeleton } from '../../../ui/states/skeleton';
import { requestId } from './request-bar';

const caseRequestForm = lazySource(async () => (await import('./case-request-form')).CaseRequestForm);

export const caseRequestFragment = graphql(`
  fragment CaseRequest_lawyer on Lawyer {
    id
    name
  }
`);

const next = [
  { key: 'nextAnswer', numeral: '১' },
  { key: 'nextPay', numeral: '২' },
  { key: 'nextFollow', numeral: '৩' },
] as const;

function SignInCall({ lawyerId }: { lawyerId: string }) {
  const { t } = useTranslation('public');
  const state = { from: paths.lawyer(lawyerId) };
  return (
    <div className="grid gap-3">
      <p>{t('request.signInText')}</p>
      <ButtonLink to={paths.login} state={state} variant="primary" wide>
        {t('request.signIn')}
      </ButtonLink>
      <ButtonLink to={paths.register} state={state} wide>
        {t('request.register')}
      </ButtonLink>
    </div>
  );
}

function WhatHappensNext() {
  const { t } = useTranslation('public');
  return (
    <div className="border-t border-line bg-sunken px-5 py-4.5 md:px-6 md:py-5">
      <h3 className="font-sans text-16 font-semibold tracking-normal">{t('request.next')}</h3>
      <ol className="mt-2 grid gap-2">
        {next.map(({ key, numeral }) => (
          <li key={key} className="grid grid-cols-[24px_1fr] gap-1">
            <b lang="bn" aria-hidden className="font-semibold text-brass-ink">
              {numeral}
            </b>
            <span>{t(`request.${key}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The case request beside a lawyer's profile: the form for a client, the way to it for everybody else. */
export function CaseRequest({ lawyer }: { lawyer: FragmentType<typeof caseRequestFragment> }) {
  const { t } = useTranslation('public');
  const { id, name } = readFragment(caseRequestFragment, lawyer);
  const { user } = useSession();
  return (
    <section
      id={requestId}
      aria-labelledby="request-heading"
      className="overflow-clip rounded-card border border-line-strong bg-surface outline-none max-md:relative max-md:z-20 md:sticky md:top-24 print:hidden"
    >
      <div className="grid gap-4.5 p-5 md:p-6">
        <div>
          <h2 id="request-heading" className="text-22">
            {t('request.title')}
          </h2>
          <p className="mt-1.5 text-14 text-ink-2">{t('request.to', { name })}</p>
        </div>
        {!user && <SignInCall lawyerId={id} />}
        {user && user.role !== 'user' && <p>{t('request.otherRole', { name: user.name })}</p>}
        {user?.role === 'user' && (
          <LazyComponent
            source={caseRequestForm}
            bare
            placeholder={<FormSkeleton label={t('request.loading')} rows={2} />}
          >
            {(CaseRequestForm) => <CaseRequestForm key={id} lawyerId={id} />}
          </LazyComponent>
        )}
      </div>
      <WhatHappensNext />
    </section>
  );
}
