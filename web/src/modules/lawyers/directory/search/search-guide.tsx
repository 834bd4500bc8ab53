import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../../graphql/documents';
import { useDigits } from '../../../../i18n/use-digits';
import { preservePlace } from '../../../../lib/preserve-place';
import { type Helpline, useSite } from '../../../../routing/site';
import { EmergencyNumbers } from '../../../../ui/emergency-numbers';
import { TextLink } from '../../../../ui/text-link';
import type { DirectoryParams } from '../directory-params';
import type { SearchGuide_ReadingFragment } from './generated/search-guide';
import { asksForMatter, listedLawyers } from './search-reading';

export { MatterQuestion } from './matter-question';
export { asksForMatter, listedLawyers };

graphql(`
  fragment SearchGuide_reading on SearchReading {
    practiceArea
    matter
    district
    remaining
    leftOut
    sure
    likely
    numbers
    spelling
  }
`);

export interface SearchGuideProps {
  /** How the search was read; null without a search. */
  reading: FragmentType<SearchGuide_ReadingFragment> | null;
  params: DirectoryParams;
  to: (change: Partial<DirectoryParams>) => string;
}

type NumbersToCall = SearchGuide_ReadingFragment['numbers'][number];

/** The helplines of a box, the first to call first; hours may be empty. */
function useHelplines(kind: NumbersToCall): readonly Helpline[] {
  const { t } = useTranslation('directory');
  const { helplines } = useSite();
  const known = (number: '999' | '109' | '16699') => ({ name: t(`guide.call.${number}`), number, hours: '' });
  if (kind === 'VIOLENCE') return [known('999'), known('109')];
  if (kind === 'LEGAL_AID') return [helplines?.legalAid ?? known('16699')];
  return [known('999'), ...(helplines?.selfHarm ? [helplines.selfHarm] : [])];
}

function NumbersBox({ kind }: { kind: NumbersToCall }) {
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

/** Lists for people who may be in danger: they show small numbers where no box has them. */
const GRAVE = ['family', 'Family Law', 'police', 'Criminal Law', 'violence'];

/** Numbers to call, the reading of a search, and another spelling of a name. */
export function SearchGuide({ reading, params, to }: SearchGuideProps) {
  const { t } = useTranslation('directory');
  const read = readFragment<SearchGuide_ReadingFragment>(reading);
  const { practiceArea, matter, district, leftOut = '', numbers = [], spelling = null } = read ?? {};
  const isNamed = Boolean(practiceArea ?? matter ?? district);
  const listed = listedLawyers(params, reading);
  const isGrave = GRAVE.includes(listed.category || listed.matter) && !numbers.includes('VIOLENCE');
  return (
    <>
      {numbers.map((kind) => (
        <NumbersBox key={kind} kind={kind} />
      ))}
      {isNamed && !asksForMatter(reading) && (
        <p>
          {t('guide.read', { search: params.search })}{' '}
          {leftOut !== '' && <>{t('guide.leftOut', { words: leftOut })} </>}
          <TextLink
            to={to({ asWritten: true })}
            state={preservePlace}
            className="inline-flex min-h-11 items-center"
          >
            {t('guide.asWritten')}
          </TextLink>
        </p>
      )}
      {spelling !== null && (
        <p>
          {t('guide.didYouMean')}{' '}
          <TextLink
            to={to({ search: spelling })}
            state={preservePlace}
            className="inline-flex min-h-11 items-center"
          >
            {spelling}
          </TextLink>
          ?
        </p>
      )}
      {isGrave && (
        <div className="text-14">
          <EmergencyNumbers shown={['emergency', 'violence']} />
        </div>
      )}
    </>
  );
}
