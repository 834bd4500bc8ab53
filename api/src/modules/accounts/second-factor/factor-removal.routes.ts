import { messageSchema } from '../../../rest/openapi/json-schema';
import type { Route } from '../../../rest/route';
import { parseInput } from '../../../validation/validate-input';
import {
  FACTOR_KEPT_MESSAGE,
  FACTOR_REMOVAL_ASKED_MESSAGE,
  FACTOR_REMOVAL_BEGUN_MESSAGE,
} from '../account-messages';
import { ChallengeInput, LinkInput } from '../sessions/session.inputs';
import { cancelFactorRemoval, confirmFactorRemoval, requestFactorRemoval } from './factor-removal.service';

/** The operations of somebody who has lost the second factor. */
export const factorRemovalRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/second-factor/removal',
    access: 'public',
    summary: 'Asks for a mail with a link that removes a lost second factor after 72 hours.',
    input: ChallengeInput,
    response: messageSchema,
    run: async (context, request) => {
      await requestFactorRemoval(context, (await parseInput(ChallengeInput, request.body)).challenge);
      return { message: FACTOR_REMOVAL_ASKED_MESSAGE };
    },
  },
  {
    method: 'post',
    path: '/auth/second-factor/removal/confirm',
    access: 'public',
    summary: 'Begins, by a mailed link, the 72 hours after which a lost second factor is removed.',
    input: LinkInput,
    response: messageSchema,
    run: async (context, request) => {
      await confirmFactorRemoval(context, (await parseInput(LinkInput, request.body)).token);
      return { message: FACTOR_REMOVAL_BEGUN_MESSAGE };
    },
  },
  {
    method: 'post',
    path: '/auth/second-factor/removal/cancel',
    access: 'public',
    summary: 'Stops the removal of a lost second factor by a mailed link.',
    input: LinkInput,
    response: messageSchema,
    run: async (context, request) => {
      await cancelFactorRemoval(context, (await parseInput(LinkInput, request.body)).token);
      return { message: FACTOR_KEPT_MESSAGE };
    },
  },
];
