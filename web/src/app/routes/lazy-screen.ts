import { createElement, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteNamespace } from '../../i18n/catalogues';
import { loadCatalogues } from '../../i18n/translator';
import { loadChunk } from '../../lib/missing-chunk';

/** A route's `lazy`. */
export type LazyScreen = () => Promise<{ Component: ComponentType }>;

/** Begins a screen anew with another `:id`: what one case shows, and what is typed in it, is not the next one's. */
const oneOfEachId = (Screen: ComponentType): ComponentType =>
  function ScreenOfId() {
    return createElement(Screen, { key: useParams()['id'] });
  };

/** A route's `lazy` that loads the screen, the default export of its file, and its catalogues in parallel. */
export function lazyScreen(
  screen: () => Promise<{ default: ComponentType }>,
  ...namespaces: RouteNamespace[]
): LazyScreen {
  return async () => {
    const [{ default: Component }] = await loadChunk(() =>
      Promise.all([screen(), loadCatalogues(...namespaces)]),
    );
    return { Component: oneOfEachId(Component) };
  };
}
