import { PartyRole } from './case-facts.entity';
import { factsLine, ownKey, titleOf } from './facts-line';

const NONE = {
  ...{ kind: null, number: null, year: null, court: null, policeStation: null, sections: null },
  ...{ ourName: null, ourRole: null, otherName: null, otherCounsel: null },
};
const FACTS = {
  ...NONE,
  ...{
    kind: 'C.R.',
    number: '412',
    year: 2025,
    court: 'CMM Court 9',
    policeStation: 'Ramna',
    sections: '420/406',
  },
  ...{ ourName: 'Abdul Karim', ourRole: PartyRole.COMPLAINANT, otherName: 'Bashir Ltd.' },
};

it('facts are one line in either language', () => {
  expect(factsLine(FACTS, 'en')).toBe(
    'C.R. 412/2025 · CMM Court 9 · Ramna · s. 420/406 · Abdul Karim (complainant) v. Bashir Ltd.',
  );
  expect(factsLine(FACTS, 'bn')).toBe(
    'C.R. 412/2025 · CMM Court 9 · Ramna · ধারা 420/406 · Abdul Karim (ফরিয়াদি) বনাম Bashir Ltd.',
  );
  expect(factsLine({ ...NONE, number: '7', otherName: 'B' }, 'en')).toBe('7 · B');
  expect(factsLine(NONE, 'en')).toBe('');
});

it.each(['u/s 420/406', 's. 420', 'Sections 420, 406', 'ধারা ৪২০', 'ধারাঃ ৪২০', 'দণ্ডবিধির ৪২০ ধারা'])(
  'sections that were noted as %p are not named so again',
  (sections) => {
    for (const language of ['en', 'bn'] as const)
      expect(factsLine({ ...NONE, sections }, language)).toBe(sections);
  },
);

it('a case without a title has its number and court, else its client, as one', () => {
  expect(titleOf(FACTS, 'Rahima')).toBe('C.R. 412/2025 · CMM Court 9');
  expect(titleOf({ ...FACTS, number: null }, 'Rahima')).toBe('Rahima');
  expect(titleOf(NONE, null)).toBeNull();
});

it('a case is the same however its number is written', () => {
  const key = ownKey(FACTS);
  expect(ownKey({ kind: ' c r', number: '৪১২', year: 2025, court: 'CMM  Court-৯' })).toBe(key);
  for (const other of [{ number: '413' }, { year: 2024 }, { kind: 'G.R.' }, { court: null }])
    expect(ownKey({ ...FACTS, ...other })).not.toBe(key);
  expect(ownKey({ ...FACTS, number: null })).toBeNull();
});
