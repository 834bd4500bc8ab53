import { createElement, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteNamespace } from '../../i18n/catalogues';
import { loadCatalogues } from '../../i18n/translator';
import { loadChunk } from '../../lib/missing-chunk';

/** A route's `lazy`. */
export type LazyScreen = () => Promise<{ Component: ComponentType }>;

/** A route's `lazy` that loads the screen, the default export of its file, and its catalogues in parallel. */
export function lazyScreen(
  screen: () => Promise<{ default: ComponentType }>,
  ...namespaces: RouteNamespace[]
): LazyScreen {
  return async () => {
    const [{ default: Component }] = await loadChunk(() =>
      Promise.all([screen(), loadCatalogues(...namespaces)]),
    );
    return { Component };
  };
}

/** The same for a path with `:id`: another one begins anew, so that what one case shows, or what is typed in it, is not the next one's. */
export const lazyScreenOfId =
  (lazy: LazyScreen): LazyScreen =>
  async () => {
    const { Component: Screen } = await lazy();
    return { Component: () => createElement(Screen, { key: useParams()['id'] }) };
  };
