import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDigits } from '../i18n/use-digits';

const numbers = { emergency: '999', violence: '109', legalAid: '16699' };

interface EmergencyNumbersProps {
  shown?: readonly (keyof typeof numbers)[];
  /** Instead of the state's number for legal aid. */
  legalAid?: string;
}

/** By default the emergency line and the state's free legal aid, as numbers to call. */
export function EmergencyNumbers({ shown = ['emergency', 'legalAid'], legalAid }: EmergencyNumbersProps) {
  const { t } = useTranslation('shared');
  const digits = useDigits();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {shown.map((key) => {
        const number = (key === 'legalAid' && legalAid) || numbers[key];
        return (
          <li key={key}>
            <a
              href={`tel:${number.replaceAll(/[ -]/g, '')}`}
              className="inline-flex min-h-11 items-center gap-2 text-ink-2 no-underline hover:text-green hover:underline"
            >
              <Phone aria-hidden className="size-4" strokeWidth={1.75} />
              {t(`help.${key}`)}{' '}
              <span className="font-semibold whitespace-nowrap text-green underline">{digits(number)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
