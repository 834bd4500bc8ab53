import { createLoadMonitor, type Load, loadOf, refuseWhenBusy, unmonitored } from './load';

const THRESHOLDS = { busy: 200, overloaded: 500 };

it.each([
  [0, 'normal'],
  [200, 'normal'],
  [201, 'busy'],
  [500, 'busy'],
  [501, 'overloaded'],
])('a delay of %d ms is %s', (delay, load) => {
  expect(loadOf(delay, THRESHOLDS)).toBe(load);
});

it.each<[Load, boolean, boolean]>([
  ['normal', false, false],
  ['busy', false, true],
  ['busy', true, false],
  ['overloaded', false, true],
  ['overloaded', true, true],
])('while %s, a request (signed in: %s) is refused: %s', (load, signedIn, refused) => {
  const ask = (): void => refuseWhenBusy({ load: () => load, stop: () => undefined }, signedIn);
  if (!refused) ask();
  else expect(ask).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }) as Error);
});

it('is not busy after one late second', async () => {
  const monitor = createLoadMonitor({ busy: 100, overloaded: 60_000 });
  try {
    const blocked = performance.now() + 600;
    while (performance.now() < blocked);
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(monitor.load()).toBe('normal');
  } finally {
    monitor.stop();
  }
});

it('measures the event loop', async () => {
  const monitor = createLoadMonitor({ busy: 100, overloaded: 60_000 });
  try {
    const until = performance.now() + 8_000;
    let seen: Load = 'normal';
    while (seen === 'normal' && performance.now() < until) {
      const blocked = performance.now() + 300;
      while (performance.now() < blocked);
      await new Promise((resolve) => setTimeout(resolve, 10));
      seen = monitor.load();
    }
    expect(seen).toBe('busy');
  } finally {
    monitor.stop();
  }
});

it('measures the wait for a database connection', async () => {
  const monitor = createLoadMonitor({ busy: 10_000, overloaded: 60_000 }, () => 10_001);
  try {
    await new Promise((resolve) => setTimeout(resolve, 3_200));
    expect(monitor.load()).toBe('busy');
  } finally {
    monitor.stop();
  }
});

it('is off without thresholds', () => {
  expect(createLoadMonitor(null)).toBe(unmonitored);
});
