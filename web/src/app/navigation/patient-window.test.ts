import { patientWindow } from './patient-window';

const added: string[] = [];
const steps: number[] = [];
const target = new EventTarget();
const location = { origin: 'https://a.example', href: 'https://a.example/blogs' };
const history = {
  state: null,
  pushState: (_state: unknown, _title: string, url: string) => {
    added.push(url);
    location.href = location.origin + url;
  },
  replaceState: () => undefined,
  go: (delta: number) => steps.push(delta),
};

beforeAll(() => {
  Object.assign(globalThis, { window: Object.assign(target, { history, location }) });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

it('adds one entry for a link that is pressed again while its screen loads', () => {
  const { history: patient } = patientWindow();
  for (const url of ['/faq', '/faq', '/contact']) patient.pushState(null, '', url);
  expect(added).toEqual(['/faq', '/contact']);
});

it('goes back once, however often it is asked before the browser has gone', () => {
  const { history: patient } = patientWindow();
  patient.go(-1);
  patient.go(-1);
  expect(steps).toEqual([-1]);
  target.dispatchEvent(new Event('popstate'));
  patient.go(-1);
  expect(steps).toEqual([-1, -1]);
});
