import type { Language } from '@ainsathi/contract/languages';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { RouteNamespace } from '../src/i18n/catalogues';
import { loadCatalogues, loadTranslator } from '../src/i18n/translator';

/** The translator of a language with the catalogues of a screen. */
export async function translatorFor(language: Language, ...namespaces: RouteNamespace[]): Promise<i18n> {
  const translator = await loadTranslator(language);
  await loadCatalogues(...namespaces);
  return translator;
}

/** The markup of a tree with the texts of a translator. */
export function renderWith(translator: i18n, tree: ReactNode): string {
  return renderToString(<I18nextProvider i18n={translator}>{tree}</I18nextProvider>);
}
