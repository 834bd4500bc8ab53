import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { formatMonthAndYear } from './month-and-year';
import { Portrait } from '../../../ui/pictures/portrait';
import { TagList } from '../../../ui/tag';
import { VerifiedSeal } from '../../../ui/verified-seal';

export const lawyerSummaryFragment = graphql(`
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-col py-3.5 pr-3 max-sm:even:border-l max-sm:even:border-line max-sm:even:pl-4 max-sm:nth-[n+3]:border-t max-sm:nth-[n+3]:border-line',
        'sm:py-4 sm:pr-8 sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-8',
      )}
    >
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd className="leading-snug font-strong tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** The top of a lawyer's page: portrait, name, practice areas and the facts in one ruled row. */
export function LawyerSummary({ lawyer }: { lawyer: FragmentType<typeof lawyerSummaryFragment> }) {
  const { t } = useTranslation('public');
  const {
    id,
    name,
    profilePic,
    profilePicSmall,
    practiceAreas,
    district,
    experience,
    chamberName,
    licenseNumber,
    verifiedAt,
  } = readFragment(lawyerSummaryFragment, lawyer);
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 pt-2 pb-7 md:col-span-full md:grid-cols-[184px_minmax(0,1fr)] md:gap-x-9 md:pt-3 md:pb-11 print:pt-0 print:pb-2">
      <Portrait
        id={id}
        name={name}
        src={profilePic}
        srcSmall={profilePicSmall}
        sizes="(width >= 900px) 184px, 104px"
        decorative
        eager
        className="w-26 md:row-span-2 md:w-46"
      />
      <div>
        <h1 className="text-28 leading-[1.12] [overflow-wrap:anywhere] md:text-48 md:leading-[1.06] md:tracking-[-0.02em]">
          {name}
        </h1>
        <p className="mt-2 text-ink-2">
          {chamberName ? t('lawyer.advocateAt', { chamber: chamberName }) : t('lawyer.advocate')}
        </p>
      </div>
      <div className="max-md:col-span-full max-md:mt-4 md:mt-3">
        <TagList tags={practiceAreas} limit={practiceAreas.length} moreLabel={() => ''} />
        <dl className="mt-5 grid grid-cols-2 border-y border-line-strong sm:flex sm:flex-wrap md:mt-6">
          {verifiedAt && (
            <Fact term={t('lawyer.verifiedSince')}>
              <VerifiedSeal label={formatMonthAndYear(verifiedAt)} className="text-16! font-strong!" />
            </Fact>
          )}
          <Fact term={t('lawyer.experience')}>
            {experience > 0 ? t('card.years', { count: experience }) : t('card.newlyEnrolled')}
          </Fact>
          <Fact term={t('lawyer.district')}>{district ?? t('lawyer.notGiven')}</Fact>
          <Fact term={t('lawyer.licence')}>{licenseNumber ?? t('lawyer.notGiven')}</Fact>
        </dl>
      </div>
    </div>
  );
}
