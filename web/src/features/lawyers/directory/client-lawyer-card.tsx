import { ArrowRight, BriefcaseBusiness, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { graphql, readFragment, type FragmentType } from '../../../graphql/generated';
import { Portrait } from '../../../ui/pictures/portrait';
import { TagList } from '../../../ui/tag';
import { VerifiedSeal } from '../../../ui/verified-seal';

const clientLawyerCardFragment = graphql(`
  fragment ClientLawyerCard_lawyer on Lawyer {
    id
    name
    profilePicSmall
    practiceAreas
    district
    experience
    chamberName
    verifiedAt
  }
`);

interface ClientLawyerCardProps {
  lawyer: FragmentType<typeof clientLawyerCardFragment>;
  /** The practice area that is filtered by: shown first. */
  searchedArea?: string;
  eager?: boolean;
}

/** One lawyer at a glance, with one action: View Profile. The whole card is the link. */
export function ClientLawyerCard({ lawyer, searchedArea, eager }: ClientLawyerCardProps) {
  const { t } = useTranslation('client');
  const { id, name, district, experience, chamberName, ...rest } = readFragment(
    clientLawyerCardFragment,
    lawyer,
  );
  return (
    <article className="relative grid h-full grid-cols-[88px_minmax(0,1fr)] content-start gap-x-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control has-focus-visible:ring-focus sm:grid-cols-[112px_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-5 sm:p-5">
      <Portrait
        id={id}
        name={name}
        src={rest.profilePicSmall}
        decorative
        eager={eager}
        className="w-22 sm:row-span-3 sm:w-28"
      />
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <h2 className="font-serif! text-22 [overflow-wrap:anywhere]">{name}</h2>
        {rest.verifiedAt && <VerifiedSeal label={t('lawyer.verified')} />}
        {chamberName && <p className="text-14 text-ink-2">{chamberName}</p>}
      </div>
      <div className="mt-2.5 max-sm:col-span-full">
        <TagList
          tags={rest.practiceAreas}
          searched={searchedArea}
          moreLabel={(hidden) => t('lawyer.moreAreas', { count: hidden.length, names: hidden.join(', ') })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 self-end pt-3 text-14 text-ink-2 max-sm:col-span-full">
        {district && (
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
            {district}
          </span>
        )}
        <span className="inline-flex items-center gap-1.5">
          <BriefcaseBusiness aria-hidden className="size-4" strokeWidth={1.75} />
          {t('lawyer.years', { count: experience })}
        </span>
        <Link
          to={paths.client.lawyer(id)}
          className="stretched ml-auto inline-flex items-center gap-1.5 font-strong text-green no-underline outline-none!"
        >
          {t('lawyer.view')}
          <span className="sr-only"> {name}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </article>
  );
}
