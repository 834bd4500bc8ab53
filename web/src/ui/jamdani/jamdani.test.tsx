import { renderToString } from 'react-dom/server';
import { Cloth, seedOf } from './jamdani';
import { Portrait } from '../pictures/portrait';

test('the cloth of the hero stays under 15 KB of markup', () => {
  const markup = renderToString(<Cloth />);
  expect(markup).toContain('<pattern');
  expect(markup.length).toBeLessThan(15_000);
});

test('the same person is drawn alike every time, and others differently', () => {
  const draw = (id: string) => renderToString(<Portrait id={id} name="Nusrat Jahan" />);
  expect(draw('lawyer-1')).toBe(draw('lawyer-1'));
  expect(new Set(['a', 'b', 'c', 'd'].map((last) => seedOf(`lawyer-${last}`) % 28)).size).toBeGreaterThan(1);
});

test.each([
  ['Advocate Nusrat Jahan', 'NJ'],
  ['Md. Anwarul Kabir', 'AK'],
  ['Barrister Shirin', 'S'],
  ['নুসরাত জাহান', 'নজ'],
  ['Advocate', 'A'],
])('the monogram of %s is %s', (name, initials) => {
  expect(renderToString(<Portrait id="lawyer-1" name={name} />)).toContain(`>${initials}</text>`);
});
