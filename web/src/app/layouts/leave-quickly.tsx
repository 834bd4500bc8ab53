import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSharedPhone } from '../../lib/browser-storage';
import { useSite } from '../../routing/site';
import { leaveQuickly } from '../../session/leave-quickly';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';

const presses = 3;
const withinMilliseconds = 3_000;

export function useLeaveQuickly(): () => void {
  const { quickExitUrl } = useSite();
  return () => void leaveQuickly(quickExitUrl);
}

/** Whether others use the phone: false during hydration, because the server cannot know it. */
export function useSharedPhone(): boolean {
  return useHydrated() && isSharedPhone();
}

/** Leaves at three presses of Escape in a row: who closes three dialogs presses something in between. */
export function LeaveByEscape() {
  const { quickExitUrl } = useSite();
  useEffect(
    function leaveByEscape() {
      let times: number[] = [];
      const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
        if (repeat) return;
        times = key === 'Escape' ? [...times, timeStamp].slice(-presses) : [];
        const [first = 0] = times;
        if (times.length === presses && timeStamp - first < withinMilliseconds)
          void leaveQuickly(quickExitUrl);
      };
      const beginAnew = () => void (times = []);
      const listening = new AbortController();
      // Before dialogs, which keep their Escape.
      const early = { capture: true, signal: listening.signal };
      window.addEventListener('keydown', onKeyDown, early);
      window.addEventListener('pointerdown', beginAnew, early);
      return () => listening.abort();
    },
    [quickExitUrl],
  );
  return null;
}

/** In sight on a phone that others use. */
export function LeaveButton() {
  const { t } = useTranslation('areas');
  const leave = useLeaveQuickly();
  if (!useSharedPhone()) return null;
  return (
    <Button variant="danger" size="small" title={t('leaveNote')} onClick={leave}>
      {t('leave')}
    </Button>
  );
}

/** What leaving does not do. */
export function LeaveNote() {
  const { t } = useTranslation('areas');
  return useSharedPhone() && <p className="mb-4 text-14 text-ink-2 print:hidden">{t('leaveNote')}</p>;
}
