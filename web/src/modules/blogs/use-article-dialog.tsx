import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { withQuery } from '../../routing/paths';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { preservePlace } from '../../lib/preserve-place';

const articleDialog = lazySource(async () => (await import('./article-dialog')).ArticleDialog);

const parameter = 'article';

function withArticle(
  location: { pathname: string; search: string; hash: string },
  id: string | null,
): string {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  return withQuery(location.pathname, { ...query, [parameter]: id }) + location.hash;
}

/** Shown if the chunk of the article dialog cannot be fetched. */
function MissingDialog({ message, onClose }: { message: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('shared');
  return (
    <div className="fixed inset-x-4 bottom-[calc(var(--notice-height,0px)+5rem)] z-40 mx-auto max-w-lg rounded-card border border-line-strong bg-surface shadow-lift">
      {message}
      <div className="border-t border-line px-5 py-3">
        <Button onClick={onClose}>{t('act.close')}</Button>
      </div>
    </div>
  );
}

interface ArticleDialogControl {
  open: (id: string) => void;
  prepare: () => void;
  dialog: ReactNode;
}

/** The open article is in the URL, so that Back closes it. */
export function useArticleDialog(): ArticleDialogControl {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const id = new URLSearchParams(location.search).get(parameter);
  const state: unknown = location.state;
  const openedHere = typeof state === 'object' && state !== null && 'opened' in state;
  const open = useCallback(
    (article: string) =>
      void navigate(withArticle(location, article), { state: { opened: true, ...preservePlace } }),
    [location, navigate],
  );
  const close = () => {
    if (openedHere) void navigate(-1);
    else void navigate(withArticle(location, null), { replace: true, state: preservePlace });
  };
  const dialog =
    hydrated && id ? (
      <LazyComponent
        source={articleDialog}
        placeholder={null}
        bare
        missing={(message) => <MissingDialog message={message} onClose={close} />}
      >
        {(ArticleDialog) => <ArticleDialog id={id} onClose={close} />}
      </LazyComponent>
    ) : null;
  return { open, prepare: () => void articleDialog.load().catch(() => undefined), dialog };
}
