import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStillHere } from '../../../routing/use-guarded-navigate';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { CaseRequestForm } from './client-case-request-form';

const caseRequestFragment = graphql(`
  fragment CaseRequest_lawyer on Lawyer {
    id
    name
  }
`);

const formId = 'case-request';

/** The toggled case request form beside a lawyer's profile, and what happens after it was sent. */
export function CaseRequest({ lawyer }: { lawyer: FragmentType<typeof caseRequestFragment> }) {
  const { t } = useTranslation('client');
  const { id, name } = readFragment(caseRequestFragment, lawyer);
  const [query, setQuery] = useSearchParams();
  const isHere = useStillHere();
  const [sentCaseId, setSentCaseId] = useState<string | null>(null);
  const open = query.has('request');
  const toggle = (next: boolean) =>
    setQuery(next ? { request: '1' } : {}, { preventScrollReset: true, replace: !next });
  return (
    <section
      id={formId}
      aria-labelledby={`${formId}-title`}
      className="scroll-mt-20 overflow-hidden rounded-card border border-line-strong bg-surface min-[1100px]:sticky min-[1100px]:top-20 max-[1100px]:order-first"
    >
      <div className="grid gap-4 p-5 md:p-6">
        <div>
          <h2 id={`${formId}-title`} className="font-serif! text-22">
            {t('request.title')}
          </h2>
          <p className="mt-1 text-14 text-ink-2">{t('request.intro', { name })}</p>
        </div>
        {sentCaseId !== null ? (
          <>
            <FormMessage tone="success" title={t('request.sent')} takesFocus>
              {t('request.sentText')}
            </FormMessage>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={paths.client.case(sentCaseId)} variant="primary">
                {t('request.openCase')}
              </ButtonLink>
              <Button variant="text" onClick={() => setSentCaseId(null)}>
                {t('request.another')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {open ? (
              <CaseRequestForm
                lawyerId={id}
                onSent={(caseId) => {
                  setSentCaseId(caseId);
                  if (isHere()) toggle(false);
                }}
                onCancel={() => toggle(false)}
              />
            ) : (
              <Button variant="primary" wide icon={Send} aria-expanded={false} onClick={() => toggle(true)}>
                {t('request.open')}
              </Button>
            )}
          </>
        )}
      </div>
      <div className="border-t border-line bg-sunken p-5 md:px-6">
        <h3 className="text-16">{t('request.nextTitle')}</h3>
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-14 text-ink-2 marker:font-semibold marker:text-brass-ink">
          {(['reads', 'pay', 'follow'] as const).map((step) => (
            <li key={step}>{t(`request.next.${step}`)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
