import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate } from '../../../i18n/format';
import { Portrait } from '../../../ui/pictures/portrait';
import { Tag } from '../../../ui/tag';
import { VerifiedSeal } from '../../../ui/verified-seal';
import { LicenceCheck } from '../licence/licence-check';
import { LawyerOffers } from './lawyer-offers';
import type { LawyerSummary_LawyerFragment } from './generated/lawyer-summary';
import { useLocalName } from '../../../i18n/use-local-name';
import { type OwnText, useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';

graphql(`
  fragment LawyerSummary_lawyer on Lawyer {
    id
    name
    nameBangla
    profilePic
    profilePicSmall
    practiceAreas
    district
    experience
    courtLevel
    languages
    chamberName
    chamberNameBangla
    licenseNumber
    verifiedAt
    ...LicenceCheck_lawyer
    ...LawyerOffers_lawyer
  }
`);

const densities = {
  /** The public page. */
  comfortable: {
    summary:
      'grid-cols-[104px_minmax(0,1fr)] gap-x-4 md:grid-cols-[184px_minmax(0,1fr)] md:gap-x-9 print:pt-0 print:pb-2',
    portrait: 'w-26 md:row-span-2 md:w-46',
    portraitSizes: '(width >= 900px) 184px, 104px',
    name: 'text-28 leading-[1.12] bangla:leading-[1.45] md:text-48 md:leading-[1.06] bangla:md:leading-[1.45] md:tracking-[-0.02em]',
    details: 'max-md:col-span-full max-md:mt-4 md:mt-3',
    facts: 'mt-5 md:mt-6',
  },
  /** The client's area, beside its navigation. */
  compact: {
    summary: 'grid-cols-[88px_minmax(0,1fr)] gap-x-5 sm:grid-cols-[160px_minmax(0,1fr)] sm:gap-x-8',
    portrait: 'w-22 sm:row-span-2 sm:w-40',
    portraitSizes: '(width >= 640px) 160px, 88px',
    name: 'text-28 md:text-36',
    details: 'max-sm:col-span-full max-sm:mt-4 sm:mt-3',
    facts: 'mt-4',
  },
} as const;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-col border-line py-3.5 pr-3 max-sm:even:border-l max-sm:even:pl-4 max-sm:nth-[n+3]:border-t',
        'sm:border-t sm:border-l sm:px-8 sm:py-4',
      )}
    >
      <dt className="text-16 sm:text-14 text-ink-2">{term}</dt>
      <dd className="leading-snug font-strong tabular-nums">{children}</dd>
    </div>
  );
}

/** Breaks after slashes. */
function LicenseNumber({ number }: { number: string }) {
  return number.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** "Advocate at" a chamber; the name is marked with its language. */
function AdvocateAt({ chamber: { text, lang } }: { chamber: OwnText }) {
  const { t } = useTranslation('lawyers');
  const [before, after] = t('profile.advocateAt', { chamber: '\n' }).split('\n');
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
      {after}
    </>
  );
}

export interface LawyerSummaryProps {
  lawyer: FragmentType<LawyerSummary_LawyerFragment>;
  density: keyof typeof densities;
  className?: string;
}

export function LawyerSummary({ lawyer, density, className }: LawyerSummaryProps) {
  const { t, i18n } = useTranslation('lawyers');
  const local = useLocalName();
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const summary = readFragment<LawyerSummary_LawyerFragment>(lawyer);
  const { id, practiceAreas, district, experience, ...rest } = summary;
  const name = nameOf(rest);
  const chamber = textOf(rest.chamberName, rest.chamberNameBangla);
  const classes = densities[density];
  return (
    <div className={clsx('grid', classes.summary, className)}>
      <Portrait
        id={id}
        name={name}
        src={rest.profilePic}
        srcSmall={rest.profilePicSmall}
        sizes={classes.portraitSizes}
        eager
        className={classes.portrait}
      />
      <div>
        <h1 className={classes.name}>{name}</h1>
        <p className="mt-2 text-ink-2">
          {chamber ? <AdvocateAt chamber={chamber} /> : t('profile.advocate')}
        </p>
      </div>
      <div className={classes.details}>
        <ul aria-label={t('field.practiceAreas')} className="flex flex-wrap gap-1.5">
          {practiceAreas.map((area) => (
            <li key={area} className="flex">
              <Tag>{local(area)}</Tag>
            </li>
          ))}
        </ul>
        <LawyerOffers lawyer={summary} className="mt-4" />
        {/* Clips the rules on the left of each line and above the first line. */}
        <div className={clsx('overflow-clip border-y border-line-strong', classes.facts)}>
          <dl
            className={clsx(
              'grid grid-cols-2 sm:-mt-px sm:-ml-8.25',
              rest.courtLevel || rest.languages.length > 0 ? 'sm:grid-cols-3' : 'sm:flex sm:flex-wrap',
            )}
          >
            {rest.verifiedAt && (
              <Fact term={t('field.verifiedSince')}>
                <VerifiedSeal
                  label={formatDate(rest.verifiedAt, i18n.language, 'monthAndYear')}
                  className="text-16! font-strong!"
                />
              </Fact>
            )}
            <Fact term={t('field.experience')}>
              {experience > 0 ? t('card.years', { count: experience }) : t('card.newlyEnrolled')}
            </Fact>
            {rest.courtLevel && <Fact term={t('field.courtLevel')}>{t(`court.${rest.courtLevel}`)}</Fact>}
            {rest.languages.length > 0 && (
              <Fact term={t('field.languages')}>
                {rest.languages.map((language) => t(`language.${language}`)).join(', ')}
              </Fact>
            )}
            <Fact term={t('field.district')}>{district ? local(district) : t('field.notGiven')}</Fact>
            <Fact term={t('field.licenseNumber')}>
              {rest.licenseNumber ? <LicenseNumber number={rest.licenseNumber} /> : t('field.notGiven')}
            </Fact>
          </dl>
        </div>
        {rest.verifiedAt && <LicenceCheck lawyer={summary} />}
      </div>
    </div>
  );
}
