import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';

const endpoint = new URL('/graphql', window.location.href);
const socketEndpoint = new URL(endpoint);
socketEndpoint.protocol = endpoint.protocol.replace('http', 'ws');

/** Subscriptions send the headers of their tab in the payload of the socket. */
const fetcher = createGraphiQLFetcher({
  url: endpoint.href,
  subscriptionUrl: socketEndpoint.href,
  headers: { 'apollo-require-preflight': 'true' },
  enableIncrementalDelivery: false,
});

const place = document.getElementById('playground');
if (place)
  createRoot(place).render(
    <GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility="variables">
      <GraphiQL.Logo>
        <nav className="site" aria-label="AinSathi">
          <a href="/">
            <img src="/favicon.svg" alt="" width="20" height="20" /> AinSathi
          </a>
          <a href="/developers">For developers</a>
        </nav>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
