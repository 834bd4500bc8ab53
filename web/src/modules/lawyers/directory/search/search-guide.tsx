import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../../graphql/documents';
import { preservePlace } from '../../../../lib/preserve-place';
import { EmergencyNumbers } from '../../../../ui/emergency-numbers';
import { TextLink } from '../../../../ui/text-link';
import type { DirectoryParams } from '../directory-params';
import type { SearchGuide_ReadingFragment } from './generated/search-guide';
import { NumbersBox } from './numbers-box';
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
