import { licenseKey } from '@ainsathi/contract/license-key';
import { districts, practiceAreas } from '@ainsathi/contract/places';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { DEMO_LAWYERS } from './demo-lawyers';

const verified = DEMO_LAWYERS.filter(({ verification }) => verification === 'verified');

function distinct(values: readonly (string | null)[]): number {
  return new Set(values).size;
}

describe('demo lawyers', () => {
  it('are at least 67 verified, 4 pending, and 2 rejected with a reason', () => {
    expect(verified.length).toBeGreaterThanOrEqual(67);
    expect(DEMO_LAWYERS.filter(({ verification }) => verification === 'pending')).toHaveLength(4);
    const rejected = DEMO_LAWYERS.filter(({ verification }) => verification === 'rejected');
    expect(rejected.map(({ verificationReason }) => typeof verificationReason)).toEqual(['string', 'string']);
  });

  it('lead with Advocate Nusrat Jahan, who is verified', () => {
    expect(DEMO_LAWYERS[0]).toMatchObject({ name: 'Advocate Nusrat Jahan', email: 'lawyer@ainsathi.test' });
    expect(DEMO_LAWYERS[0]?.verification).toBe('verified');
  });

  it('carry no honorific in their names, but for the published demo account', () => {
    const honorific = /\b(advocate|barrister|adv|dr|prof|justice)\b/i;
    expect(DEMO_LAWYERS.filter(({ name }) => honorific.test(name)).map(({ email }) => email)).toEqual([
      'lawyer@ainsathi.test',
    ]);
  });

  it.each(practiceAreas.map(({ name }) => name))('are at least 3 verified for %s', (area) => {
    expect(
      verified.filter(({ practiceAreas }) => practiceAreas.includes(area)).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('have 1 to 4 different practice areas each', () => {
    for (const { practiceAreas } of DEMO_LAWYERS) {
      expect([1, 2, 3, 4]).toContain(practiceAreas.length);
      expect(distinct(practiceAreas)).toBe(practiceAreas.length);
    }
  });

  it('live in known districts of all 8 divisions', () => {
    const divisionOf = new Map(districts.map(({ name, division }) => [name, division]));
    expect(DEMO_LAWYERS.filter(({ district }) => !divisionOf.has(district))).toEqual([]);
    expect(new Set(verified.map(({ district }) => divisionOf.get(district))).size).toBe(8);
    expect(distinct(verified.map(({ district }) => district))).toBeGreaterThanOrEqual(40);
  });

  it('share no id, email, phone, licence number or bio', () => {
    for (const key of ['id', 'email', 'phone', 'bio', 'name'] as const) {
      expect(distinct(DEMO_LAWYERS.map((lawyer) => lawyer[key]))).toBe(DEMO_LAWYERS.length);
    }
    expect(distinct(DEMO_LAWYERS.map(({ licenseNumber }) => licenseKey(licenseNumber)))).toBe(
      DEMO_LAWYERS.length,
    );
  });

  it('have valid E.164 numbers, test addresses and ways to be paid', () => {
    for (const { phone, email, bankDetails, mobilePaymentDetails } of DEMO_LAWYERS) {
      expect(isValidPhoneNumber(phone)).toBe(true);
      expect(email).toMatch(/^[a-z]+(\.[a-z]+)*@ainsathi\.test$/);
      expect(bankDetails.split('\n').length).toBeGreaterThan(1);
      expect(mobilePaymentDetails.split('\n').length).toBeGreaterThan(1);
    }
  });

  it('took their first degree before their years of practice began', () => {
    for (const { education, experience, name } of DEMO_LAWYERS) {
      const graduated = Math.min(...education.map(({ year }) => year));
      expect({ name, ok: 2026 - graduated > experience }).toEqual({ name, ok: true });
    }
  });

  it('hold ties in experience, which stable sorting has to break', () => {
    expect(new Set(verified.map(({ experience }) => experience)).size).toBeLessThan(verified.length / 2);
  });

  it('have a drawn portrait, but for about a tenth', () => {
    const share = verified.filter(({ head }) => head !== null).length / verified.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.95);
  });
});

it('all demo lawyers have a name in Bangla, a dozen their texts, and the others are seen in English', () => {
  expect(DEMO_LAWYERS.filter(({ nameBangla }) => nameBangla === null)).toEqual([]);
  expect(DEMO_LAWYERS.filter(({ bioBangla }) => bioBangla !== null)).toHaveLength(12);
  expect(DEMO_LAWYERS[0]?.bioBangla).not.toBeNull();
});
