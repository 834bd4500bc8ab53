import { createElement, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteNamespace } from '../../i18n/catalogues';
import { loadCatalogues } from '../../i18n/translator';
import { loadChunk } from '../../lib/missing-chunk';

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

/** The `lazy` of a path with `:id`, whose screen begins anew with another id: one case shows nothing of the one before, nor what was typed in it. */
export const lazyScreenOfId =
  (lazy: LazyScreen): LazyScreen =>
  async () => {
    const { Component: Screen } = await lazy();
    return { Component: () => createElement(Screen, { key: useParams()['id'] }) };
  };
