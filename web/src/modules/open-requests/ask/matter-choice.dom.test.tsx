import { matters } from '@ainsathi/contract/matters';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../../../test/render-part';
import { MatterChoice } from './matter-choice';

function Choice({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MatterChoice areas={['Tax Law', 'Public Law']} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const show = (initial = '', language: 'en' | 'bn' = 'en') =>
  renderPart(<Choice initial={initial} />, { role: null, language });

const chosen = () => document.querySelector('output')?.textContent;
const row = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const slugsOf = (rows: string) =>
  [...document.querySelectorAll(`${rows} input[name="about"]`)].map((radio) =>
    radio.getAttribute('value')?.replace('matter:', ''),
  );
/** On a phone, until all are asked for. */
const hidden = () => slugsOf('[data-later]');
const first = () => slugsOf('[data-lead]');

it('offers ten matters, each with its sign', async () => {
  await show();
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  for (const { name } of matters) expect(row(name).closest('label')?.querySelector('svg')).not.toBeNull();
});

it('shows the first three on a phone, and seven more after a tick', async () => {
  const { user } = await show();
  expect(hidden()).toHaveLength(7);
  expect(hidden()).not.toContain('land');
  await user.click(row('Divorce, dower, children'));
  expect(chosen()).toBe('matter:family');
  expect(first()).toEqual([]);
  expect(screen.getByText('7 more')).toBeTruthy();
});

it('begins with the matter of a draft, with the first two next', async () => {
  await show('matter:rent', 'bn');
  expect(row('বাড়িভাড়া').checked).toBe(true);
  expect(first()).toEqual(['rent']);
  expect(matters.map(({ slug }) => slug).filter((slug) => !hidden().includes(slug))).toEqual([
    'land',
    'family',
    'rent',
  ]);
  expect(screen.getByText('আরও ৭টি বিষয়')).toBeTruthy();
});

it('moves no row while all are shown', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('checkbox'));
  await user.click(row('Business'));
  expect(chosen()).toBe('matter:business');
  expect(first()).toEqual([]);
});

it('has the practice areas behind Something else', async () => {
  const { user } = await show();
  await user.selectOptions(screen.getByLabelText('Practice area'), 'Tax Law');
  expect(chosen()).toBe('Tax Law');
  expect(row('Something else').checked).toBe(true);
  await user.selectOptions(screen.getByLabelText('Practice area'), 'I do not know');
  expect(chosen()).toBe('matter:other');
});
