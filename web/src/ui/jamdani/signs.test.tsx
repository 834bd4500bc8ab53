import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matters } from '@ainsathi/contract/matters';
import { practiceAreas } from '@ainsathi/contract/places';
import { renderToString } from 'react-dom/server';
import { Sign } from './sign';
import { signOfArea } from './signs';

test('each matter has a different sign, hidden from screen readers', () => {
  const drawn = matters.map(({ slug }) => renderToString(<Sign name={slug} />));
  expect(new Set(drawn).size).toBe(10);
  for (const markup of drawn) expect(markup).toMatch(/^<svg[^>]* aria-hidden="true".*class="thread" d="m\d/);
});

const areasOf = ({ practiceAreas: areas }: { practiceAreas: readonly string[] }) => areas;

test.each(practiceAreas.map(({ name }) => name))(
  '%s has the sign of the first matter that names it, Civil Litigation the scales',
  (area) => {
    const first = matters.find((matter) => areasOf(matter).includes(area));
    expect(signOfArea(area)).toBe(area === 'Civil Litigation' ? 'police' : first?.slug);
  },
);

test.each([null, '', 'A law that is not listed'])(
  'without a practice area (%s) it is the lozenge',
  (area) => {
    expect(signOfArea(area)).toBe('other');
  },
);

/** WCAG's relative luminance of a colour written as #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const tokens = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8');

function coloursOf(token: string): string[] {
  const [, light = '', dark = ''] =
    new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return [light, dark];
}

test.each([
  ['green', 'paper'],
  ['green', 'surface'],
  ['green', 'green-soft'],
  ['cloth-thread', 'cloth'],
])('the %s of a sign has contrast with %s in both schemes', (thread, ground) => {
  const grounds = coloursOf(ground);
  for (const [scheme, colour] of coloursOf(thread).entries()) {
    const [dark = 0, light = 0] = [luminance(colour), luminance(grounds[scheme] ?? '')].sort((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
