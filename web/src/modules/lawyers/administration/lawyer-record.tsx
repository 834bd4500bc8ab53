import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatNumber } from '../../../i18n/format';
import { Passage } from '../../../ui/passage';
import { Sentence } from '../../../ui/sentence';
import { Panel } from '../../../ui/panel';
import { ExternalLink } from '../../../ui/text-link';
import { DescriptionList } from '../../../ui/description-list';
import { phoneText } from '../../../i18n/phone-text';
import type { LawyerFile_LawyerFragment } from './generated/lawyer-record';
import { useLocalName } from '../../../i18n/use-local-name';
import { useDigits } from '../../../i18n/use-digits';

graphql(`
  fragment LawyerFile_lawyer on Lawyer {
    id
    email
    phone
    address
    createdAt
    practiceAreas
    district
    experience
    courtLevel
    languages
    chamberName
    chamberAddress
    clientPhone
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

export function LawyerFile({ item }: { item: FragmentType<LawyerFile_LawyerFragment> }) {
  const { t, i18n } = useTranslation(['lawyers', 'lawyerAdministration', 'shared']);
  const local = useLocalName();
  const digits = useDigits();
  const lawyer = readFragment<LawyerFile_LawyerFragment>(item);
  const missing = t('field.notGiven');
  const years = t('lawyerAdministration:list.years', {
    count: lawyer.experience,
    number: formatNumber(lawyer.experience, i18n.language),
  });
  const link = (scheme: 'mailto' | 'tel', to: string) => (
    <ExternalLink href={`${scheme}:${to}`} className="inline-block touch-area">
      {scheme === 'tel' ? phoneText(to) : to}
    </ExternalLink>
  );
  return (
    <div className="grid gap-5">
      <Panel title={t('field.practice')}>
        <DescriptionList
          missing={missing}
          items={[
            { term: t('field.practiceAreas'), value: lawyer.practiceAreas.map(local).join(', ') },
            { term: t('field.experience'), value: years },
            { term: t('field.courtLevel'), value: lawyer.courtLevel && t(`court.${lawyer.courtLevel}`) },
            {
              term: t('field.languages'),
              value: lawyer.languages.map((language) => t(`language.${language}`)).join(', '),
            },
            { term: t('field.district'), value: lawyer.district && local(lawyer.district) },
            { term: t('field.chamber'), value: lawyer.chamberName },
            { term: t('field.chamberAddress'), value: lawyer.chamberAddress },
          ]}
        />
      </Panel>
      <Panel title={t('field.education')}>
        {lawyer.education.length > 0 ? (
          <ul className="grid gap-2.5">
            {lawyer.education.map(({ degree, university, year }) => (
              <li key={`${degree} ${university} ${year}`} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <Sentence text={t('lawyerAdministration:record.degreeFrom', { degree, university })} />
                </span>
                <span className="text-ink-2 tabular-nums">{digits(String(year))}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{missing}</p>
        )}
      </Panel>
      <Panel title={t('field.about')}>
        <p className="max-w-measure whitespace-pre-line">
          {lawyer.bio ? <Passage text={lawyer.bio} /> : <span className="text-ink-2">{missing}</span>}
        </p>
      </Panel>
      <Panel title={t('lawyerAdministration:record.contact')}>
        <DescriptionList
          missing={missing}
          items={[
            { term: t('shared:field.email'), value: lawyer.email && link('mailto', lawyer.email) },
            { term: t('shared:field.phone'), value: lawyer.phone && link('tel', lawyer.phone) },
            { term: t('field.clientPhone'), value: lawyer.clientPhone && link('tel', lawyer.clientPhone) },
            { term: t('shared:field.address'), value: lawyer.address },
            {
              term: t('lawyerAdministration:record.registered'),
              value: lawyer.createdAt && formatDate(lawyer.createdAt, i18n.language, 'long'),
            },
          ]}
        />
      </Panel>
      <Panel title={t('lawyerAdministration:record.payment')}>
        <DescriptionList
          missing={missing}
          items={[
            {
              term: t('lawyerAdministration:record.mobilePaymentDetails'),
              value: lawyer.mobilePaymentDetails,
            },
            { term: t('lawyerAdministration:record.bankDetails'), value: lawyer.bankDetails },
          ]}
        />
      </Panel>
    </div>
  );
}
