import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { errorMessage } from '../../graphql/error-message';
import { graphql, readFragment, type FragmentType } from '../../graphql/generated';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Pagination } from '../../ui/pagination';
import { QueryView, type QueryResult } from '../../ui/query-view';
import { LawyerCardsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { DirectoryFilters, PopularAreas } from './directory-filters';
import type { DirectoryPlace } from './directory-place';
import type { HomeAddress } from './home-address';
import { LawyerCard } from './lawyer-card';
import type { DistrictChoices, PracticeAreaChoices } from './search-choices';

export const lawyerDirectoryFragment = graphql(`
  fragment LawyerDirectory_page on LawyerPage {
    items {
      id
      ...LawyerCard_lawyer
    }
    page
    pages
    total
  }
`);

interface DirectoryData {
  lawyers: FragmentType<typeof lawyerDirectoryFragment>;
}

interface LawyerDirectoryProps {
  /** With the practice area and the district in the spelling of the lists. */
  address: HomeAddress;
  place: DirectoryPlace;
  areas: PracticeAreaChoices;
  districts: DistrictChoices;
  result: QueryResult<DirectoryData>;
}

function isFiltered({ category, district, search }: HomeAddress): boolean {
  return category !== '' || district !== '' || search !== '';
}

function unfiltered(place: DirectoryPlace, { sort, blogs }: HomeAddress): string {
  return place.pathFor({ sort, blogs }) + place.hash;
}

/** Says how many there are, for what and where; told to a screen reader whenever it changes. */
function ResultLine({ address, place, result }: Pick<LawyerDirectoryProps, 'address' | 'place' | 'result'>) {
  const { t } = useTranslation('public');
  const data = result.data ?? result.previousData;
  const page = data ? readFragment(lawyerDirectoryFragment, data.lawyers) : null;
  const { category, district, search } = address;
  const words = [
    category && t('directory.foundArea', { area: category }),
    district ? t('directory.foundDistrict', { district }) : t('directory.foundEverywhere'),
    search && t('directory.foundSearch', { search }),
  ];
  return (
    <div className="mt-5 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-strong pb-3">
      <p role="status">
        {page && (
          <>
            <strong className="font-semibold">{t('directory.found', { count: page.total })}</strong>{' '}
            {words.filter(Boolean).join(' ')}
          </>
        )}
      </p>
      {isFiltered(address) && (
        <TextLink
          to={unfiltered(place, address)}
          preventScrollReset
          className="inline-flex min-h-11 items-center"
        >
          {t('directory.clear')}
        </TextLink>
      )}
    </div>
  );
}

interface NobodyFoundProps {
  address: HomeAddress;
  place: DirectoryPlace;
  pages: number;
}

function NobodyFound({ address, place, pages }: NobodyFoundProps) {
  const { t } = useTranslation('public');
  const pastTheEnd = pages > 0;
  return (
    <EmptyState
      bare
      title={t('directory.empty')}
      description={pastTheEnd ? t('directory.emptyPage') : t('directory.emptyText')}
      action={
        <ButtonLink
          to={pastTheEnd ? place.pathFor({ ...address, page: 1 }) + place.hash : unfiltered(place, address)}
          preventScrollReset
        >
          {t('directory.emptyAction')}
        </ButtonLink>
      }
    />
  );
}

/** The directory: filters in the address, the result in words, six cards and the pages. */
export function LawyerDirectory({ address, place, areas, districts, result }: LawyerDirectoryProps) {
  const { t } = useTranslation('public');
  const pageOf = (data: DirectoryData) => readFragment(lawyerDirectoryFragment, data.lawyers);
  return (
    <>
      <DirectoryFilters address={address} place={place} areas={areas} districts={districts} />
      <PopularAreas address={address} place={place} areas={areas} />
      <ResultLine address={address} place={place} result={result} />
      <QueryView
        result={result}
        loading={() => <LawyerCardsSkeleton label={t('directory.loading')} />}
        error={(failure, retry) => (
          <ErrorState
            title={t('list.failedLawyers')}
            description={errorMessage(failure)}
            retryLabel={t('list.retry')}
            retryingLabel={t('list.retrying')}
            onRetry={retry}
          />
        )}
        isEmpty={(data) => pageOf(data).items.length === 0}
        empty={(data) => <NobodyFound address={address} place={place} pages={pageOf(data).pages} />}
      >
        {(data) => (
          <>
            <div className="grid md:grid-cols-2 md:gap-x-8 lg:gap-x-12">
              {pageOf(data).items.map((lawyer) => (
                <LawyerCard
                  key={lawyer.id}
                  lawyer={lawyer}
                  pathFor={paths.lawyer}
                  searched={address.category}
                />
              ))}
            </div>
            <Pagination
              page={address.page}
              pageCount={pageOf(data).pages}
              pathFor={(page) => place.pathFor({ ...address, article: '', page }) + place.hash}
              keepScroll={false}
              labels={{
                navigation: t('directory.pages'),
                previous: t('list.previous'),
                next: t('list.next'),
                page: (page) => t('list.page', { page }),
              }}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
