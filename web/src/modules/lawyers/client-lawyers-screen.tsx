import type { Language } from '@ainsathi/contract/languages';
import { pageSizes } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { FormMessage } from '../../ui/forms/form-message';
import { PageHeader } from '../../ui/page-header';
import { InsteadNotice, useInsteadOf } from '../cases/withdrawal/instead-notice';
import { SendInstead } from '../cases/withdrawal/send-instead';
import { clientContext } from './directory/client-context';
import { LawyerDirectory } from './directory/lawyer-directory';
import {
  directorySortValue,
  lawyerFilterOf,
  readDirectoryParams,
  type DirectoryParams,
} from './directory/directory-params';
import { useDirectoryHeading } from './directory/use-directory-heading';
import * as guide from './directory/search/search-guide';
import { withListedSpelling } from './directory/search-choices';
import { LawyerCards } from './directory/lawyer-cards';
import { useLanguage } from '../../i18n/use-language';
import { SearchChoicesDocument } from './directory/generated/search-choices';
import { ClientLawyersDocument } from './generated/client-lawyers-screen';

const pageSize = pageSizes.public;

graphql(`
  query ClientLawyers($filter: LawyerFilter, $sort: LawyerSort!, $page: Int!, $limit: Int!) {
    lawyers(filter: $filter, sort: $sort, page: $page, limit: $limit) {
      items {
        id
        ...LawyerCard_lawyer
        ...SendInstead_lawyer
      }
      ...LawyerDirectory_page
    }
  }
`);

function variablesOf(params: DirectoryParams, language: Language) {
  return {
    filter: lawyerFilterOf(params),
    sort: directorySortValue(params.sort, language),
    page: params.page,
    limit: pageSize,
  };
}

/** Whether the page of a missing lawyer has redirected here. */
function wasNotFound(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'lawyerNotFound' in state;
}

function useClientDirectory(instead: string | null) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { data } = useQuery(SearchChoicesDocument, { fetchPolicy: 'cache-first' });
  const queryParams = readDirectoryParams(query);
  const { matters = [], practiceAreas: areas = [], districts = [] } = data ?? {};
  const params = withListedSpelling(queryParams, areas, districts);
  const result = useQuery(ClientLawyersDocument, {
    variables: variablesOf(queryParams, language),
    fetchPolicy: 'cache-first',
  });
  return { matters, areas, districts, params, result, context: clientContext(instead) };
}

export default function ClientLawyersScreen() {
  const { t } = useTranslation(['lawyers', 'directory', 'shared']);
  const instead = useSearchParams()[0].get('instead');
  const directory = useClientDirectory(instead);
  const sent = useInsteadOf(instead);
  const location = useLocation();
  const { title, heading } = useDirectoryHeading(directory.params, directory.matters, directory.result);
  return (
    <>
      <PageHead title={title} hidden />
      <PageHeader title={heading} />
      {wasNotFound(location.state) && (
        <div className="mb-5">
          <FormMessage tone="failure" title={t('profile.notFound')}>
            {t('directory:client.notFound')}
          </FormMessage>
        </div>
      )}
      {instead !== null && <InsteadNotice id={instead} {...sent} />}
      <h2 className="sr-only">{t('directory:list')}</h2>
      <LawyerDirectory {...directory} guide={guide} pagesLabel={t('shared:nav.lawyers')}>
        {({ lawyers }, searched) => (
          <LawyerCards
            lawyers={lawyers.items}
            searched={searched}
            eager={2}
            pathFor={paths.client.lawyer}
            linked="action"
            below={(lawyer) => sent.legalCase && <SendInstead legalCase={sent.legalCase} lawyer={lawyer} />}
          />
        )}
      </LawyerDirectory>
    </>
  );
}
