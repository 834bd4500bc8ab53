import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';

type FetcherAnswer = Awaited<ReturnType<GraphiQLProps['fetcher']>>;

const fetcher: GraphiQLProps['fetcher'] = async (operation, options) => {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...options?.headers,
    },
    body: JSON.stringify(operation),
  });
  return (await answer.json()) as FetcherAnswer;
};

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
