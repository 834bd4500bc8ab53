import { useTranslation } from 'react-i18next';
import { LawyerCards, type LawyerOfCard } from './lawyer-cards';

interface NearbyLawyersProps {
  lawyers: readonly LawyerOfCard[];
  searched: readonly string[];
}

/** Below a list with few lawyers of the district itself. */
export function NearbyLawyers({ lawyers, searched }: NearbyLawyersProps) {
  const { t } = useTranslation('directory');
  if (lawyers.length === 0) return null;
  return (
    <section aria-labelledby="nearby-title" className="mt-10">
      <h2 id="nearby-title" className="text-22">
        {t('nearby.title')}
      </h2>
      <LawyerCards lawyers={lawyers} searched={searched} className="mt-3 border-t border-line-strong" />
    </section>
  );
}
