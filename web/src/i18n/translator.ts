import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bundledCatalogues, routeCatalogues, type Language, type RouteNamespace } from './catalogues';

export const defaultLanguage: Language = 'en';

function isRouteNamespace(name: string): name is RouteNamespace {
  return name in routeCatalogues[defaultLanguage];
}

const routeBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const loaders = routeCatalogues[language as Language];
    if (!isRouteNamespace(namespace)) {
      done(new Error(`No catalogue ${language}/${namespace}`), false);
      return;
    }
    loaders[namespace]().then(
      (catalogue) => done(null, catalogue),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** The translator of the browser and the server rendering; synchronous for the bundled catalogues. */
export const translator = i18next.createInstance();

void translator
  .use(routeBackend)
  .use(initReactI18next)
  .init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: bundledCatalogues,
    partialBundledLanguages: true,
    defaultNS: 'shared',
    ns: ['site', 'lawyers', 'blogs', 'reviews', 'shared', 'errors'],
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });

/** A catalogue could not be fetched; i18next does not give the cause. */
export class MissingCatalogueError extends Error {
  override name = 'MissingCatalogueError';

  constructor(namespace: string) {
    super(`Catalogue ${namespace} did not load`);
  }
}

/** Loads the catalogues of a route. Rejects with a `MissingCatalogueError`, so that the route shows its error screen. */
export async function loadCatalogues(...namespaces: RouteNamespace[]): Promise<void> {
  await translator.loadNamespaces(namespaces);
  const missing = namespaces.find((name) => !translator.hasResourceBundle(defaultLanguage, name));
  if (missing) {
    await translator.reloadResources(defaultLanguage, missing);
    if (!translator.hasResourceBundle(defaultLanguage, missing)) throw new MissingCatalogueError(missing);
  }
}
