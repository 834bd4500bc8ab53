import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { Avatar } from '../../../ui/pictures/avatar';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { VerifiedSeal } from '../../../ui/verified-seal';
import { StatusBadge } from '../status/status-badge';
import type { ClientCaseHeader_CaseFragment } from './generated/client-case-header';
import { Passage } from '../../../ui/passage';
import { LawyerPlace } from '../lawyer-place';
import { usePersonName } from '../../../i18n/use-person-name';

graphql(`
  fragment ClientCaseHeader_case on Case {
    id
    title
    createdAt
    lawyer {
      id
      name
      nameBangla
      profilePicSmall
      ...LawyerPlace_lawyer
      verified
    }
    ...StatusBadge_case
  }
`);

interface ClientCaseHeaderProps {
  legalCase: FragmentType<ClientCaseHeader_CaseFragment>;
}

export function ClientCaseHeader({ legalCase }: ClientCaseHeaderProps) {
  const { t } = useTranslation('casePage');
  const { title } = readFragment<ClientCaseHeader_CaseFragment>(legalCase);
  return (
    <header>
      <div className="-mt-3 flex items-center justify-between gap-3 print:hidden">
        <TextLink to={paths.client.cases} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-4" />
          {t('client.backToCases')}
        </TextLink>
        <Button variant="text" icon={Printer} onClick={() => window.print()} className="-mr-2.5">
          <span className="max-sm:sr-only">{t('client.print')}</span>
        </Button>
      </div>
      <h1 className="text-28">
        <Passage text={title} />
      </h1>
    </header>
  );
}

export function ClientCaseFacts({ legalCase }: ClientCaseHeaderProps) {
  const { t, i18n } = useTranslation(['cases', 'lawyers', 'casePage']);
  const facts = readFragment<ClientCaseHeader_CaseFragment>(legalCase);
  const { lawyer, createdAt } = facts;
  const nameOf = usePersonName();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
      <StatusBadge legalCase={facts} />
      {lawyer ? (
        <span className="inline-flex items-center gap-2">
          <Avatar id={lawyer.id} name={nameOf(lawyer)} src={lawyer.profilePicSmall} size="small" />
          {lawyer.verified ? (
            <TextLink to={paths.client.lawyer(lawyer.id)} className="inline-block touch-area">
              {nameOf(lawyer)}
            </TextLink>
          ) : (
            nameOf(lawyer)
          )}
          {lawyer.verified && <VerifiedSeal label={t('lawyers:card.verified')} />}
        </span>
      ) : (
        <span>{t('unassigned')}</span>
      )}
      {lawyer && (
        <span className="empty:hidden">
          <LawyerPlace lawyer={lawyer} />
        </span>
      )}
      <span>{t('client.sent', { date: formatDate(createdAt, i18n.language) })}</span>
    </div>
  );
}
