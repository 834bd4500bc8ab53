import { paths } from '@ainsathi/contract/addresses';
import { Router } from 'express';

/** Where password managers look for the page that changes a password. */
export function createChangePasswordAddress(): Router {
  const router = Router();
  router.get('/.well-known/change-password', (_request, response) => response.redirect(paths.changePassword));
  return router;
}
