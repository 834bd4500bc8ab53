import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { formatDate, formatNumber } from '../../../i18n/format';
import { Panel } from '../../../ui/panel';
import { ExternalLink } from '../../../ui/text-link';
import { DescriptionList } from '../../../ui/description-list';
import { phoneText } from '../../../i18n/phone-text';

const lawyerFileFragment = graphql(`
  fragment LawyerFile_lawyer on Lawyer {
    id
    email
    phone
    address
    createdAt
    practiceAreas
    district
    experience
    chamberName
    chamberAddress
    bio
    education {
      degree
      university
      year
    }
    bankDetails
    mobilePaymentDetails
  }
`);

/** All that a lawyer has told about themselves, public or not. */
export function LawyerFile({ item }: { item: FragmentType<typeof lawyerFileFragment> }) {
  const { t, i18n } = useTranslation('admin');
  const lawyer = readFragment(lawyerFileFragment, item);
  const missing = t('lawyer.notGiven');
  const years = t('lawyers.years', {
    count: lawyer.experience,
    number: formatNumber(lawyer.experience, i18n.language),
  });
  return (
    <div className="grid gap-5">
      <Panel title={t('lawyer.practice')}>
        <DescriptionList
          missing={missing}
          items={[
            { term: t('lawyer.practiceAreas'), value: lawyer.practiceAreas.join(', ') },
            { term: t('lawyer.experience'), value: years },
            { term: t('lawyer.district'), value: lawyer.district },
            { term: t('lawyer.chamber'), value: lawyer.chamberName },
            { term: t('lawyer.chamberAddress'), value: lawyer.chamberAddress },
          ]}
        />
      </Panel>
      <Panel title={t('lawyer.education')}>
        {lawyer.education.length > 0 ? (
          <ul className="grid gap-2.5">
            {lawyer.education.map(({ degree, university, year }) => (
              <li key={`${degree} ${university} ${year}`} className="flex flex-wrap justify-between gap-x-4">
                <span>{t('lawyer.degreeFrom', { degree, university })}</span>
                <span className="text-ink-2 tabular-nums">{year}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{missing}</p>
        )}
      </Panel>
      <Panel title={t('lawyer.about')}>
        <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
          {lawyer.bio ?? <span className="text-ink-2">{missing}</span>}
        </p>
      </Panel>
      <Panel title={t('lawyer.contact')}>
        <DescriptionList
          missing={missing}
          items={[
            {
              term: t('lawyer.email'),
              value: lawyer.email && (
                <ExternalLink href={`mailto:${lawyer.email}`} className="inline-block touch-area">
                  {lawyer.email}
                </ExternalLink>
              ),
            },
            {
              term: t('lawyer.phone'),
              value: lawyer.phone && (
                <ExternalLink href={`tel:${lawyer.phone}`} className="inline-block touch-area">
                  {phoneText(lawyer.phone)}
                </ExternalLink>
              ),
            },
            { term: t('lawyer.address'), value: lawyer.address },
            {
              term: t('lawyer.registered'),
              value: lawyer.createdAt && formatDate(lawyer.createdAt, 'long', i18n.language),
            },
          ]}
        />
      </Panel>
      <Panel title={t('lawyer.payment')}>
        <DescriptionList
          missing={missing}
          items={[
            { term: t('lawyer.mobilePaymentDetails'), value: lawyer.mobilePaymentDetails },
            { term: t('lawyer.bankDetails'), value: lawyer.bankDetails },
          ]}
        />
      </Panel>
    </div>
  );
}
