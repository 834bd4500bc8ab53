import { type RequestHandler, Router } from 'express';
import { asVisitor, openRequest, type RequestReading } from '../../http/open-request';
import { refuse } from '../../http/refusal';
import { CALENDAR_PATH, readCalendarFeed } from './calendar-feed.service';

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** `GET` and `HEAD /calendar/{secret}.ics`, for calendar apps. */
export function calendarFeeds(reading: RequestReading): Router {
  const send: RequestHandler<{ secret: string }> = async (request, response) => {
    response.set(HEADERS);
    try {
      const route = `${CALENDAR_PATH}/:secret.ics`;
      const context = await openRequest(reading, request, response, { route, readViewer: asVisitor });
      const text = await readCalendarFeed(context, request.params.secret);
      response.type('text/calendar').send(text);
    } catch (error) {
      refuse(response, error, 'document', reading.platform.log);
    }
  };
  return Router().get(`${CALENDAR_PATH}/:secret.ics`, send);
}
