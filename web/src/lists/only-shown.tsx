import { useTranslation } from 'react-i18next';
import { formatDate } from '../i18n/format';
import { TextLink } from '../ui/text-link';
import { useDayRange } from './use-day-range';
import type { ListAddress } from './use-list-address';

interface OnlyShownProps {
  address: ListAddress;
  /** What narrows the list besides its days. */
  what: string | null;
  /** "Only requests: ..." */
  label: (which: string) => string;
}

/** Names the filter that a link of the numbers sets, with a link to all rows. */
export function OnlyShown({ address, what, label }: OnlyShownProps) {
  const { t, i18n } = useTranslation('lists');
  const { from, to: until } = useDayRange();
  const which = [
    what,
    from && t('from', { day: formatDate(from, i18n.language) }),
    until && t('until', { day: formatDate(until, i18n.language) }),
  ].filter(Boolean);
  if (which.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-4">
      {label(which.join(', '))}
      <TextLink
        to={address.to({ from: null, to: null, step: null, outcome: null })}
        className="inline-flex min-h-11 items-center"
      >
        {t('showAll')}
      </TextLink>
    </p>
  );
}
