import { Component, type ReactNode, useEffect, useState } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../graphql/error-message';
import { readFailure } from '../../graphql/failure';
import { HomeLink } from '../layouts/home-link';
import { Button, ButtonLink } from '../../ui/button';
import { MissingChunkError } from '../../lib/missing-chunk';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { reloadOnce } from '../../routing/reload-once';

const reload = (): void => window.location.reload();

/** Replaces a failed screen; shows the request id, if any. */
function RouteErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shared');
  const { requestId } = readFailure(error);
  // A reloaded document names the present chunks; offline, the service worker serves a saved page or the offline page.
  const missing = error instanceof MissingChunkError;
  const [isReloading] = useState(() => missing && reloadOnce());
  useEffect(
    function reloadWhenConnected() {
      if (!missing) return undefined;
      window.addEventListener('online', reload);
      return () => window.removeEventListener('online', reload);
    },
    [missing],
  );
  if (isReloading) return null;
  return (
    <div className="wrap">
      <header className="flex h-16 items-center">
        <HomeLink />
      </header>
      <div className="grid justify-items-start gap-4 py-12 md:py-22" role="alert">
        <PageHead title={t('failure.title')} hidden />
        <h1 className="text-36">{t('failure.title')}</h1>
        <p className="max-w-measure text-18 text-ink-2">
          {missing ? errorMessage(error) : t('failure.explanation')}
        </p>
        {requestId && <p className="text-14 text-ink-2">{t('failure.requestId', { requestId })}</p>}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={reload}>
            {t('act.tryAgain')}
          </Button>
          <ButtonLink to={paths.home} reloadDocument>
            {t('act.goHome')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The screens of the present location; the same tree in the browser and on the server. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface BoundaryProps {
  /** A new location resets the boundary. */
  location: unknown;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  failedAt?: unknown;
}

export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    { error, failedAt }: BoundaryState,
  ): BoundaryState | null {
    if (error === undefined) return null;
    if (failedAt === undefined) return { failedAt: location };
    return failedAt === location ? null : { error: undefined, failedAt: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <RouteErrorScreen error={error} />;
  }
}
