import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { Passage } from '../../../ui/passage';
import type { SentRequest } from './request-attempt';

interface CaseRequestSentProps {
  sent: SentRequest;
  /** The main link after success: on the public page to the client's cases, in the client area to the new case. */
  leadsTo: 'cases' | 'case';
  onAnother?: () => void;
}

/** Replaces the form after the request is sent: what was sent, and the way to it. */
export function CaseRequestSent({ sent, leadsTo, onAnother }: CaseRequestSentProps) {
  const { t } = useTranslation('caseRequest');
  const links = [
    { key: 'openCase', to: paths.client.case(sent.caseId) },
    { key: 'myCases', to: paths.client.cases },
  ] as const;
  return (
    <>
      <FormMessage tone="success" title={t('sent')} takesFocus>
        {t('sentText')}
      </FormMessage>
      <div className="rounded-card border border-line p-4">
        <p className="font-strong wrap-anywhere">
          <Passage text={sent.title} />
        </p>
        <p className="mt-1 line-clamp-4 wrap-anywhere whitespace-pre-line text-ink-2">
          <Passage text={sent.description} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(leadsTo === 'case' ? links.slice(0, 1) : links).map(({ key, to }, index) => (
          <ButtonLink key={key} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {t(key)}
          </ButtonLink>
        ))}
        {onAnother && (
          <Button variant="text" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </div>
    </>
  );
}
