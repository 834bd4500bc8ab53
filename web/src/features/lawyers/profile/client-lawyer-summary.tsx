import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { formatDate } from '../../../i18n/format';
import { Portrait } from '../../../ui/pictures/portrait';
import { Tag } from '../../../ui/tag';
import { VerifiedSeal } from '../../../ui/verified-seal';

const lawyerSummaryFragment = graphql(`
  fragment LawyerSummary_lawyer on Lawyer {
    id
    name
    profilePic
    profilePicSmall
    practiceAreas
    district
    experience
    chamberName
    licenseNumber
    verifiedAt
  }
`);

/** Who the lawyer is at a glance: picture, name, practice areas and the facts that were checked. */
export function LawyerSummary({ lawyer }: { lawyer: FragmentType<typeof lawyerSummaryFragment> }) {
  const { t, i18n } = useTranslation('client');
  const { id, name, profilePic, practiceAreas, ...rest } = readFragment(lawyerSummaryFragment, lawyer);
  const facts: { term: string; value: ReactNode }[] = [
    {
      term: t('lawyer.verifiedSince'),
      value: rest.verifiedAt && (
        <VerifiedSeal
          label={formatDate(rest.verifiedAt, 'short', i18n.language)}
          className="text-16! font-semibold!"
        />
      ),
    },
    { term: t('lawyer.experience'), value: t('lawyer.years', { count: rest.experience }) },
    { term: t('lawyer.district'), value: rest.district },
    { term: t('lawyer.license'), value: rest.licenseNumber },
  ].filter(({ value }) => value);
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 sm:gap-x-8">
      <Portrait
        id={id}
        name={name}
        src={profilePic}
        srcSmall={rest.profilePicSmall}
        sizes="(width >= 640px) 160px, 88px"
        eager
        className="w-22 self-start sm:row-span-2 sm:w-40"
      />
      <div className="min-w-0 self-center sm:self-start">
        <h1 className="text-28 [overflow-wrap:anywhere] md:text-36">{name}</h1>
        {rest.chamberName && <p className="mt-1 text-ink-2">{rest.chamberName}</p>}
        <ul aria-label={t('lawyer.practiceAreas')} className="mt-3 flex flex-wrap gap-1.5 max-sm:hidden">
          {practiceAreas.map((area) => (
            <li key={area} className="flex">
              <Tag>{area}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <ul aria-label={t('lawyer.practiceAreas')} className="col-span-2 flex flex-wrap gap-1.5 sm:hidden">
        {practiceAreas.map((area) => (
          <li key={area} className="flex">
            <Tag>{area}</Tag>
          </li>
        ))}
      </ul>
      <dl className="col-span-2 grid self-start grid-cols-2 gap-4 border-y border-line-strong py-4 sm:col-span-1 sm:flex sm:flex-wrap sm:gap-x-8">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-14 text-ink-2">{term}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
