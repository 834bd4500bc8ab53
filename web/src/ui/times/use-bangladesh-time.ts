import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../i18n/format';
import { now } from '../../lib/now';
import { useHydrated } from '../use-hydrated';

/** As `getTimezoneOffset` counts: minutes that UTC is ahead. */
const offsetOfDhaka = -360;

/**
 * Says whose clock a time is of, where the device's is of another zone, which only a running script knows: of a moment both
 * clocks, by the zone's rules at that moment, otherwise "Bangladesh time".
 */
export function useBangladeshTime(): (time: string, at?: string) => string {
  const { t, i18n } = useTranslation('shared');
  const isHydrated = useHydrated();
  return (time, at) => {
    const offset = new Date(at ?? now()).getTimezoneOffset();
    if (!isHydrated || offset === offsetOfDhaka) return time;
    if (at === undefined) return t('age.inBangladesh', { time });
    // The moment at which Dhaka's clock shows what the reader's shows now.
    const own = new Date(Date.parse(at) + (offsetOfDhaka - offset) * 60_000).toISOString();
    const day = (iso: string) => formatDate(iso, i18n.language, 'dayAndMonth');
    const clock = formatTime(own, i18n.language);
    // Not `t`, which would wait for these words where no moment is shown.
    return i18n.t('areas:twoClocks', { time, own: day(own) === day(at) ? clock : `${day(own)}, ${clock}` });
  };
}
