import { useForm } from 'react-hook-form';
import { renderWith, translatorFor } from '../../../../test/render-in-language';
import { HearingFields } from './hearing-fields';

const question = { en: 'Is the year right?', bn: 'সালটি ঠিক আছে?' } as const;

const known = [
  { court: 'Family Court 3, Dhaka', place: 'Room 412' },
  { court: 'Family Court 3, Dhaka', place: null },
];

function Form({ date }: { date: string }) {
  const values = { date, time: '10:30', court: '', place: '', purpose: '', bring: '' };
  return <HearingFields form={useForm({ defaultValues: values })} known={known} />;
}

describe('the day of a hearing', () => {
  it.each([
    { language: 'en', hint: 'On Friday and Saturday courts do not sit.' },
    { language: 'bn', hint: 'শুক্র ও শনিবার আদালত বসে না।' },
  ] as const)(
    'on a Friday or Saturday says that courts do not sit, in $language',
    async ({ language, hint }) => {
      const translator = await translatorFor(language, 'room', 'forms');
      const saysSo = (date: string) => renderWith(translator, <Form date={date} />).includes(hint);
      expect(['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13'].map(saysSo)).toEqual([
        ...[false, true, true, false],
      ]);
    },
  );

  it.each(['en', 'bn'] as const)(
    'more than a year ahead asks whether the year is right, in %s',
    async (language) => {
      jest.useFakeTimers({ now: Date.parse('2026-11-26T04:00:00Z') });
      const translator = await translatorFor(language, 'room', 'forms');
      expect(renderWith(translator, <Form date="2027-11-20" />)).not.toContain(question[language]);
      expect(renderWith(translator, <Form date="2072-11-20" />)).toContain(question[language]);
    },
  );
});

it('offers each court and each place of other hearings once', async () => {
  const page = renderWith(await translatorFor('en', 'room', 'forms'), <Form date="2026-12-01" />);
  expect(page.match(/<option value="[^"]*"/g)).toEqual([
    '<option value="Family Court 3, Dhaka"',
    '<option value="Room 412"',
  ]);
});
