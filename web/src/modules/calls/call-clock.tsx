import { useDigits } from '../../i18n/use-digits';
import { useNow } from '../../lib/use-now';

/** Minutes and seconds, "12:04"; from an hour on "1:02:04". */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

export function CallClock({ since }: { since: string }) {
  const digits = useDigits();
  const seconds = Math.floor((useNow(1000) - Date.parse(since)) / 1000);
  return (
    <span role="timer" className="whitespace-nowrap tabular-nums">
      {digits(clockText(Math.max(seconds, 0)))}
    </span>
  );
}
