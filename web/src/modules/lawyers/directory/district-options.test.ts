import { districtNamed, matchingDistricts } from './district-options';

const districts = [
  { name: 'Barishal', lawyerCount: 3, nameBangla: 'বরিশাল', aliases: ['Barisal'] },
  { name: 'Bogura', lawyerCount: 0, nameBangla: 'বগুড়া', aliases: ['Bogra'] },
  { name: 'Chattogram', lawyerCount: 9, nameBangla: 'চট্টগ্রাম', aliases: ['Chittagong'] },
  { name: "Cox's Bazar", lawyerCount: 1, nameBangla: 'কক্সবাজার', aliases: [] },
  { name: 'Dhaka', lawyerCount: 40, nameBangla: 'ঢাকা', aliases: ['Dacca'] },
  { name: 'Jashore', lawyerCount: 2, nameBangla: 'যশোর', aliases: ['Jessore'] },
  { name: 'Munshiganj', lawyerCount: 1, nameBangla: 'মুন্সীগঞ্জ', aliases: [] },
  { name: 'Narail', lawyerCount: 0 },
  { name: 'Narsingdi', lawyerCount: 5 },
];

const names = (typed: string) => matchingDistricts(districts, typed).map(({ district }) => district.name);

test.each([
  ['', districts.map(({ name }) => name).filter((name) => !['Bogura', 'Narail'].includes(name))],
  ['chit', ['Chattogram']],
  ['CHATTO', ['Chattogram']],
  ['চট্ট', ['Chattogram']],
  ['মুন্সিগঞ্জ', ['Munshiganj']],
  ['বগুড়া', ['Bogura']],
  ['বগুড়া', ['Bogura']],
  ['coxs', ["Cox's Bazar"]],
  ["cox's b", ["Cox's Bazar"]],
  ['nar', ['Narsingdi', 'Narail']],
  ['ba', ['Barishal', "Cox's Bazar"]],
  ['chottogram', ['Chattogram']],
  ['daka', ['Dhaka']],
  ['jesor', ['Jashore']],
  ['qqq', []],
])('"%s" finds %j', (typed, found) => {
  expect(names(typed).slice(0, typed === '' ? 7 : 9)).toEqual(found);
});

test('an exact name is first, also without lawyers', () => {
  const others = [{ name: 'Narail Sadar', lawyerCount: 4 }, ...districts];
  expect(matchingDistricts(others, 'narail')[0]?.district.name).toBe('Narail');
});

test('says by which old spelling a district was found', () => {
  expect(matchingDistricts(districts, 'bogr')[0]).toMatchObject({ spelling: 'Bogra' });
  expect(matchingDistricts(districts, 'bogu')[0]).toMatchObject({ spelling: null });
});

test('a name counts in any of its spellings, in full', () => {
  expect(districtNamed(districts, ' jessore ')?.name).toBe('Jashore');
  expect(districtNamed(districts, 'ঢাকা')?.name).toBe('Dhaka');
  expect(districtNamed(districts, 'jess')).toBeUndefined();
});
