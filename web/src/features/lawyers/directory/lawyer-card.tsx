import { ArrowRight, Briefcase, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { Portrait } from '../../../ui/pictures/portrait';
import { TagList } from '../../../ui/tag';
import { VerifiedSeal } from '../../../ui/verified-seal';

export const lawyerCardFragment = graphql(`
  fragment LawyerCard_lawyer on Lawyer {
    id
    name
    profilePicSmall
    practiceAreas
    district
    experience
    chamberName
  }
`);

interface LawyerCardProps {
  lawyer: FragmentType<typeof lawyerCardFragment>;
  /** Where the profile stands: the public page or the client's. */
  pathFor: (id: string) => string;
  /** The practice area that was searched for: it comes first, tinted. */
  searched?: string;
  /** Among the first on the page: the picture is fetched at once. */
  eager?: boolean;
}

/** A lawyer at one glance; the whole card leads to the profile. */
export function LawyerCard({ lawyer, pathFor, searched, eager = false }: LawyerCardProps) {
  const { t } = useTranslation('public');
  const { id, name, profilePicSmall, practiceAreas, district, experience, chamberName } = readFragment(
    lawyerCardFragment,
    lawyer,
  );
  return (
    <article className="group relative grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-6 has-[h3_a:focus-visible]:rounded-card has-[h3_a:focus-visible]:ring-focus sm:grid-cols-[128px_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-6 sm:py-7 md:max-lg:grid-cols-[104px_minmax(0,1fr)] md:max-lg:gap-x-4">
      <Portrait
        id={id}
        name={name}
        src={profilePicSmall}
        decorative
        eager={eager}
        className="row-span-2 w-22 sm:row-span-full sm:w-32 md:max-lg:w-26"
      />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-22 leading-tight [overflow-wrap:anywhere]">
          <Link
            to={pathFor(id)}
            className="stretched no-underline outline-none group-hover:text-green group-hover:underline focus-visible:shadow-none"
          >
            {name}
          </Link>
        </h3>
        <VerifiedSeal label={t('card.verified')} />
        {chamberName && <p className="text-14 text-ink-2">{chamberName}</p>}
      </div>
      <div className="col-span-full mt-2 sm:col-span-1 sm:col-start-2">
        <TagList
          tags={practiceAreas}
          searched={searched}
          moreLabel={(hidden) => t('card.more', { count: hidden.length, names: hidden.join(', ') })}
        />
      </div>
      <div className="col-span-full mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1 sm:col-start-2 sm:self-end">
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-14 text-ink-2">
          {district && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
              {district}
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <Briefcase aria-hidden className="size-4" strokeWidth={1.75} />
            {experience > 0 ? t('card.years', { count: experience }) : t('card.newlyEnrolled')}
          </span>
        </p>
        <span
          aria-hidden
          className="inline-flex items-center gap-1.5 font-strong whitespace-nowrap text-green"
        >
          {t('card.view')}
          <ArrowRight className="size-4 transition-transform duration-200 group-hover:translate-x-0.75" />
        </span>
      </div>
    </article>
  );
}
