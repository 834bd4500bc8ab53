import clsx from 'clsx';
import { ArrowRight, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Portrait } from '../../../ui/pictures/portrait';
import { TagList } from '../../../ui/tag';
import { LawyerOffers } from '../profile/lawyer-offers';
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
    ...LawyerOffers_lawyer
  }
`);

interface LawyerCardProps {
  lawyer: FragmentType<LawyerCard_LawyerFragment>;
  /** The lawyer's page: public, or in the client's area. */
  pathFor: (id: string) => string;
  /** What links to the page: the name, or the words "View Profile". */
  linked?: 'name' | 'action';
  /** Filtered practice areas come first, tinted. */
  searched?: readonly string[];
  /** For the first cards of a page: loads the picture at once. */
  eager?: boolean;
  /** At the end of the card, not part of its link. */
  children?: ReactNode;
}

const linkClass = 'stretched no-underline outline-none! focus-visible:shadow-none';

/** Between rules. The whole card links to the lawyer's page. */
export function LawyerCard(props: LawyerCardProps) {
  const { lawyer, pathFor, linked = 'name', searched, eager = false, children } = props;
  const { t } = useTranslation('lawyers');
  const local = useLocalName();
  const nameOf = usePersonName();
  const textOf = useOwnText();
  const card = readFragment<LawyerCard_LawyerFragment>(lawyer);
  const { id, profilePicSmall, practiceAreas, district, experience, ...rest } = card;
  const name = nameOf(rest);
  const chamber = textOf(rest.chamberName, rest.chamberNameBangla);
  const courtAndLanguages = [
    rest.courtLevel && t(`court.${rest.courtLevel}`),
    rest.languages.map((language) => t(`language.${language}`)).join(', '),
  ].filter(Boolean);
  const actionClass = 'inline-flex items-center gap-1.5 font-strong whitespace-nowrap text-green';
  const arrow = (
    <ArrowRight
      aria-hidden
      className="size-4 transition-transform duration-200 group-hover:translate-x-0.75"
    />
  );
  return (
    <article className="group relative grid grid-cols-[88px_minmax(0,1fr)] content-start gap-x-4 border-b border-line py-5 has-focus-visible:rounded-card has-focus-visible:ring-focus sm:grid-cols-[112px_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-5 md:max-lg:grid-cols-[104px_minmax(0,1fr)] md:max-lg:gap-x-4">
      <Portrait
        id={id}
        name={name}
        src={profilePicSmall}
        eager={eager}
        className="w-22 sm:row-span-3 sm:w-28 md:max-lg:w-26"
      />
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <h3 className="font-serif text-22 leading-tight">
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
        </h3>
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
        <LawyerOffers lawyer={card} className="mt-2 sm:text-14" />
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:col-span-full sm:col-start-2 sm:self-end">
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-2 sm:text-14">
          {district && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
              {local(district)}
            </span>
          )}
          <span>{experience > 0 ? t('card.years', { count: experience }) : t('card.newlyEnrolled')}</span>
        </p>
        {linked === 'action' ? (
          <Link to={pathFor(id)} className={clsx(linkClass, actionClass)}>
            {t('card.view')}
            <span className="sr-only"> {name}</span>
            {arrow}
          </Link>
        ) : (
          <span aria-hidden className={clsx(actionClass, 'max-sm:hidden')}>
            {t('card.view')}
            {arrow}
          </span>
        )}
      </div>
      {children && <div className="relative z-1 mt-3 max-sm:col-span-full sm:col-start-2">{children}</div>}
    </article>
  );
}
