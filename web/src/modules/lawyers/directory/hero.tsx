import { useTranslation } from 'react-i18next';
import type { DistrictChoice_DistrictFragment } from './generated/search-choices';
import { readFragment } from '../../../graphql/documents';
import { AskLink } from '../../../routing/ask-link';
import { paths } from '../../../routing/paths';
import { dashboardPath, useSession } from '../../../session/session';
import { formatNumber } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import { Cloth } from '../../../ui/jamdani/jamdani';
import { VerifiedSeal } from '../../../ui/verified-seal';
import type { DirectoryChoices } from './directory-counts';
import { SearchForm } from './search-form';

function Facts({ districts: choices }: Pick<DirectoryChoices, 'districts'>) {
  const { t, i18n } = useTranslation('site');
  const districts = readFragment<DistrictChoice_DistrictFragment>(choices);
  const count = districts.reduce((sum, { lawyerCount }) => sum + lawyerCount, 0);
  if (count === 0) return null;
  const facts = t('hero.facts', {
    advocates: t('hero.advocates', { count, formatted: formatNumber(count, i18n.language) }),
    districts: districts.filter(({ lawyerCount }) => lawyerCount > 0).length,
  });
  return (
    <VerifiedSeal label={facts} className="mt-5 items-start! text-16! font-normal! text-ink-2! md:mt-8" />
  );
}

function WaysIn() {
  const { t } = useTranslation(['site', 'shared']);
  const { user } = useSession();
  if (user) return <ButtonLink to={dashboardPath(user.role)}>{t('shared:session.toDashboard')}</ButtonLink>;
  return (
    <>
      <ButtonLink to={paths.register}>{t('hero.start')}</ButtonLink>
      <ButtonLink
        to={paths.login}
        variant="text"
        className="underline decoration-1 underline-offset-[0.25em]"
      >
        {t('shared:session.signIn')}
      </ButtonLink>
    </>
  );
}

/** The top of the home page: headline and search, across paper and cloth. */
export function Hero(choices: DirectoryChoices) {
  const { t } = useTranslation('site');
  return (
    <div className="relative overflow-x-clip border-b border-line">
      <div className="h-14 overflow-hidden md:absolute md:inset-y-0 md:right-0 md:left-[calc(50%+164px)] md:h-auto">
        <Cloth />
      </div>
      <div className="wrap relative pt-8 pb-10 md:min-h-145 md:pt-21 md:pb-18">
        <h1 className="max-w-[12ch] max-sm:bangla:max-w-none text-36 tracking-[-0.02em] sm:max-w-none md:max-w-[22ch] md:text-48">
          {t('home.title')}
        </h1>
        <p className="mt-3.5 max-w-[44ch] text-18 text-ink-2 md:mt-5">{t('hero.lead')}</p>
        <SearchForm id="hero" {...choices} className="mt-6 md:mt-10 md:max-w-232" />
        <AskLink className="mt-2 md:mt-3" />
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 md:mt-6">
          <WaysIn />
        </div>
        <Facts districts={choices.districts} />
      </div>
    </div>
  );
}
