import { anyRole } from '../../../auth/role';
import {
  identifier,
  instant,
  type JsonSchema,
  listOf,
  nullable,
  shape,
  text,
} from '../../../rest/openapi/json-schema';
import { get, remove, type Route } from '../../../rest/route';
import { endOtherSessions, endSession, listOwnSessions } from './own-sessions.service';
import type { Session } from './session.entity';

function sessionToV1({ id, current, browser, network, createdAt, lastSeenAt }: Session) {
  return { _id: id, current, browser, network, createdAt, lastSeenAt };
}

const ownSessionV1Schema: JsonSchema = shape<ReturnType<typeof sessionToV1>>('OwnSession', {
  _id: identifier,
  current: { type: 'boolean', description: 'Whether it is the session of this request.' },
  browser: nullable(text),
  network: nullable({ type: 'string', description: 'Of IPv4 without the last number.' }),
  createdAt: instant,
  lastSeenAt: { ...instant, description: 'To about 5 minutes.' },
});

export const ownSessionRoutes: Route[] = [
  get('/account/sessions', anyRole, {
    summary: 'Where the user is signed in, this session first.',
    response: listOf(ownSessionV1Schema),
    run: async ({ context }) => (await listOwnSessions(context)).map(sessionToV1),
  }),
  remove('/account/sessions', anyRole, {
    summary: 'Signs out all own sessions but this one.',
    says: 'You are signed out everywhere else.',
    refusals: ['IDENTITY_REQUIRED'],
    run: ({ context }) => endOtherSessions(context),
  }),
  remove('/account/sessions/:id', anyRole, {
    summary: 'Signs out one of the own sessions.',
    says: 'You are signed out there.',
    refusals: ['IDENTITY_REQUIRED'],
    run: ({ context, id }) => endSession(context, id),
  }),
];
