import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDigits } from '../i18n/use-digits';

const numbers = [
  { key: 'emergency', number: '999' },
  { key: 'legalAid', number: '16699' },
] as const;

/** The emergency line and the state's free legal aid, as numbers to call. */
export function EmergencyNumbers() {
  const { t } = useTranslation('shared');
  const digits = useDigits();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {numbers.map(({ key, number }) => (
        <li key={key}>
          <a
            href={`tel:${number}`}
            className="inline-flex min-h-11 items-center gap-2 text-ink-2 no-underline hover:text-green hover:underline"
          >
            <Phone aria-hidden className="size-4" strokeWidth={1.75} />
            {t(`help.${key}`)}{' '}
            <span className="font-semibold whitespace-nowrap text-green underline">{digits(number)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
