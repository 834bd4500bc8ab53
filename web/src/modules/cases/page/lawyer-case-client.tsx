import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { phoneText } from '../../../i18n/phone-text';
import { Avatar } from '../../../ui/pictures/avatar';
import { Panel } from '../../../ui/panel';
import { ExternalLink } from '../../../ui/text-link';
import { clientNameOf, isUnjoined } from '../unjoined';
import type { CaseClientPanel_CaseFragment } from './generated/lawyer-case-client';

graphql(`
  fragment CaseClientPanel_case on Case {
    id
    isOwn
    joinedAt
    withdrawnAt
    client {
      id
      name
      email
      phone
    }
    ownClient {
      name
      phone
    }
  }
`);

interface CaseClientPanelProps {
  legalCase: FragmentType<CaseClientPanel_CaseFragment>;
  actions: ReactNode;
}

/** "Unknown" once the account is deleted, nothing for a withdrawn request. */
export function CaseClientPanel({ legalCase, actions }: CaseClientPanelProps) {
  const { t } = useTranslation(['casePage', 'shared']);
  const read = readFragment<CaseClientPanel_CaseFragment>(legalCase);
  const { client, withdrawnAt, ownClient } = read;
  if (withdrawnAt) return null;
  if (!client)
    return (
      <Panel title={t('shared:person.client')}>
        <p className="font-semibold empty:hidden">{clientNameOf(read, t('shared:person.unknown'))}</p>
        {ownClient?.phone && (
          <ExternalLink href={`tel:${ownClient.phone}`} className="inline-flex min-h-11 items-center">
            {phoneText(ownClient.phone)}
          </ExternalLink>
        )}
        <p className="text-ink-2">{t(isUnjoined(read) ? 'lawyer.unjoined' : 'lawyer.deletedClient')}</p>
      </Panel>
    );
  const ways = [
    ...(client.email
      ? [
          {
            icon: Mail,
            label: t('shared:field.email'),
            text: client.email,
            address: `mailto:${client.email}`,
          },
        ]
      : []),
    ...(client.phone
      ? [
          {
            icon: Phone,
            label: t('shared:field.phone'),
            text: phoneText(client.phone),
            address: `tel:${client.phone}`,
          },
        ]
      : []),
  ];
  return (
    <Panel title={t('shared:person.client')}>
      <p className="flex items-center gap-3 font-semibold">
        <Avatar id={client.id} name={client.name} />
        <span className="min-w-0">{client.name}</span>
      </p>
      <ul className="mt-2">
        {ways.map(({ icon: Icon, label, text, address }) => (
          <li key={address} className="flex items-center gap-3">
            <Icon aria-hidden className="mx-2.5 size-5 shrink-0 text-ink-2" strokeWidth={1.75} />
            <span className="sr-only">{label}</span>
            <ExternalLink href={address} className="inline-flex min-h-11 items-center">
              {text}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {actions && <div className="mt-3 flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </Panel>
  );
}
