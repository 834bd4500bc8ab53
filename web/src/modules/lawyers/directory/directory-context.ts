import { paths, withQuery } from '../../../routing/paths';
import { listParameters, pathWithParams, type DirectoryParams } from './directory-params';

/** How a page with the directory builds its URLs. */
export interface DirectoryContext {
  pathFor: (params: Partial<DirectoryParams>) => string;
  hash: string;
  /** The form's action, for a browser without script. */
  action: string;
}

export const homeContext: DirectoryContext = {
  pathFor: pathWithParams,
  hash: '#lawyers',
  action: paths.homeSection('lawyers'),
};

interface NameAndSlug {
  name: string;
  slug: string;
}

function slugOf(name: string | undefined, choices: readonly NameAndSlug[]): string | null {
  return choices.find((choice) => choice.name === name)?.slug ?? null;
}

/** The path names practice area and district. */
export function directoryContext(
  areas: readonly NameAndSlug[],
  districts: readonly NameAndSlug[],
): DirectoryContext {
  return {
    pathFor: ({ category, matter, district, ...params }) =>
      withQuery(paths.directory(slugOf(category, areas), slugOf(district, districts)), {
        matter: category ? null : matter,
        search: params.search,
        ...listParameters(params),
      }),
    hash: '',
    action: paths.lawyers,
  };
}

/** The URL after a changed filter: the list restarts at its first page. */
export function filteredPath(
  context: DirectoryContext,
  params: DirectoryParams,
  change: Partial<DirectoryParams>,
): string {
  // A practice area and a matter replace each other.
  const replaced = change.category ? { matter: '' } : change.matter ? { category: '' } : {};
  // Other words are read again.
  const read = change.search === undefined ? {} : { asWritten: false };
  return context.pathFor({ ...params, article: '', page: 1, ...read, ...change, ...replaced });
}
