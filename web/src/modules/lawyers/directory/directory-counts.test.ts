import { districts } from '@ainsathi/contract/places';
import { byShownName } from './directory-counts';

test('districts are in the order of the names that the page shows', () => {
  const banglaNames = new Map(districts.map(({ name, nameBangla }) => [name, nameBangla]));
  const shown = ['Barishal', 'Bhola', 'Chattogram', 'Cumilla', 'Dhaka', 'Jashore'].map((name) => ({ name }));
  const inBangla = byShownName(shown, 'bn', (name) => banglaNames.get(name) ?? name);
  expect(inBangla.map(({ name }) => name)).toEqual([
    'Cumilla',
    'Chattogram',
    'Dhaka',
    'Barishal',
    'Bhola',
    'Jashore',
  ]);
  expect(byShownName(shown, 'en', (name) => name)).toEqual(shown);
});
