import { useTranslation } from 'react-i18next';
import { now } from '../../lib/now';
import { useHydrated } from '../use-hydrated';

/** Adds "Bangladesh time" to a time where the device's clock is of another zone, which only a running script knows. */
export function useBangladeshTime(): (time: string) => string {
  const { t } = useTranslation('shared');
  const isAway = useHydrated() && new Date(now()).getTimezoneOffset() !== -360;
  return (time) => (isAway ? t('age.inBangladesh', { time }) : time);
}
