import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { formatDate } from '../../i18n/format';
import { ClothBand } from '../../ui/jamdani/jamdani';
import { paths } from '../../routing/paths';
import { EmergencyNumbers } from '../../ui/emergency-numbers';
import { HomeLink } from './home-link';

const columns = [
  {
    heading: 'footer.clients',
    links: [
      { key: 'nav.findLawyer', to: paths.lawyers },
      { key: 'footer.howItWorks', to: paths.homeSection('how') },
      { key: 'nav.articles', to: paths.blogs },
      { key: 'footer.createAccount', to: paths.register },
    ],
  },
  {
    heading: 'footer.lawyers',
    links: [
      { key: 'footer.registerLawyer', to: paths.registerAs('lawyer') },
      { key: 'footer.verification', to: paths.faq },
      { key: 'footer.lawyerSignIn', to: paths.login },
    ],
  },
  {
    heading: 'footer.support',
    links: [
      { key: 'nav.contact', to: paths.contact },
      { key: 'nav.faq', to: paths.faq },
      { key: 'footer.legalWords', to: paths.words },
      { key: 'footer.terms', to: paths.terms },
      { key: 'footer.privacy', to: paths.privacy },
      { key: 'footer.developers', to: paths.developers },
    ],
  },
] as const;

/** Below a strip of cloth, unless the page itself ends in cloth. */
export function PublicFooter({ plain = false }: { plain?: boolean }) {
  const { t, i18n } = useTranslation('shared');
  return (
    <footer className="border-t border-line bg-sunken">
      {!plain && <ClothBand scale={2} />}
      <div className="wrap pt-6 pb-[calc(92px+env(safe-area-inset-bottom))] md:pt-10 md:pb-8">
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="max-md:col-span-full">
            <HomeLink />
            <p className="mt-2 max-w-[34ch] text-ink-2">{t('footer.about')}</p>
          </div>
          {columns.map(({ heading, links }) => (
            // On phones the longest is as wide as the others together.
            <nav key={heading} aria-label={t(heading)} className="group max-md:last:col-span-full">
              <h2 className="font-sans text-16">{t(heading)}</h2>
              <ul className="mt-2 max-md:group-last:columns-2">
                {links.map(({ key, to }) => (
                  <li key={key}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-ink-2 no-underline hover:text-green hover:underline"
                    >
                      {t(key)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-6">
          <EmergencyNumbers />
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line pt-6 text-ink-2">
          {/* The device's clock may say another year than the server's. */}
          <p suppressHydrationWarning>
            {t('footer.copyright', { year: formatDate(new Date().toISOString(), i18n.language, 'year') })}
          </p>
          <p>{t('footer.disclaimer')}</p>
        </div>
      </div>
    </footer>
  );
}
