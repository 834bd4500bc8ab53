import type { i18n } from 'i18next';
import { StrictMode, type ComponentProps, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { OperationsContext, type Operations } from '../graphql/operations';
import { type Site, SiteContext } from '../routing/site';
import { SessionProvider } from '../session/session';

interface AppProps {
  /** In the page's language. */
  translator: i18n;
  operations: Operations;
  site: Site;
  session: ComponentProps<typeof SessionProvider>['source'];
  /** The router's provider: the browser's or the server's. */
  children: ReactNode;
}

/** The same tree in the browser and on the server. */
export function App({ translator, operations, site, session, children }: AppProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <SiteContext value={site}>
          <OperationsContext value={operations}>
            <SessionProvider source={session}>{children}</SessionProvider>
          </OperationsContext>
        </SiteContext>
      </I18nextProvider>
    </StrictMode>
  );
}
