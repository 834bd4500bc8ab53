import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NumbersToCall } from '../../../../graphql/generated/schema-types';
import { useDigits } from '../../../../i18n/use-digits';
import { type Helpline, useSite } from '../../../../routing/site';

/** The helplines of a box, the first to call first; hours may be empty. */
function useHelplines(kind: NumbersToCall): readonly Helpline[] {
  const { t } = useTranslation('directory');
  const { helplines } = useSite();
  const known = (number: '999' | '109' | '16699') => ({ name: t(`guide.call.${number}`), number, hours: '' });
  if (kind === 'VIOLENCE') return [known('999'), known('109')];
  if (kind === 'LEGAL_AID') return [helplines?.legalAid ?? known('16699')];
  return [known('999'), ...(helplines?.selfHarm ? [helplines.selfHarm] : [])];
}

/** Numbers to call for what a sentence says. */
export function NumbersBox({ kind }: { kind: NumbersToCall }) {
  const { t } = useTranslation('directory');
  const digits = useDigits();
  return (
    <p
      className={clsx(
        'mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-card border px-4 py-1.5',
        kind === 'LEGAL_AID' ? 'border-green' : 'border-danger',
      )}
    >
      <strong className="font-semibold">{t(`guide.numbers.${kind}`)}</strong>
      {useHelplines(kind).map(({ name, number, hours }) => (
        <a
          key={number}
          href={`tel:${number.replaceAll(/[ -]/g, '')}`}
          className="inline-flex min-h-11 items-center gap-2 text-ink"
        >
          <Phone aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {hours === '' ? name : `${name}, ${hours}`}{' '}
          <strong className="font-semibold whitespace-nowrap">{digits(number)}</strong>
        </a>
      ))}
    </p>
  );
}
