import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { usePublicQuery } from '../../../graphql/operations';
import { preservePlace } from '../../../lib/preserve-place';
import { TextLink } from '../../../ui/text-link';
import type { DirectoryParams } from './directory-params';
import { SearchReadingDocument } from './generated/search-guide';

graphql(`
  query SearchReading($search: String!) {
    searchReading(search: $search) {
      practiceArea
      district
      remaining
      spelling
    }
  }
`);

export interface SearchGuideProps {
  search: string;
  to: (change: Partial<DirectoryParams>) => string;
}

/** Suggests another search: a corrected spelling, or the practice area and the district that were typed as words. */
export function SearchGuide({ search, to }: SearchGuideProps) {
  const { t } = useTranslation(['directory', 'lawyers']);
  const { data } = usePublicQuery(SearchReadingDocument, { variables: { search } });
  if (!data) return null;
  const { practiceArea, district, remaining, spelling } = data.searchReading;
  const named = {
    ...(practiceArea && { category: practiceArea }),
    ...(district && { district }),
  };
  const isNamed = practiceArea !== null || district !== null;
  if (!isNamed && spelling === null) return null;
  const words = isNamed
    ? [
        t('guide.lawyers'),
        practiceArea && t('lawyers:list.foundArea', { area: practiceArea }),
        district && t('lawyers:list.foundDistrict', { district }),
      ]
    : [spelling];
  return (
    <p>
      {isNamed ? t('guide.lookingFor') : t('guide.didYouMean')}{' '}
      <TextLink
        to={isNamed ? to({ ...named, search: remaining }) : to({ search: spelling ?? '' })}
        state={preservePlace}
        className="inline-flex min-h-11 items-center"
      >
        {words.filter(Boolean).join(' ')}
      </TextLink>
      ?
    </p>
  );
}
