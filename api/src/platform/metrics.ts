import { Counter, Gauge, Histogram } from 'prom-client';

export const requestSeconds = new Histogram({
  name: 'ainsathi_request_seconds',
  help: 'Requests by method, route and status, with how long they took.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
});

/** Requests refused with 503 before any work. */
export const shedRequests = new Counter({
  name: 'ainsathi_shed_requests_total',
  help: 'Requests refused because too many waited.',
});

export const partnerRequests = new Counter({
  name: 'ainsathi_partner_requests_total',
  help: 'Requests with the key of a partner app, by its name.',
  labelNames: ['partner'],
});

export const cacheReads = new Counter({
  name: 'ainsathi_cache_reads_total',
  help: 'Reads of a cache of responses: hit or miss.',
  labelNames: ['cache', 'result'],
});

export const openSockets = new Gauge({ name: 'ainsathi_sockets', help: 'Open sockets for subscriptions.' });

const lengths = new Map<string, () => number>();

export function watchQueue(name: string, length: () => number): void {
  lengths.set(name, length);
}

new Gauge({
  name: 'ainsathi_queue_length',
  help: 'What waits in the queues of a process.',
  labelNames: ['queue'],
  collect() {
    for (const [queue, length] of lengths) this.set({ queue }, length());
  },
});
