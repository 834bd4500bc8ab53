import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../graphql/error-message';
import { ErrorState } from '../ui/states/error-state';
import type { LaterSource } from './lazy-source';
import { isReachable } from './ping-server';
import { isMissingFile, reloadOnce } from './reload-once';

interface LaterState<Part> {
  part: Part | null;
  /** Why it could not be fetched, and at which attempt. */
  failure: { error: unknown; attempt: number } | null;
}

const inputFields = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search])';

/** Whether a field has text that a reload would lose; a search is kept in the address. */
function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(inputFields)].some(
    ({ value }) => value !== '',
  );
}

async function isGone(error: unknown): Promise<boolean> {
  return isMissingFile(error) && (await isReachable());
}

async function loadTwice<Part>(source: LaterSource<Part>): Promise<Part> {
  try {
    return await source.load();
  } catch (error) {
    // The line may have failed for a moment only.
    if (await isGone(error)) return source.load();
    throw error;
  }
}

function useLaterPart<Part>(source: LaterSource<Part>) {
  const [{ part, failure }, setState] = useState<LaterState<Part>>(() => ({
    part: source.ready(),
    failure: null,
  }));
  const [attempt, setAttempt] = useState(1);
  const missing = part === null;
  useEffect(
    function fetchPart() {
      if (!missing) return undefined;
      let gone = false;
      const show = (state: LaterState<Part>) => {
        if (!gone) setState(state);
      };
      const fail = async (error: unknown) => {
        if (!isMissingFile(error)) reportError(error);
        // A new version took the file's place, and the document knows the present names.
        if ((await isGone(error)) && !gone && !hasUnsavedInput() && reloadOnce(Date.now())) return;
        show({ part: null, failure: { error, attempt } });
      };
      loadTwice(source).then((found) => show({ part: found, failure: null }), fail);
      return () => void (gone = true);
    },
    [source, attempt, missing],
  );
  useEffect(
    function retryWhenConnected() {
      if (!missing) return undefined;
      // Also while an attempt is under way: it may have begun without a connection and fail after this event.
      const retry = () => setAttempt((last) => last + 1);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    },
    [missing],
  );
  return { part, failure, attempt, retry: () => setAttempt(attempt + 1) };
}

const inPlace = (message: ReactNode): ReactNode => message;

interface LaterPartProps<Part> {
  source: LaterSource<Part>;
  /** Stands there until it is fetched. */
  placeholder: ReactNode;
  /** Whether it stands in a frame already. */
  bare?: boolean;
  /** Where the message stands that it could not be fetched, or what stands there instead. */
  missing?: (message: ReactNode) => ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part of a page that comes later. One that cannot be fetched says so in its own place: the rest stays as it is. */
export function LaterPart<Part>(props: LaterPartProps<Part>) {
  const { source, placeholder, bare = false, missing = inPlace, children } = props;
  const { t } = useTranslation('shared');
  const { part, failure, attempt, retry } = useLaterPart(source);
  if (part !== null) return children(part);
  if (!failure) return placeholder;
  const reason = isMissingFile(failure.error) ? errorMessage(failure.error) : t('failure.explanation');
  const mayBeRenewed = failure.attempt > 1 && navigator.onLine;
  return missing(
    <ErrorState
      title={t('part.missing')}
      description={`${reason} ${t(mayBeRenewed ? 'part.renewed' : 'part.rest')}`}
      retryLabel={t('part.retry')}
      retryingLabel={t('part.retrying')}
      retrying={attempt !== failure.attempt}
      onRetry={retry}
      bare={bare}
    />,
  );
}
