import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withQuery } from '../../app/paths';
import { useHydrated } from '../../ui/hydrated';

const load = () => import('./article-dialog-screen');
const ArticleDialog = lazy(async () => ({ default: (await load()).ArticleDialogScreen }));

const parameter = 'article';

function withArticle(
  location: { pathname: string; search: string; hash: string },
  id: string | null,
): string {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  return withQuery(location.pathname, { ...query, [parameter]: id }) + location.hash;
}

interface ArticleDialogControl {
  open: (id: string) => void;
  /** Fetches the dialog's script before it is needed. */
  prepare: () => void;
  /** The dialog, where the address names an article. */
  dialog: ReactNode;
}

/** The reader dialog of spec section 2; which article is open stands in the address, so the back button closes it. */
export function useArticleDialog(): ArticleDialogControl {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const id = new URLSearchParams(location.search).get(parameter);
  const state: unknown = location.state;
  const openedHere = typeof state === 'object' && state !== null && 'opened' in state;
  const open = useCallback(
    (article: string) =>
      void navigate(withArticle(location, article), { preventScrollReset: true, state: { opened: true } }),
    [location, navigate],
  );
  const close = () => {
    if (openedHere) void navigate(-1);
    else void navigate(withArticle(location, null), { replace: true, preventScrollReset: true });
  };
  const dialog =
    hydrated && id ? (
      <Suspense fallback={null}>
        <ArticleDialog id={id} onClose={close} />
      </Suspense>
    ) : null;
  return { open, prepare: () => void load().catch(() => undefined), dialog };
}
