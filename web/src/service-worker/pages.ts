import { hasPrivateAnswers } from '../offline/clear-offline-cache';
import { dropPage, findPage, keepPage, listPages } from '../offline/saved-pages';
import { shell } from './build-facts';
import { emptyPage, markAsSaved, offlinePage, readableIn } from './documents';
import { readSite } from './site';

declare const self: ServiceWorkerGlobalScope;

/** How long a page that has a copy waits for a line that may be dead. */
const timeoutMilliseconds = 4_000;

/** What the server says of its own pages, for those that are made here. */
const policy =
  "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const gone = [404, 410];

function documentOf(html: string, status = 200): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return new Response(html, { status, headers });
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

async function withinPatience(answer: Promise<Response>): Promise<Response> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The line is dead')), timeoutMilliseconds);
  });
  return Promise.race([answer, tooLate]);
}

async function remember(url: string, answer: Response): Promise<void> {
  if (gone.includes(answer.status)) await dropPage(url);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (answer.status === 200 && !answer.redirected && isPage) await keepPage(url, answer, Date.now());
}

async function frame(): Promise<Response> {
  return documentOf(emptyPage(shell, await readSite()));
}

async function offlineAnswer(): Promise<Response> {
  return documentOf(offlinePage(shell, await listPages(), await hasPrivateAnswers(), Date.now()), 503);
}

async function savedCopy(url: string): Promise<Response | null> {
  const found = await findPage(url);
  if (!found) return null;
  if (found.page.frame) return frame();
  const html = readableIn(shell, await found.response.text());
  const marked = markAsSaved(html, found.page.keptAt, Date.now(), self.navigator.onLine);
  return new Response(marked, { headers: found.response.headers });
}

/** A public page: from the network, else its marked copy, else the list of what there is. What the server answers is shown, whatever it is. */
export async function answerPublicPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const answer = fromNetwork(event);
  const kept = answer.then((response) => remember(url, response.clone()));
  event.waitUntil(kept.catch(() => undefined));
  try {
    return await ((await findPage(url)) ? withinPatience(answer) : answer);
  } catch {
    return (await savedCopy(url)) ?? offlineAnswer();
  }
}

/** A page of the client's area: its frame holds nothing of anybody; the app fills it with what it kept for this account. */
export async function answerClientPage(event: FetchEvent): Promise<Response> {
  return fromNetwork(event).catch(frame);
}

/** Any other page: nothing of it is kept. */
export async function answerOtherPage(event: FetchEvent): Promise<Response> {
  return fromNetwork(event).catch(offlineAnswer);
}
