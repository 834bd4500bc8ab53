import clsx from 'clsx';
import { ArrowRight, Briefcase, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Portrait } from '../../../ui/pictures/portrait';
import { TagList } from '../../../ui/tag';
import { VerifiedSeal } from '../../../ui/verified-seal';
import type { LawyerCard_LawyerFragment } from './generated/lawyer-card';
import { useLocalName } from '../../../i18n/use-local-name';
import { useOwnText } from '../../../i18n/use-own-text';
import { usePersonName } from '../../../i18n/use-person-name';

graphql(`
  fragment LawyerCard_lawyer on Lawyer {
    id
    name
    nameBangla
    profilePicSmall
    practiceAreas
    district
    experience
    courtLevel
    languages
    chamberName
    chamberNameBangla
  }
`);

const variants = {
  /** In the public directory: between rules, linked by its name. */
  ruled: {
    card: 'border-b border-line py-6 has-focus-visible:rounded-card sm:grid-cols-[128px_minmax(0,1fr)] sm:gap-x-6 sm:py-7 md:max-lg:grid-cols-[104px_minmax(0,1fr)] md:max-lg:gap-x-4',
    portrait: 'sm:w-32 md:max-lg:w-26',
    heading: 'h3',
    linked: 'name',
    action: undefined,
  },
  /** In the client's area: in a frame, linked by "View Profile". */
  framed: {
    card: 'h-full content-start rounded-card border border-line bg-surface p-4 transition-colors hover:border-control sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-x-5 sm:p-5',
    portrait: 'sm:w-28',
    heading: 'h2',
    linked: 'action',
    action: 'sm:text-14',
  },
} as const;

interface LawyerCardProps {
  lawyer: FragmentType<LawyerCard_LawyerFragment>;
  variant: keyof typeof variants;
  /** The lawyer's page: public, or in the client's area. */
  pathFor: (id: string) => string;
  /** Filtered practice areas come first, tinted. */
  searched?: readonly string[];
  /** For the first cards of a page: loads the picture at once. */
  eager?: boolean;
}

const linkClass = 'stretched no-underline outline-none! focus-visible:shadow-none';

/** The whole card links to the lawyer's page. */
export function LawyerCard({ lawyer, variant, pathFor, searched, eager = false }: LawyerCardProps) {
  const { t } = useTranslation('lawyers');
  const local = useLocalName();
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const { id, profilePicSmall, practiceAreas, district, experience, ...rest } =
    readFragment<LawyerCard_LawyerFragment>(lawyer);
  const name = nameOf(rest);
  const chamber = textOf(rest.chamberName, rest.chamberNameBangla);
  const courtAndLanguages = [
    rest.courtLevel && t(`court.${rest.courtLevel}`),
    rest.languages.map((language) => t(`language.${language}`)).join(', '),
  ].filter(Boolean);
  const { heading: Heading, linked, ...classes } = variants[variant];
  const actionClass = clsx(
    'inline-flex items-center gap-1.5 font-strong whitespace-nowrap text-green',
    classes.action,
  );
  const arrow = (
    <ArrowRight
      aria-hidden
      className="size-4 transition-transform duration-200 group-hover:translate-x-0.75"
    />
  );
  return (
    <article
      className={clsx(
        'group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 has-focus-visible:ring-focus sm:grid-rows-[auto_auto_1fr]',
        classes.card,
      )}
    >
      <Portrait
        id={id}
        name={name}
        src={profilePicSmall}
        eager={eager}
        className={clsx('w-22 sm:row-span-3', classes.portrait)}
      />
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <Heading className="font-serif text-22 leading-tight">
          {linked === 'name' ? (
            <Link
              to={pathFor(id)}
              className={clsx(linkClass, 'group-hover:text-green group-hover:underline')}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <VerifiedSeal label={t('card.verified')} />
        {chamber && (
          <p lang={chamber.lang} className="text-ink-2 sm:text-14">
            {chamber.text}
          </p>
        )}
        {courtAndLanguages.length > 0 && (
          <p className="flex flex-wrap gap-x-4 text-ink-2 sm:text-14">
            {courtAndLanguages.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        )}
      </div>
      <div className="mt-3 max-sm:col-span-full sm:col-start-2">
        <TagList
          tags={practiceAreas.map(local)}
          searched={searched}
          moreLabel={(hidden) => t('card.more', { count: hidden.length, names: hidden.join(', ') })}
        />
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:col-span-full sm:col-start-2 sm:self-end">
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-2 sm:text-14">
          {district && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
              {local(district)}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <Briefcase aria-hidden className="size-4" strokeWidth={1.75} />
            {experience > 0 ? t('card.years', { count: experience }) : t('card.newlyEnrolled')}
          </span>
        </p>
        {linked === 'action' ? (
          <Link to={pathFor(id)} className={clsx(linkClass, actionClass)}>
            {t('card.view')}
            <span className="sr-only"> {name}</span>
            {arrow}
          </Link>
        ) : (
          <span aria-hidden className={actionClass}>
            {t('card.view')}
            {arrow}
          </span>
        )}
      </div>
    </article>
  );
}
