import type { Locator, Page } from '@playwright/test';
import type { Reader } from './screens';

export interface FirstView {
  reader: Reader;
  /** The path, with `{name}` for the identifiers that the test inserts. */
  address: string;
  size: readonly [width: number, height: number];
  what: string;
  parts: (main: Locator, page: Page) => Locator;
  /** So many parts, at least. */
  count?: number;
  /** The first part, and with `count` each of so many, begins at most so many pixels below the top of the window. */
  top?: number;
  /** They end at most so far below the top of the window. */
  bottom?: number;
  /** Each part is at most so high. */
  height?: number;
}

const phone = [360, 740] as const;
const tall = [390, 844] as const;
const laptop = [1366, 768] as const;
const desk = [1440, 900] as const;

const face = (main: Locator) => main.getByRole('article');
const row = (main: Locator) => main.getByRole('row').filter({ has: main.page().getByRole('cell') });
const matter = (main: Locator) => main.getByRole('region', { name: 'Hearing dates' }).getByRole('link');
const today = (main: Locator) =>
  main.getByRole('region', { name: 'What needs you now' }).locator('.rounded-card').first();
const step = (main: Locator) => main.getByRole('region', { name: 'The next thing to do' });
const story = (main: Locator) => main.getByText('What the client wrote');
const accept = (main: Locator) => main.getByRole('button', { name: /^Accept/ });

/** What the first view of a screen shows, and where. */
export const firstViews: readonly FirstView[] = [
  {
    reader: 'client',
    address: '/user',
    size: phone,
    what: 'the first task',
    parts: today,
    top: 180,
    bottom: 680,
  },
  {
    ...{ reader: 'client', address: '/user', size: desk, what: 'the end of the page' },
    ...{ parts: (_, page) => page.locator('body'), bottom: 900 },
  },
  { reader: 'lawyer', address: '/lawyer', size: laptop, what: 'the first matter', parts: matter, top: 260 },
  { reader: 'lawyer', address: '/lawyer', size: tall, what: 'the first matter', parts: matter, top: 300 },
  {
    ...{ reader: 'client', address: '/user/requests/{request}', size: laptop, what: 'Accept' },
    ...{ parts: accept, bottom: 768 },
  },
  {
    ...{ reader: 'lawyer', address: '/lawyer/cases/{waiting}', size: laptop, what: 'the text of a request' },
    ...{ parts: story, top: 300 },
  },
  {
    ...{ reader: 'lawyer', address: '/lawyer/cases/{waiting}', size: tall, what: 'the text of a request' },
    ...{ parts: story, top: 320 },
  },
  { reader: 'client', address: '/user/cases/{payable}', size: desk, what: 'the step', parts: step, top: 300 },
  {
    reader: 'client',
    address: '/user/cases/{payable}',
    size: phone,
    what: 'the step',
    parts: step,
    top: 200,
  },
  { reader: 'client', address: '/user/cases/{heard}', size: desk, what: 'the step', parts: step, top: 300 },
  { reader: 'client', address: '/user/cases/{heard}', size: phone, what: 'the step', parts: step, top: 200 },
  { reader: 'lawyer', address: '/lawyer/cases/{heard}', size: desk, what: 'the step', parts: step, top: 300 },
  {
    reader: 'lawyer',
    address: '/lawyer/cases/{heard}',
    size: phone,
    what: 'the step',
    parts: step,
    top: 200,
  },
  {
    ...{ reader: 'visitor', address: '/blogs', size: desk, what: 'the leading headline' },
    ...{ parts: (main) => main.getByRole('heading', { level: 2 }), top: 300 },
  },
  {
    ...{ reader: 'visitor', address: '/blogs', size: phone, what: 'a headline' },
    ...{ parts: (main) => main.getByRole('heading', { level: 2 }), count: 4, bottom: 740 },
  },
  {
    ...{ reader: 'visitor', address: '/ask', size: phone, what: 'Continue' },
    ...{ parts: (main) => main.getByRole('button', { name: 'Continue' }), bottom: 740 },
  },
  {
    ...{ reader: 'visitor', address: '/', size: phone, what: 'a way in' },
    ...{
      parts: (main) => main.getByRole('link', { name: /^(Get Started|Sign In)$/ }),
      count: 2,
      bottom: 560,
    },
  },
  { reader: 'visitor', address: '/lawyers', size: desk, what: 'the first face', parts: face, top: 300 },
  { reader: 'visitor', address: '/lawyers', size: laptop, what: 'the first face', parts: face, top: 300 },
  { reader: 'visitor', address: '/lawyers', size: phone, what: 'the first face', parts: face, top: 320 },
  { reader: 'client', address: '/user/cases', size: laptop, what: 'a row', parts: row, height: 64 },
  { reader: 'client', address: '/user/cases', size: phone, what: 'a card', parts: row, height: 200 },
  { reader: 'lawyer', address: '/lawyer/cases', size: laptop, what: 'a row', parts: row, height: 64 },
  { reader: 'lawyer', address: '/lawyer/cases', size: phone, what: 'a card', parts: row, height: 200 },
  { reader: 'admin', address: '/admin/cases', size: laptop, what: 'a row', parts: row, height: 64 },
  { reader: 'admin', address: '/admin/cases', size: phone, what: 'a card', parts: row, height: 200 },
  { reader: 'client', address: '/bn/user/cases', size: laptop, what: 'a row', parts: row, height: 64 },
  { reader: 'client', address: '/bn/user/cases', size: phone, what: 'a card', parts: row, height: 200 },
  { reader: 'lawyer', address: '/bn/lawyer/cases', size: laptop, what: 'a row', parts: row, height: 64 },
  { reader: 'lawyer', address: '/bn/lawyer/cases', size: phone, what: 'a card', parts: row, height: 200 },
];
