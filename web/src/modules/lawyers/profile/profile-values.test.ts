import type { i18n } from 'i18next';
import { translatorFor } from '../../../../test/render-in-language';
import { emptyRow, profileInput, profileSchema, type ProfileValues } from './profile-values';

const values: ProfileValues = {
  name: 'Advocate Nusrat Jahan',
  email: 'nusrat@example.com',
  phone: '',
  address: '',
  licenseNumber: '',
  experience: '12',
  practiceAreas: ['Family Law'],
  district: null,
  courtLevel: '',
  languages: [],
  awayUntil: '',
  mostInvitations: '5',
  firstTalk: { kind: 'none', amount: '', minutes: '30' },
  chamberName: '',
  chamberAddress: '',
  clientPhone: '',
  bankDetails: '',
  mobilePaymentDetails: '',
  bio: '',
  nameBangla: '',
  chamberNameBangla: '',
  chamberAddressBangla: '',
  bioBangla: '',
  education: [{ degree: 'LL.B.', university: 'University of Dhaka', year: '2010' }],
};

let translator: i18n;

beforeAll(async () => (translator = await translatorFor('en', 'lawyerProfileForm', 'accounts', 'forms')));

/** The paths with an error. */
function complaints(changed: Partial<ProfileValues>, hasEducation = true): string[] {
  const schema = profileSchema(
    translator.getFixedT('en', ['lawyerProfileForm', 'lawyers', 'accounts', 'forms']),
    2026,
    hasEducation,
  );
  const { error } = schema.safeParse({ ...values, ...changed });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('the profile before it is sent', () => {
  it.each<[string, Partial<ProfileValues>, string[]]>([
    ['a complete one', {}, []],
    ['no name, half an email', { name: ' ', email: 'nusrat@' }, ['name', 'email']],
    ['the oldest possible lawyer', { experience: '80' }, []],
    ['too much experience', { experience: '81' }, ['experience']],
    ['half a year of experience', { experience: '1.5' }, ['experience']],
    ['more requests at a time than there may be', { mostInvitations: '21' }, ['mostInvitations']],
    ...['', '0', 'a little', '1,00,001'].map((amount): [string, Partial<ProfileValues>, string[]] => [
      `a first talk for ${JSON.stringify(amount)} taka`,
      { firstTalk: { kind: 'paid', amount, minutes: '30' } },
      ['firstTalk.amount'],
    ]),
    ['a free first talk', { firstTalk: { kind: 'free', amount: 'nothing', minutes: '30' } }, []],
    ['no licence number yet', { licenseNumber: ' ' }, []],
    ['a licence number in letters alone', { licenseNumber: 'ক-খ-চ-ড' }, []],
    ...['--', '...', '\u200b', '০০০'].map((licenseNumber): [string, Partial<ProfileValues>, string[]] => [
      `the licence number ${JSON.stringify(licenseNumber)}`,
      { licenseNumber },
      ['licenseNumber'],
    ]),
    ['no experience given', { experience: '' }, ['experience']],
    [
      'a year before 1950',
      { education: [{ ...emptyRow, degree: 'a', university: 'b', year: '1949' }] },
      ['education.0.year'],
    ],
    [
      'a year to come',
      { education: [{ ...emptyRow, degree: 'a', university: 'b', year: '2027' }] },
      ['education.0.year'],
    ],
    [
      'a second row left empty',
      { education: [...values.education, emptyRow] },
      ['education.1.degree', 'education.1.university', 'education.1.year'],
    ],
  ])('%s', (_, changed, paths) => {
    expect(complaints(changed)).toEqual(paths);
  });

  it('lets a newcomer leave the only row of education empty, but nobody empty what is stored', () => {
    expect(complaints({ education: [emptyRow] }, false)).toEqual([]);
    expect(complaints({ education: [emptyRow] }, true)).toHaveLength(3);
  });
});

describe('what is sent', () => {
  it('clears emptied fields and sends numbers as numbers', () => {
    expect(profileInput(values)).toMatchObject({
      phone: '',
      district: '',
      experience: 12,
      education: [{ degree: 'LL.B.', university: 'University of Dhaka', year: 2010 }],
    });
  });

  it('sends the chosen court and languages, and null for no court', () => {
    const chosen = { courtLevel: 'HIGH_COURT_DIVISION', languages: ['BANGLA', 'CHAKMA'] } as const;
    expect(profileInput({ ...values, ...chosen, languages: [...chosen.languages] })).toMatchObject(chosen);
    expect(profileInput(values, { courtLevel: 'APPELLATE_DIVISION' })).toMatchObject({ courtLevel: null });
  });

  it.each([
    [{ kind: 'none', amount: '500', minutes: '30' }, { firstTalkPoisha: null }],
    [
      { kind: 'free', amount: '500', minutes: '15' },
      { firstTalkPoisha: 0, firstTalkMinutes: 15 },
    ],
    [
      { kind: 'paid', amount: '৳ ৫০০', minutes: '60' },
      { firstTalkPoisha: 50_000, firstTalkMinutes: 60 },
    ],
  ] as const)('sends the first talk %j as %j', (firstTalk, sent) => {
    expect(profileInput({ ...values, firstTalk }, { ...values, firstTalk: null })).toEqual(sent);
    expect(profileInput(values, values)).toEqual({});
  });

  it('leaves out a row that says nothing, so that the rest can be saved', () => {
    expect(profileInput({ ...values, education: [emptyRow] })).not.toHaveProperty('education');
  });
});
