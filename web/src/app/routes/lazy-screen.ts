import { createElement, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteNamespace } from '../../i18n/catalogues';
import { loadCatalogues } from '../../i18n/translator';
import { loadChunk } from '../../lib/missing-chunk';

export type LazyScreen = () => Promise<{ Component: ComponentType }>;

/** Loads the screen, a default export, and its catalogues in parallel. */
export function lazyScreen(
  screen: () => Promise<{ default: ComponentType }>,
  namespaces: readonly RouteNamespace[] = [],
): LazyScreen {
  return async () => {
    const [{ default: Component }] = await loadChunk(() =>
      Promise.all([screen(), loadCatalogues(...namespaces)]),
    );
    return { Component };
  };
}

/** For a path with `:id`: another id remounts the screen, so that a case shows no data and no typed text of another. */
export const lazyScreenOfId =
  (lazy: LazyScreen): LazyScreen =>
  async () => {
    const { Component: Screen } = await lazy();
    return { Component: () => createElement(Screen, { key: useParams()['id'] }) };
  };
