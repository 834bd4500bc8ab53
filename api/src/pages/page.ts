import type { ServerResponse } from 'node:http';
import { ResponseBody, sendBody } from '../http/response-body';

/** Error pages are not cached. */
export interface Page {
  status: number;
  cacheable: boolean;
  body: ResponseBody;
}

export interface RenderedPage {
  status: number;
  html: string;
}

export function preparePage({ status, html }: RenderedPage): Page {
  return { status, cacheable: status === 200, body: new ResponseBody(html) };
}

const RETRY_SECONDS = '5';

/** 304 if the client has the page, compressed as accepted, `no-store` for error pages. */
export async function sendPage(response: ServerResponse, { status, cacheable, body }: Page): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', cacheable ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
  if (cacheable) {
    response.setHeader('Vary', 'Accept-Encoding');
    await sendBody(response, body, true);
  } else response.end(body.bytes);
}
