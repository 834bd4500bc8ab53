import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { PageHead } from '../../routing/page-head';
import { useLocalName } from '../../i18n/use-local-name';
import { useAbsolute } from '../../routing/site';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LoadError } from '../../lists/load-error';
import { QueryView } from '../../ui/states/query-view';
import { LawyerCardsSkeleton } from '../../ui/states/card-skeletons';
import { breadcrumbData } from '../../routing/breadcrumb-data';
import { useCountedChoices, type CountedChoice } from './directory/directory-counts';
import { DirectoryNeighbours, NearbyLawyers } from './directory/directory-neighbours';
import { searchedAreas } from './directory/chosen-matter';
import { directoryContext } from './directory/directory-context';
import { directoryCrumbs } from './directory/directory-title';
import {
  directorySortValue,
  lawyerFilterOf,
  noFilters,
  readDirectoryParams,
} from './directory/directory-params';
import { useDirectoryHeading } from './directory/use-directory-heading';
import * as guide from './directory/search/search-guide';
import { LawyerDirectory } from './directory/lawyer-directory';
import {
  DirectoryChoicesDocument,
  DirectoryLawyersDocument,
  type DirectoryChoicesQuery,
} from './generated/directory-screen';
import NotFound from '../site/not-found';
import { StructuredData } from '../../routing/structured-data';
import { useLanguage } from '../../i18n/use-language';

graphql(`
  query DirectoryChoices {
    practiceAreas {
      id
      name
      slug
      lawyerCount
      ...PracticeAreaChoice_practiceArea
    }
    matters {
      id
      name
      slug
      ...MatterChoice_matter
    }
    districts {
      id
      name
      slug
      lawyerCount
      ...DistrictChoice_district
    }
  }

  query DirectoryLawyers($filter: LawyerFilter!, $sort: LawyerSort!, $page: Int!, $withNearby: Boolean!) {
    lawyers(filter: $filter, sort: $sort, page: $page, limit: 12) {
      ...LawyerDirectory_page
    }
    nearbyLawyers(filter: $filter) @include(if: $withNearby) {
      districts
      lawyers {
        id
        ...LawyerCard_lawyer
      }
    }
  }
`);

const noChoices: DirectoryChoicesQuery = { practiceAreas: [], matters: [], districts: [] };

/** The choice with this slug: null without a slug, undefined if there is none. */
function choiceWithSlug<Choice extends { slug: string }>(
  choices: readonly Choice[],
  slug: string | undefined,
): Choice | null | undefined {
  return slug === undefined ? null : choices.find((choice) => choice.slug === slug);
}

function recounted<Choice extends CountedChoice>(
  choices: readonly Choice[],
  counted: readonly CountedChoice[],
): Choice[] {
  const byName = new Map(choices.map((choice) => [choice.name, choice]));
  return counted.flatMap(({ name, lawyerCount }) => {
    const choice = byName.get(name);
    return choice ? [{ ...choice, lawyerCount }] : [];
  });
}

/** The directory's own pages; practice area and district are in the path. */
export default function DirectoryScreen() {
  const { t } = useTranslation(['directory', 'shared']);
  const { area, district } = useParams();
  const choices = usePublicQuery(DirectoryChoicesDocument);
  // The whole directory needs no names from the lists: it renders at once, and its choices follow.
  const rendersAtOnce = !area && !district && !choices.data && choices.loading;
  return (
    <div className="wrap pb-14 md:pb-26">
      <QueryView
        result={rendersAtOnce ? { ...choices, data: noChoices, loading: false } : choices}
        loading={() => (
          <div className="pt-18">
            <PageHead title={t('shared:nav.lawyers')} hidden />
            <h1 className="sr-only">{t('shared:nav.lawyers')}</h1>
            <LawyerCardsSkeleton label={t('loading')} />
          </div>
        )}
        error={(error, retry) => (
          <LoadError title={t('shared:failure.notLoaded')} error={error} onRetry={retry} />
        )}
      >
        {(data) => <Directory choices={data} />}
      </QueryView>
    </div>
  );
}

function Directory({ choices }: { choices: DirectoryChoicesQuery }) {
  const params = useParams();
  const area = choiceWithSlug(choices.practiceAreas, params['area']);
  const district = choiceWithSlug(choices.districts, params['district']);
  if (area === undefined || district === undefined) return <NotFound />;
  return <NarrowedDirectory choices={choices} area={area} district={district} />;
}

interface NarrowedDirectoryProps {
  choices: DirectoryChoicesQuery;
  area: DirectoryChoicesQuery['practiceAreas'][number] | null;
  district: DirectoryChoicesQuery['districts'][number] | null;
}

function useDirectory({ choices, area, district }: NarrowedDirectoryProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const queryParams = readDirectoryParams(query);
  const params = {
    ...queryParams,
    category: area?.name ?? '',
    matter: area ? '' : queryParams.matter,
    district: district?.name ?? '',
  };
  const { sort } = params;
  const result = usePublicQuery(DirectoryLawyersDocument, {
    variables: {
      filter: lawyerFilterOf(params),
      sort: directorySortValue(sort, language),
      page: params.page,
      // The words of a search may name a district.
      withNearby: params.district !== '' || params.search !== '',
    },
  });
  return {
    params,
    result,
    ...useDirectoryHeading(params, choices.matters, result),
    nearby: (result.data ?? result.previousData)?.nearbyLawyers,
    context: directoryContext(choices.practiceAreas, choices.districts),
  };
}

function NarrowedDirectory(props: NarrowedDirectoryProps) {
  const { choices, area, district } = props;
  const { t } = useTranslation(['directory', 'lawyers', 'shared']);
  const local = useLocalName();
  const { params, result, title, heading, page: shown, total, nearby, context } = useDirectory(props);
  const { matters, practiceAreas: areas, districts } = choices;
  const lists = { matters, areas, districts };
  const counted = useCountedChoices(lists, {
    ...noFilters,
    category: params.category,
    district: params.district,
  });
  const { category, matter, page, search } = params;
  const crumbs = directoryCrumbs(t, area, district, local);
  const absolute = useAbsolute();
  const canonical = context.pathFor({ category, matter, district: params.district, page });
  // Search engines skip text searches, empty lists and pages past the end.
  const hidden = search !== '' || shown?.items.length === 0;
  return (
    <>
      <PageHead
        title={page > 1 ? t('titlePage', { title, page }) : title}
        description={t('description', { title, count: total })}
        {...(hidden ? { hidden } : { canonical })}
      />
      <StructuredData
        data={[
          { '@type': 'CollectionPage', name: title, url: absolute(canonical) },
          breadcrumbData(crumbs, absolute),
        ]}
      />
      <h1 className="pt-3 text-28 tracking-[-0.02em] md:pt-6 md:text-36">{heading}</h1>
      <section aria-labelledby="directory-title">
        <h2 id="directory-title" className="sr-only">
          {t('list')}
        </h2>
        <LawyerDirectory params={params} context={context} {...lists} result={result} guide={guide} />
      </section>
      <div className="mt-6">
        <Breadcrumbs
          label={t('crumbs')}
          crumbs={crumbs.map(({ label, path }, index) =>
            index < crumbs.length - 1 ? { label, to: path } : { label },
          )}
        />
      </div>
      <NearbyLawyers lawyers={nearby?.lawyers ?? []} searched={searchedAreas(params, counted)} />
      <DirectoryNeighbours
        areas={recounted(choices.practiceAreas, counted.areas)}
        districts={recounted(choices.districts, counted.districts)}
        area={area}
        district={district}
        neighbours={nearby?.districts ?? []}
      />
    </>
  );
}
