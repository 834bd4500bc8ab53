import type { IncomingMessage } from 'node:http';
import {
  defaultLanguage,
  isLanguage,
  languageCookie,
  languageRoots,
  type Language,
} from '@ainsathi/contract/languages';
import { Router } from 'express';
import { READ_METHODS } from '../http/cross-origin';
import { languageOfRequest } from '../i18n/request-language';

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)(?:;|$)`);

/** For the bare `/`: the language chosen by the switch, otherwise the browser's. */
export function languageOfVisitor(request: IncomingMessage): Language {
  const chosen = chosenLanguage.exec(request.headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageOfRequest(request);
}

/** Parameters that campaigns and social networks append. */
const TRACKING =
  /^(?:(?:utm_\w+|fb_\w+|gad_\w+|_gl|li_fat_id|mc_[ce]id|mibextid|igsh(?:id)?|srsltid|\w*(?:clk?id|braid))(?:=[^&]*)?)?$/i;

/** Whether a URL is `/`, with at most tracking parameters. */
export function isBareHome(url: string): boolean {
  if (!url.startsWith('/?')) return url === '/';
  return url
    .slice(2)
    .split('&')
    .every((part) => TRACKING.test(part));
}

/** Redirects `/en/…` to the unprefixed URL, and the bare `/` by language; nothing else, so that shared links stay. */
export function createLanguageRedirects(): Router {
  const router = Router();
  router.use('/en', (request, response, next) => {
    // Browsers read a backslash as a slash: two would lead to another host.
    if (READ_METHODS.includes(request.method)) response.redirect(301, request.url.replace(/^[/\\]+/, '/'));
    else next();
  });
  router.use((request, response, next) => {
    const isBare = isBareHome(request.originalUrl) && READ_METHODS.includes(request.method);
    const language = isBare ? languageOfVisitor(request) : defaultLanguage;
    if (language === defaultLanguage) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-store').vary('Accept-Language').vary('Cookie');
    response.redirect(302, languageRoots[language]);
  });
  return router;
}
