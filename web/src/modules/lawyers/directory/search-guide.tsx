import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useDigits } from '../../../i18n/use-digits';
import { preservePlace } from '../../../lib/preserve-place';
import { TextLink } from '../../../ui/text-link';
import type { DirectoryParams, ListedLawyers } from './directory-params';
import type { SearchGuide_ReadingFragment } from './generated/search-guide';

graphql(`
  fragment SearchGuide_reading on SearchReading {
    practiceArea
    matter
    district
    leftOut
    danger
    spelling
  }
`);

export interface SearchGuideProps {
  reading: FragmentType<SearchGuide_ReadingFragment>;
  /** The words as they were typed. */
  search: string;
  to: (change: Partial<DirectoryParams>) => string;
}

/** Police, and the helpline against violence to women and children. */
function DangerNumbers() {
  const { t } = useTranslation('directory');
  const digits = useDigits();
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-card border border-danger px-4 py-1.5">
      <strong className="font-semibold">{t('guide.danger')}</strong>
      {(['999', '109'] as const).map((number) => (
        <a key={number} href={`tel:${number}`} className="inline-flex min-h-11 items-center gap-2 text-ink">
          <Phone aria-hidden className="size-4" strokeWidth={1.75} />
          {t(`guide.call.${number}`)}{' '}
          <strong className="font-semibold whitespace-nowrap">{digits(number)}</strong>
        </a>
      ))}
    </p>
  );
}

/** Chosen values win, as in the API; the words are empty where they were read. */
export function listedLawyers(
  { category, matter, district, search }: ListedLawyers,
  reading: SearchGuideProps['reading'] | null | undefined,
): ListedLawyers {
  const named = search === '' ? null : readFragment<SearchGuide_ReadingFragment>(reading);
  const isChosen = category !== '' || matter !== '';
  return {
    category: isChosen ? category : (named?.practiceArea ?? ''),
    matter: isChosen ? matter : (named?.matter ?? ''),
    district: district || (named?.district ?? ''),
    search: named?.practiceArea || named?.matter || named?.district ? '' : search,
  };
}

/** The reading of a search, another spelling of a name, and emergency numbers for violence. */
export function SearchGuide({ reading, search, to }: SearchGuideProps) {
  const { t } = useTranslation('directory');
  const { practiceArea, matter, district, leftOut, danger, spelling } =
    readFragment<SearchGuide_ReadingFragment>(reading);
  const isNamed = practiceArea !== null || matter !== null || district !== null;
  return (
    <>
      {danger && <DangerNumbers />}
      {isNamed && (
        <p>
          {t('guide.read', { search })} {leftOut !== '' && <>{t('guide.leftOut', { words: leftOut })} </>}
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
    </>
  );
}
