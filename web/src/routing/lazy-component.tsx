import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../graphql/error-message';
import { ErrorState } from '../ui/states/error-state';
import type { LazySource } from './lazy-source';
import { MissingChunkError } from '../lib/missing-chunk';
import { findVersion } from './ping-server';
import { reloadOnce } from './reload-once';

interface LazyState<Value> {
  value: Value | null;
  /** The error and its attempt. */
  failure: { error: unknown; attempt: number } | null;
}

const inputFields = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search])';

/** Text that a reload would lose; a search is in the URL. */
function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(inputFields)].some(
    ({ value }) => value !== '',
  );
}

// After reconnecting, the service worker of a slow device reaches the network seconds after the page does.
const retryDelays = [1000, 2000, 4000];

async function loadWithRetries<Value>(source: LazySource<Value>): Promise<Value> {
  for (const delay of retryDelays) {
    try {
      return await source.load();
    } catch (error) {
      if (!(error instanceof MissingChunkError) || (await findVersion()) !== 'served') throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return source.load();
}

function useLazySource<Value>(source: LazySource<Value>) {
  const [{ value, failure }, setState] = useState<LazyState<Value>>(() => ({
    value: source.ready(),
    failure: null,
  }));
  const [attempt, setAttempt] = useState(1);
  const missing = value === null;
  useEffect(
    function loadValue() {
      if (!missing) return undefined;
      let unmounted = false;
      const show = (state: LazyState<Value>) => {
        if (!unmounted) setState(state);
      };
      const fail = async (error: unknown) => {
        if (!(error instanceof MissingChunkError)) reportError(error);
        // A reloaded document names the present chunks.
        else if ((await findVersion()) === 'replaced' && !unmounted && !hasUnsavedInput() && reloadOnce())
          return;
        show({ value: null, failure: { error, attempt } });
      };
      loadWithRetries(source).then((loaded) => show({ value: loaded, failure: null }), fail);
      return () => void (unmounted = true);
    },
    [source, attempt, missing],
  );
  useEffect(
    function retryWhenConnected() {
      if (!missing) return undefined;
      // Also during an attempt: it may have started offline and fail after this event.
      const retry = () => setAttempt((last) => last + 1);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    },
    [missing],
  );
  return { value, failure, attempt, retry: () => setAttempt(attempt + 1) };
}

const unwrapped = (message: ReactNode): ReactNode => message;

interface LazyComponentProps<Value> {
  source: LazySource<Value>;
  /** Rendered until the source is loaded. */
  placeholder: ReactNode;
  /** For a component with its own frame: the retry message has none. */
  bare?: boolean;
  /** Wraps or replaces the retry message. */
  missing?: (message: ReactNode) => ReactNode;
  children: (value: Value) => ReactNode;
}

/** If the chunk fails to load, shows a retry message. */
export function LazyComponent<Value>(props: LazyComponentProps<Value>) {
  const { source, placeholder, bare = false, missing = unwrapped, children } = props;
  const { t } = useTranslation('shared');
  const { value, failure, attempt, retry } = useLazySource(source);
  if (value !== null) return children(value);
  if (!failure) return placeholder;
  const reason =
    failure.error instanceof MissingChunkError ? errorMessage(failure.error) : t('failure.explanation');
  const suggestsReload = failure.attempt > 1 && navigator.onLine;
  return missing(
    <ErrorState
      title={t('part.missing')}
      description={`${reason} ${t(suggestsReload ? 'part.renewed' : 'part.rest')}`}
      retryLabel={t('act.tryAgain')}
      retryingLabel={t('act.tryingAgain')}
      retrying={attempt !== failure.attempt}
      onRetry={retry}
      bare={bare}
    />,
  );
}
