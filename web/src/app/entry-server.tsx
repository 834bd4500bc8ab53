import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import {
  languageOf,
  languageRoots,
  languages,
  withoutLanguage,
  type Language,
} from '@ainsathi/contract/languages';
import type { i18n } from 'i18next';
import { StaticRouter } from 'react-router-dom';
import { ArticleRendererContext } from '../modules/blogs/article/article-text';
import { BlogContent, otherMarks } from '../modules/blogs/article/blog-content';
import { serverOperations, type Execute, type ServerFailures } from '../graphql/server-operations';
import { rememberTexts } from '../i18n/remember-texts';
import { loadTranslator } from '../i18n/translator';
import { App } from './app';
import { PageStatusContext } from '../routing/page-status';
import { branchLoader } from './navigation/load-screens';
import { Screens } from './navigation/screens';
import { fillShell, fillTemplate } from './page-template';
import { renderToText } from './render-to-text';
import { createRoutes } from './routes/routes';
import { serverSession } from '../session/session';
import type { Site } from '../routing/site';

export interface RenderRequest {
  /** Path and query, e.g. "/blogs?page=2" or "/bn/blogs". */
  url: string;
  /** The operator's settings; the origin without a trailing slash. */
  site: Site;
  /** In-process, as a visitor without a session; resolves to `{ data, errors }`. */
  execute: Execute;
  /** The built (or, in development, transformed) index.html. */
  template: string;
}

export interface RenderResult {
  status: number;
  html: string;
}

const loadBranch = branchLoader(createRoutes(null));

// The frames of signed-in areas use Apollo's hooks, which request nothing without a session.
const idleClient = new ApolloClient({ ssrMode: true, cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Loaded before routes load their catalogues; the Markdown extensions are loaded before any page. */
const translators: Promise<Map<Language, i18n>> = Promise.all(
  languages.map(async (language) => [language, rememberTexts(await loadTranslator(language))] as const),
).then(async (entries) => {
  await otherMarks.load();
  return new Map(entries);
});

/** For a page with failed queries: 400 for invalid parameters in the URL, otherwise 503. */
function failureStatus({ errors }: ServerFailures): number {
  const codes = errors.map((error) => {
    const extensions =
      typeof error === 'object' && error !== null && 'extensions' in error ? error.extensions : null;
    return typeof extensions === 'object' && extensions !== null && 'code' in extensions
      ? extensions.code
      : null;
  });
  return codes.every((code) => code === 'BAD_USER_INPUT') ? 400 : 503;
}

/** Signed-in areas only as their frame. If a query fails, returns the shell for the browser to render; never throws. */
export async function render({ url, site, execute, template }: RenderRequest): Promise<RenderResult> {
  const language = languageOf(url);
  const translator = (await translators).get(language);
  if (!translator) throw new Error(`No texts in ${language}`);
  const branch = await loadBranch(new URL(site.origin + withoutLanguage(url)).pathname);
  const failures: ServerFailures = { errors: [] };
  const { operations, results } = serverOperations(execute, failures);
  let status = 200;
  const tree = (
    <PageStatusContext value={(reported) => void (status = reported)}>
      <ApolloProvider client={idleClient}>
        <App translator={translator} operations={operations} site={site} session={serverSession}>
          <ArticleRendererContext value={(article) => <BlogContent {...article} />}>
            <StaticRouter basename={languageRoots[language] || '/'} location={url}>
              <Screens routes={branch} />
            </StaticRouter>
          </ArticleRendererContext>
        </App>
      </ApolloProvider>
    </PageStatusContext>
  );
  try {
    const markup = await renderToText(tree);
    return {
      status,
      html: fillTemplate(template, language, { markup, state: { site, results: results() } }),
    };
  } catch (error) {
    if (failures.errors.length === 0) throw error;
    return { status: failureStatus(failures), html: fillShell(template, language, site) };
  }
}
