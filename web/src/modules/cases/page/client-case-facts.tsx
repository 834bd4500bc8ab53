import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate } from '../../../i18n/format';
import { Avatar } from '../../../ui/pictures/avatar';
import { TextLink } from '../../../ui/text-link';
import { VerifiedSeal } from '../../../ui/verified-seal';
import type { ClientCaseFacts_CaseFragment } from './generated/client-case-facts';
import { LawyerPlace } from '../lawyer-place';
import { usePersonName } from '../../../i18n/use-person-name';

graphql(`
  fragment ClientCaseFacts_case on Case {
    id
    createdAt
    lawyer {
      id
      name
      nameBangla
      profilePicSmall
      ...LawyerPlace_lawyer
      verified
    }
  }
`);

interface ClientCaseFactsProps {
  legalCase: FragmentType<ClientCaseFacts_CaseFragment>;
}

export function ClientCaseFacts({ legalCase }: ClientCaseFactsProps) {
  const { t, i18n } = useTranslation(['cases', 'lawyers', 'casePage']);
  const facts = readFragment<ClientCaseFacts_CaseFragment>(legalCase);
  const { lawyer, createdAt } = facts;
  const nameOf = usePersonName();
  return (
    <>
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
        <span className="max-w-48 line-clamp-1 wrap-anywhere empty:hidden">
          <LawyerPlace lawyer={lawyer} />
        </span>
      )}
      <span>{t('client.sent', { date: formatDate(createdAt, i18n.language) })}</span>
    </>
  );
}
