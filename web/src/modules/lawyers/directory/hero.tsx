import { useTranslation } from 'react-i18next';
import type { DistrictChoice_DistrictFragment } from './generated/search-choices';
import { readFragment } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { dashboardPath, useSession } from '../../../session/session';
import { formatNumber } from '../../../i18n/format';
import { Cloth } from '../../../ui/jamdani/jamdani';
import { TextLink } from '../../../ui/text-link';
import { VerifiedSeal } from '../../../ui/verified-seal';
import { SearchForm } from './search/search-form';
import type { DistrictChoices } from './search-choices';

interface HeroProps {
  districts: DistrictChoices;
}

function Facts({ districts: choices }: HeroProps) {
  const { t, i18n } = useTranslation('site');
  const districts = readFragment<DistrictChoice_DistrictFragment>(choices);
  const count = districts.reduce((sum, { lawyerCount }) => sum + lawyerCount, 0);
  if (count === 0) return null;
  const facts = t('hero.facts', {
    advocates: t('hero.advocates', { count, formatted: formatNumber(count, i18n.language) }),
    districts: districts.filter(({ lawyerCount }) => lawyerCount > 0).length,
  });
  return (
    <VerifiedSeal label={facts} className="mt-2 items-start! text-16! font-normal! text-ink-2! md:mt-8" />
  );
}

function WaysIn() {
  const { t } = useTranslation(['site', 'shared']);
  const { user } = useSession();
  const link = (to: string, label: string) => (
    <TextLink to={to} className="inline-flex min-h-11 items-center">
      {label}
    </TextLink>
  );
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 md:mt-5">
      {user ? (
        link(dashboardPath(user.role), t('shared:session.toDashboard'))
      ) : (
        <>
          {link(paths.register, t('hero.start'))}
          {link(paths.login, t('shared:session.signIn'))}
        </>
      )}
    </div>
  );
}

/** The top of the home page: headline and search, across paper and cloth. */
export function Hero({ districts }: HeroProps) {
  const { t } = useTranslation('site');
  return (
    <div className="relative overflow-x-clip border-b border-line">
      <div className="h-9 overflow-hidden md:absolute md:inset-y-0 md:right-0 md:left-[calc(50%+164px)] md:h-auto">
        <Cloth />
      </div>
      <div className="wrap relative pt-4 pb-6 md:min-h-145 md:pt-21 md:pb-18">
        <h1 className="text-28 tracking-[-0.02em] sm:text-36 md:max-w-[22ch] md:text-48">
          {t('home.title')}
        </h1>
        <SearchForm id="hero" districts={districts} className="mt-3 md:mt-10 md:max-w-232" />
        <WaysIn />
        <Facts districts={districts} />
      </div>
    </div>
  );
}
