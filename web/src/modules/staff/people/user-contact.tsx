import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { phoneText } from '../../../i18n/phone-text';
import { DescriptionList } from '../../../ui/description-list';
import { Panel } from '../../../ui/panel';
import { ExternalLink } from '../../../ui/text-link';
import type { UserContact_UserFragment } from './generated/user-contact';

graphql(`
  fragment UserContact_user on User {
    id
    email
    phone
    address
    createdAt
  }
`);

export function UserContact({ user: masked }: { user: FragmentType<UserContact_UserFragment> }) {
  const { t, i18n } = useTranslation(['accounts', 'lawyers', 'shared']);
  const { email, phone, address, createdAt } = readFragment<UserContact_UserFragment>(masked);
  return (
    <Panel title={t('shared:nav.contact')}>
      <DescriptionList
        missing={t('lawyers:field.notGiven')}
        items={[
          {
            term: t('shared:field.email'),
            value: email !== '' && (
              <ExternalLink href={`mailto:${email}`} className="inline-block touch-area wrap-anywhere">
                {email}
              </ExternalLink>
            ),
          },
          {
            term: t('shared:field.phone'),
            value: phone && (
              <ExternalLink href={`tel:${phone}`} className="inline-block touch-area">
                {phoneText(phone)}
              </ExternalLink>
            ),
          },
          { term: t('shared:field.address'), value: address },
          { term: t('shared:field.joined'), value: formatDate(createdAt, i18n.language, 'long') },
        ]}
      />
    </Panel>
  );
}
