import { anyRole } from '../../../auth/role';
import { instant, listOf, nullable, text, v1Shape } from '../../../rest/openapi/json-schema';
import { get, remove, type Route } from '../../../rest/route';
import { endOtherSessions, endSession, listOwnSessions } from './own-sessions.service';
import type { Session } from './session.entity';

const { schema: ownSessionV1Schema, toV1: sessionToV1 } = v1Shape<Session>('OwnSession', {
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
