import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatNumber } from '../../../i18n/format';
import type { LawyerOffers_LawyerFragment } from './generated/lawyer-offers';

graphql(`
  fragment LawyerOffers_lawyer on Lawyer {
    firstTalkPoisha
    firstTalkMinutes
    answersWithinHours
    awayUntil
    recommendations {
      clients
      recommend
    }
  }
`);

interface LawyerOffersProps {
  lawyer: FragmentType<LawyerOffers_LawyerFragment>;
  className?: string;
}

/** What clients compare: the first talk, how soon the lawyer answers, and from when on cases are taken. */
export function LawyerOffers({ lawyer, className }: LawyerOffersProps) {
  const { t, i18n } = useTranslation('lawyers');
  const {
    firstTalkPoisha: poisha,
    firstTalkMinutes: minutes,
    answersWithinHours: count,
    awayUntil,
    recommendations: { clients, recommend },
  } = readFragment<LawyerOffers_LawyerFragment>(lawyer);
  const offers = [
    poisha !== null &&
      minutes !== null &&
      t(poisha ? 'offer.talk' : 'offer.freeTalk', {
        minutes,
        amount: formatNumber(poisha / 100, i18n.language),
      }),
    count !== null && t('offer.answers', { count }),
    awayUntil ? t('offer.away', { date: formatDate(awayUntil, i18n.language) }) : t('offer.takesCases'),
    recommend !== null && t('offer.recommended', { clients, recommend }),
  ];
  return (
    <p className={clsx('flex flex-wrap gap-x-4', className)}>
      {offers.map((offer) => offer && <span key={offer}>{offer}</span>)}
    </p>
  );
}
