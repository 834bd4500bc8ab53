import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../routing/page-head';
import { useAbsolute } from '../../routing/site';
import { graphql, readFragment } from '../../graphql/generated';
import type { DirectoryChoicesQuery } from '../../graphql/generated/graphql';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LoadError } from '../../lists/load-error';
import { QueryView } from '../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../ui/states/card-skeletons';
import { breadcrumbData } from '../../routing/breadcrumb-data';
import { useDirectoryCrumbs } from '../../features/lawyers/directory/directory-crumbs';
import { useCountedChoices, type CountedChoice } from '../../features/lawyers/directory/directory-counts';
import { DirectoryLead } from '../../features/lawyers/directory/directory-lead';
import { DirectoryNeighbours } from '../../features/lawyers/directory/directory-neighbours';
import { directoryPlace } from '../../features/lawyers/directory/directory-context';
import { directoryTitle } from '../../features/lawyers/directory/directory-title';
import { directorySortValues, readHomeAddress } from '../../features/lawyers/directory/directory-params';
import { LawyerDirectory, lawyerDirectoryFragment } from '../../features/lawyers/directory/lawyer-directory';
import { NotFoundScreen } from './not-found-screen';
import { StructuredData } from '../../routing/structured-data';

const directoryChoicesQuery = graphql(`
  query DirectoryChoices {
    practiceAreas {
      id
      name
      slug
      lawyerCount
      ...PracticeAreaChoice_practiceArea
    }
    districts {
      id
      name
      slug
      division
      lawyerCount
      ...DistrictChoice_district
    }
  }
`);

const directoryLawyersQuery = graphql(`
  query DirectoryLawyers($filter: LawyerFilter!, $sort: LawyerSort!, $page: Int!) {
    lawyers(filter: $filter, sort: $sort, page: $page, limit: 12) {
      ...LawyerDirectory_page
    }
  }
`);

const noChoices: DirectoryChoicesQuery = { practiceAreas: [], districts: [] };

/** What the address names: null for nothing, undefined for what does not exist. */
function named<Choice extends { slug: string }>(
  choices: readonly Choice[],
  slug: string | undefined,
): Choice | null | undefined {
  return slug === undefined ? null : choices.find((one) => one.slug === slug);
}

function recounted<Choice extends CountedChoice>(
  choices: readonly Choice[],
  counted: readonly CountedChoice[],
): Choice[] {
  return choices.map((choice, at) => ({ ...choice, lawyerCount: counted[at]?.lawyerCount ?? 0 }));
}

/** The directory on a page of its own, narrowed by what stands readable in its address. */
export function DirectoryScreen() {
  const { t } = useTranslation(['directory', 'public']);
  const { area, district } = useParams();
  const choices = useQuery(directoryChoicesQuery);
  // The whole directory needs no names from the lists: it stands at once, and its choices follow.
  const isAtOnce = !area && !district && !choices.data && choices.loading;
  return (
    <div className="wrap pb-14 md:pb-26">
      <QueryView
        result={isAtOnce ? { ...choices, data: noChoices, loading: false } : choices}
        loading={() => (
          <div className="pt-18">
            <PageHead title={t('all')} hidden />
            <h1 className="sr-only">{t('all')}</h1>
            <LawyerCardsSkeleton label={t('loading')} />
          </div>
        )}
        error={(error, retry) => (
          <LoadError title={t('public:list.failedPage')} error={error} onRetry={retry} />
        )}
        isEmpty={() => false}
        empty={() => null}
      >
        {(data) => <Directory choices={data} />}
      </QueryView>
    </div>
  );
}

function Directory({ choices }: { choices: DirectoryChoicesQuery }) {
  const params = useParams();
  const area = named(choices.practiceAreas, params['area']);
  const district = named(choices.districts, params['district']);
  if (area === undefined || district === undefined) return <NotFoundScreen />;
  return <NarrowedDirectory choices={choices} area={area} district={district} />;
}

interface NarrowedDirectoryProps {
  choices: DirectoryChoicesQuery;
  area: DirectoryChoicesQuery['practiceAreas'][number] | null;
  district: DirectoryChoicesQuery['districts'][number] | null;
}

function useDirectory({ choices, area, district }: NarrowedDirectoryProps) {
  const [query] = useSearchParams();
  const address = {
    ...readHomeAddress(query),
    category: area?.name ?? '',
    district: district?.name ?? '',
  };
  const { category, search, sort, page } = address;
  const result = useQuery(directoryLawyersQuery, {
    variables: {
      filter: { practiceArea: category, district: address.district, search },
      sort: directorySortValues[sort],
      page,
    },
  });
  const shown = result.data ?? result.previousData;
  const total = shown ? readFragment(lawyerDirectoryFragment, shown.lawyers).total : null;
  return { address, result, total, place: directoryPlace(choices.practiceAreas, choices.districts) };
}

function NarrowedDirectory(props: NarrowedDirectoryProps) {
  const { choices, area, district } = props;
  const { t } = useTranslation('directory');
  const { address, result, total, place } = useDirectory(props);
  const counted = useCountedChoices(choices.practiceAreas, choices.districts, { ...address, search: '' });
  const title = directoryTitle(t, area?.name ?? null, district?.name ?? null);
  const { page, search } = address;
  const crumbs = useDirectoryCrumbs(props.area, props.district);
  const absolute = useAbsolute();
  const canonical = place.pathFor({ category: address.category, district: address.district, page });
  // Free-text searches and empty lists are no pages to be found by.
  const hidden = search !== '' || total === 0;
  return (
    <>
      <PageHead
        title={page > 1 ? t('titlePage', { title, page }) : title}
        description={t('description', { title, count: total ?? 0 })}
        {...(hidden ? { hidden } : { canonical })}
      />
      <StructuredData
        data={[
          { '@type': 'CollectionPage', name: title, url: absolute(canonical) },
          breadcrumbData(crumbs, absolute),
        ]}
      />
      <div className="pt-4">
        <Breadcrumbs
          label={t('crumbs')}
          crumbs={crumbs.map(({ label, path }, index) =>
            index < crumbs.length - 1 ? { label, to: path } : { label },
          )}
        />
      </div>
      <h1 className="mt-4 text-36 tracking-[-0.02em] brass-rule md:text-48">{title}</h1>
      <DirectoryLead total={total} searched={search !== ''} />
      <section aria-labelledby="directory-title">
        <h2 id="directory-title" className="sr-only">
          {t('list')}
        </h2>
        <LawyerDirectory
          address={address}
          place={place}
          areas={choices.practiceAreas}
          districts={choices.districts}
          result={result}
        />
      </section>
      <DirectoryNeighbours
        areas={recounted(choices.practiceAreas, counted.areas)}
        districts={recounted(choices.districts, counted.districts)}
        area={area}
        district={district}
      />
    </>
  );
}
