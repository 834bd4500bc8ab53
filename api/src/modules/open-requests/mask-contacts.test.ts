import { maskContacts } from './mask-contacts';

test.each([
  ['Call me: 01712-345678.', 'Call me: •••.'],
  ['+880 1712 345678 or 01812345679', '••• or •••'],
  ['আমার নম্বর ০১৭১২-৩৪৫৬৭৮', 'আমার নম্বর •••'],
  ['Office 02-9551234', 'Office •••'],
  ['Write to rahima.khatun@example.com', 'Write to •••'],
  ['rahima @ example.com', '•••'],
  ['See https://example.com/a?b=c and www.example.org', 'See ••• and •••'],
  ['facebook.com/rahima has it', '••• has it'],
  ['wa.me/8801712345678', '•••'],
])('in %s what leads to a person is hidden', (text, hidden) => {
  expect(maskContacts(text)).toBe(hidden);
});

test.each([
  'The land costs ৳ 5,00,000, paid on 12/03/2024.',
  'Case no. 1234/2019 in Gazipur, section 144.',
  'দলিল নম্বর ১২৩৪/১৯৯৮, দাগ ৫৬৭, জমি ১২ শতাংশ',
  'I asked Md. Karim. He said no.',
  'zero one seven one two',
])('%s stays as it is', (text) => {
  expect(maskContacts(text)).toBe(text);
});
