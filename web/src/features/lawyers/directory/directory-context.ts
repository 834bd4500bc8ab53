import { paths, withQuery } from '../../../routing/paths';
import { homePath, type HomeAddress } from './directory-params';

/** The page on which the directory stands: the home page, or one of the directory's own. */
export interface DirectoryPlace {
  /** The address of a state of the list. */
  pathFor: (address: Partial<HomeAddress>) => string;
  /** The part of the address that leads to the list. */
  hash: string;
  /** Where the form leads without script. */
  action: string;
}

/** The directory as a section of the home page. */
export const homePlace: DirectoryPlace = {
  pathFor: homePath,
  hash: '#lawyers',
  action: paths.homeSection('lawyers'),
};

/** The directory in the client's area, with the filters as they are on the home page. */
export const clientPlace: DirectoryPlace = {
  pathFor: (address) => homePath({ ...address, article: '', blogs: 1 }, paths.client.lawyers),
  hash: '',
  action: paths.client.lawyers,
};

interface Named {
  name: string;
  slug: string;
}

function slugOf(name: string | undefined, known: readonly Named[]): string | null {
  return known.find((one) => one.name === name)?.slug ?? null;
}

/** The pages of the directory itself, where practice area and district stand readable in the path. */
export function directoryPlace(areas: readonly Named[], districts: readonly Named[]): DirectoryPlace {
  return {
    pathFor: ({ category, district, search, sort, page }) =>
      withQuery(paths.directory(slugOf(category, areas), slugOf(district, districts)), {
        search,
        sort: sort === 'experience' ? null : sort,
        page: page === 1 ? null : page,
      }),
    hash: '',
    action: paths.lawyers,
  };
}

/** The address after a filter has changed: the list begins again at its first page. */
export function filteredPath(
  place: DirectoryPlace,
  address: HomeAddress,
  change: Partial<HomeAddress>,
): string {
  return place.pathFor({ ...address, article: '', page: 1, ...change });
}
