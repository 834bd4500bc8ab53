import {
  defaultLanguage,
  isLanguage,
  languageCookie,
  languageRoots,
  languages,
  type Language,
} from '@ainsathi/contract/languages';
import { type Request, Router } from 'express';

const READ_METHODS = ['GET', 'HEAD'];

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)(?:;|$)`);

/** The language for a reader who opens the bare `/`: the one chosen by the switch, else the one the browser prefers. */
export function languageOfVisitor(request: Request): Language {
  const chosen = chosenLanguage.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const preferred = request.acceptsLanguages(...languages);
  return isLanguage(preferred) ? preferred : defaultLanguage;
}

/**
 * Redirects between the languages: `/en/…` to the address without a prefix, and the bare `/` by the reader's language. No
 * other address is redirected by language, so that a shared link shows what was shared.
 */
export function createLanguageRedirects(): Router {
  const router = Router();
  router.use('/en', (request, response, next) => {
    if (READ_METHODS.includes(request.method)) response.redirect(301, request.url.replace(/^\/+/, '/'));
    else next();
  });
  router.use((request, response, next) => {
    const isBare = request.originalUrl === '/' && READ_METHODS.includes(request.method);
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
