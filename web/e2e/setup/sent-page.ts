import type { APIRequestContext } from '@playwright/test';
import { configure, within } from '@testing-library/dom';
import { Window } from 'happy-dom';

// No style is read, by which a part could be hidden.
configure({ defaultHidden: true });

/** The page that the server sends for an address, read without a browser: no script of it runs. */
export async function sentPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const window = new Window({ url: answer.url() });
  window.document.write(await answer.text());
  const document = window.document as unknown as Document;
  const read = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  return { status: answer.status(), document, read, ...within(document.body) };
}
