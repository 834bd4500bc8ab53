import { anyRole } from '../../../auth/role';
import { messageSchema } from '../../../rest/openapi/json-schema';
import type { Route } from '../../../rest/route';
import { CONFIRMATION_SENT_MESSAGE, EMAIL_KEPT_MESSAGE } from '../account-messages';
import { cancelEmailChange } from './email-change.service';
import { resendConfirmation } from './email-confirmation.service';

/** The operations of everybody on the confirmation of their own email. */
export const emailConfirmationRoutes: Route[] = [
  {
    method: 'post',
    path: '/account/email/confirmation',
    access: anyRole,
    summary: 'Mails the link again that confirms the own email.',
    response: messageSchema,
    run: async (context) => {
      await resendConfirmation(context);
      return { message: CONFIRMATION_SENT_MESSAGE };
    },
  },
  {
    method: 'delete',
    path: '/account/email/change',
    access: anyRole,
    summary: 'Keeps the present email: the link mailed to the new one acts no more.',
    response: messageSchema,
    run: async (context) => {
      await cancelEmailChange(context);
      return { message: EMAIL_KEPT_MESSAGE };
    },
  },
];
