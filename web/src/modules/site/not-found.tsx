import { useTranslation } from 'react-i18next';
import { usePublicQuery } from '../../graphql/operations';
import { PageHead } from '../../routing/page-head';
import { usePageStatus } from '../../routing/page-status';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { ClothField } from '../../ui/jamdani/jamdani';
import { SearchForm } from '../lawyers/directory/search/search-form';
import { SearchChoicesDocument } from '../lawyers/directory/generated/search-choices';

/** With the search for lawyers. */
export default function NotFound() {
  const { t } = useTranslation(['site', 'shared']);
  usePageStatus(404);
  const { data } = usePublicQuery(SearchChoicesDocument);
  return (
    <div className="wrap pt-10 pb-18 md:pt-22 md:pb-30">
      <PageHead title={t('notFound.title')} hidden />
      <div className="grid items-start gap-7 md:grid-cols-[260px_minmax(0,1fr)] md:gap-18">
        <div className="relative aspect-3/1 overflow-hidden rounded-card md:aspect-4/5">
          <ClothField className="absolute inset-0" />
        </div>
        <div>
          <h1 className="text-36 leading-[1.12] bangla:leading-[1.45] md:text-48">{t('notFound.heading')}</h1>
          <p className="mt-4 max-w-[52ch] text-ink-2">{t('notFound.text')}</p>
          <SearchForm id="not-found" districts={data?.districts ?? []} className="mt-6 max-w-170 md:mt-8" />
          <div className="mt-5 flex flex-wrap gap-2">
            <ButtonLink to={paths.home}>{t('shared:act.goHome')}</ButtonLink>
            <ButtonLink to={paths.contact} variant="text">
              {t('notFound.tell')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
