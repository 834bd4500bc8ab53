import { paths } from '../../../routing/paths';
import type { DirectoryContext } from './directory-context';
import { pathWithParams } from './directory-params';

/**
 * In the client's area, with the filters in the query, as on the home page.
 * @param instead the id of the case to send to another lawyer from here.
 */
export function clientContext(instead: string | null = null): DirectoryContext {
  return {
    pathFor: (params) => {
      const path = pathWithParams({ ...params, article: '', blogs: 1 }, paths.client.lawyers);
      if (instead === null) return path;
      return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ instead }).toString()}`;
    },
    hash: '',
    action: paths.client.lawyers,
  };
}
