import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ArticleList_PageFragment } from '../blogs/list/generated/article-list';
import type {
  DistrictChoice_DistrictFragment,
  PracticeAreaChoice_PracticeAreaFragment,
} from '../lawyers/directory/generated/search-choices';
import { graphql, readFragment } from '../../graphql/documents';
import { usePublicQuery } from '../../graphql/operations';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useAbsolute } from '../../routing/site';
import { SectionHeading } from '../../ui/page-header';
import { TextLink } from '../../ui/text-link';
import { ArticleList } from '../blogs/list/article-list';
import { HomeArticlesDocument, HomeDocument, HomeLawyersDocument } from './generated/home-screen';
import { Hero } from '../lawyers/directory/hero';
import { articleSort } from '../blogs/list/article-params';
import { directoryContext, homeContext } from '../lawyers/directory/directory-context';
import {
  directorySortValue,
  lawyerFilterOf,
  pathWithParams,
  readDirectoryParams,
  type DirectoryParams,
} from '../lawyers/directory/directory-params';
import { HowItWorks, WhyChooseUs } from './introduction';
import { LawyerDirectory } from '../lawyers/directory/lawyer-directory';
import { Questions } from './questions';
import { ReviewsSection } from '../reviews/reviews-section';
import {
  withListedSpelling,
  type DistrictChoices,
  type PracticeAreaChoices,
} from '../lawyers/directory/search-choices';
import { Section, SplitColumns } from '../../ui/section';
import { StructuredData } from '../../routing/structured-data';
import { useArticleDialog } from '../blogs/use-article-dialog';
import { FormSkeleton } from '../../ui/states/skeleton';
import { RenderInViewport } from '../../ui/render-in-viewport';
import { useLanguage } from '../../i18n/use-language';

const contactForm = lazySource(async () => (await import('./contact-form')).ContactForm, 'contactForm');

graphql(`
  query Home {
    practiceAreas {
      id
      ...PracticeAreaChoice_practiceArea
    }
    matters {
      id
      ...MatterChoice_matter
    }
    districts {
      id
      ...DistrictChoice_district
    }
    reviews(limit: 12, onHome: true) {
      id
      ...ReviewFigure_review
    }
  }

  query HomeLawyers($filter: LawyerFilter!, $sort: LawyerSort!, $page: Int!) {
    lawyers(filter: $filter, sort: $sort, page: $page) {
      ...LawyerDirectory_page
    }
  }

  query HomeArticles($page: Int!, $sort: BlogSort!) {
    blogs(page: $page, sort: $sort) {
      ...ArticleList_page
    }
  }
`);

function useHome() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const queryParams = readDirectoryParams(query);
  const home = usePublicQuery(HomeDocument);
  const { matters = [], practiceAreas: areas = [], districts = [] } = home.data ?? {};
  const params = withListedSpelling(queryParams, areas, districts);
  const lawyers = usePublicQuery(HomeLawyersDocument, {
    variables: {
      filter: lawyerFilterOf(queryParams),
      sort: directorySortValue(queryParams.sort, language),
      page: queryParams.page,
    },
  });
  const articles = usePublicQuery(HomeArticlesDocument, {
    variables: { page: queryParams.blogs, sort: articleSort(language) },
  });
  return { params, matters, areas, districts, home, lawyers, articles };
}

/** A filtered list and its later pages have their directory page as canonical path. */
function canonicalFor(
  { category, matter, district, page }: DirectoryParams,
  areas: PracticeAreaChoices,
  districts: DistrictChoices,
): string {
  if (category === '' && matter === '' && district === '' && page === 1) return paths.home;
  const context = directoryContext(
    readFragment<PracticeAreaChoice_PracticeAreaFragment>(areas),
    readFragment<DistrictChoice_DistrictFragment>(districts),
  );
  return context.pathFor({ category, matter, district, page });
}

export default function HomeScreen() {
  const { t } = useTranslation(['site', 'lawyers', 'blogs', 'shared']);
  const absolute = useAbsolute();
  const { params, matters, areas, districts, home, lawyers, articles } = useHome();
  const { open, prepare, dialog } = useArticleDialog();
  const contactPlaceholder = <FormSkeleton label={t('shared:loadingForm')} rows={3} />;
  const shownArticles = articles.data ?? articles.previousData;
  return (
    <>
      <PageHead
        title={t('home.title')}
        description={t('home.description')}
        {...(params.search === '' ? { canonical: canonicalFor(params, areas, districts) } : { hidden: true })}
      />
      <StructuredData
        data={[{ '@type': 'WebSite', name: 'AinSathi', alternateName: 'আইনসাথী', url: absolute(paths.home) }]}
      />
      <Hero districts={districts} />
      <WhyChooseUs />
      <HowItWorks />
      <Section id="lawyers" labelledBy="lawyers-title">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-10">
          <SectionHeading id="lawyers-title" title={t('shared:nav.findLawyer')} />
          <TextLink to={paths.lawyers} className="inline-flex min-h-11 items-center">
            {t('lawyers:list.lead')}
          </TextLink>
        </div>
        <LawyerDirectory
          params={params}
          context={homeContext}
          matters={matters}
          areas={areas}
          districts={districts}
          result={lawyers}
          brief
        />
      </Section>
      <Section id="blogs" labelledBy="blogs-title" sunken>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-10">
          <SectionHeading id="blogs-title" title={t('blogs:title')} />
          {shownArticles && (
            <TextLink to={paths.blogs} className="inline-flex min-h-11 items-center">
              {t('blogs:all', { count: readFragment<ArticleList_PageFragment>(shownArticles.blogs).total })}
            </TextLink>
          )}
        </div>
        <ArticleList
          result={articles}
          page={params.blogs}
          pathFor={(blogs) => `${pathWithParams({ ...params, article: '', blogs })}#blogs`}
          headingLevel={3}
          brief
          onOpen={open}
          onApproach={prepare}
        />
      </Section>
      <ReviewsSection result={home} />
      <Section id="faq" labelledBy="faq-title" sunken>
        <SplitColumns
          heading={
            <SectionHeading
              id="faq-title"
              title={t('faq.title')}
              description={
                <>
                  {t('faq.elsewhere')} <TextLink to={paths.homeSection('contact')}>{t('faq.ask')}</TextLink>.{' '}
                  {t('faq.promise')}
                </>
              }
            />
          }
        >
          <Questions />
        </SplitColumns>
      </Section>
      <Section id="contact" labelledBy="contact-title">
        <SplitColumns
          heading={
            <SectionHeading id="contact-title" title={t('contact.title')} description={t('contact.lead')} />
          }
        >
          {/* As high as the form in either language, so that later content does not move. */}
          <RenderInViewport placeholder={contactPlaceholder} className="min-h-127 sm:min-h-94">
            {() => (
              <LazyComponent source={contactForm} placeholder={contactPlaceholder}>
                {(ContactForm) => <ContactForm />}
              </LazyComponent>
            )}
          </RenderInViewport>
        </SplitColumns>
      </Section>
      {dialog}
    </>
  );
}
