import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { Panel } from '../../../ui/panel';
import { ExternalLink, TextLink } from '../../../ui/text-link';
import { usePersonName } from '../../../i18n/use-person-name';
import { LawyerPlace } from '../lawyer-place';
import { phoneText } from '../../../i18n/phone-text';
import { PaymentBadge } from '../list/payment-badge';
import { PaymentDate } from './payment-date';
import type { CasePeople_CaseFragment } from './generated/admin-case-people';

graphql(`
  fragment CasePeople_case on Case {
    id
    client {
      id
      name
      email
      phone
    }
    lawyer {
      id
      name
      nameBangla
      ...LawyerPlace_lawyer
    }
    ...PaymentBadge_case
    ...PaymentDate_case
  }
`);

export function CasePeople({ legalCase }: { legalCase: FragmentType<CasePeople_CaseFragment> }) {
  const { t } = useTranslation(['cases', 'casePage', 'shared']);
  const nameOf = usePersonName();
  const people = readFragment<CasePeople_CaseFragment>(legalCase);
  const { client, lawyer } = people;
  const term = 'text-14 text-ink-2';
  return (
    <>
      <Panel title={t('casePage:admin.people')}>
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <div className="grid gap-0.5">
            <dt className={term}>{t('shared:person.client')}</dt>
            <dd className="font-medium">
              {client ? (
                <TextLink
                  to={paths.admin.user(client.id)}
                  className="touch:inline-flex touch:min-h-11 touch:items-center"
                >
                  {client.name}
                </TextLink>
              ) : (
                t('shared:person.unknown')
              )}
            </dd>
            {client?.email && (
              <dd>
                <ExternalLink
                  href={`mailto:${client.email}`}
                  className="inline-block touch-area wrap-anywhere"
                >
                  {client.email}
                </ExternalLink>
              </dd>
            )}
            {client?.phone && (
              <dd>
                <ExternalLink
                  href={`tel:${client.phone}`}
                  className="touch:inline-flex touch:min-h-11 touch:items-center"
                >
                  {phoneText(client.phone)}
                </ExternalLink>
              </dd>
            )}
          </div>
          <div className="grid gap-0.5">
            <dt className={term}>{t('shared:person.lawyer')}</dt>
            <dd className="font-medium">
              {lawyer ? (
                <TextLink
                  to={paths.admin.lawyer(lawyer.id)}
                  className="touch:inline-flex touch:min-h-11 touch:items-center"
                >
                  {nameOf(lawyer)}
                </TextLink>
              ) : (
                t('unassigned')
              )}
            </dd>
            {lawyer && (
              <dd className="text-ink-2">
                <LawyerPlace lawyer={lawyer} />
              </dd>
            )}
          </div>
        </dl>
      </Panel>
      <Panel title={t('field.payment')}>
        <PaymentBadge legalCase={people} />
        <div className="mt-2">
          <PaymentDate legalCase={people} />
        </div>
      </Panel>
    </>
  );
}
