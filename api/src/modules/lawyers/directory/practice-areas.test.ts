import { practiceAreas } from '@ainsathi/contract/places';
import { AppError } from '../../../errors/app-error';
import { parsePracticeAreas } from './practice-areas';

function areaNames(input: string | string[]): (string | undefined)[] {
  return parsePracticeAreas(input).map((id) => practiceAreas.find((area) => area.id === id)?.name);
}

function errorMessage(input: string): string {
  try {
    parsePracticeAreas(input);
  } catch (error) {
    if (error instanceof AppError) return error.message;
  }
  return 'no error';
}

describe('finding practice areas in text', () => {
  it.each([
    ['Family Law Criminal Law Tax Law', ['Family Law', 'Criminal Law', 'Tax Law']],
    ['Family Law, Criminal Law', ['Family Law', 'Criminal Law']],
    ['family law,CRIMINAL  LAW', ['Family Law', 'Criminal Law']],
    ['Real Estate Law Personal Injury Bankruptcy', ['Real Estate Law', 'Personal Injury', 'Bankruptcy']],
    ['Medical Malpractice, , Human Rights Law ,', ['Medical Malpractice', 'Human Rights Law']],
    ['Family,Law,Tax,Law', ['Family Law', 'Tax Law']],
    ['Tax Law Tax Law', ['Tax Law']],
    ['পারিবারিক আইন ফৌজদারী আইন, কর আইন', ['Family Law', 'Criminal Law', 'Tax Law']],
    ['সম্পত্তি আইন Tax Law family-law', ['Property Law', 'Tax Law', 'Family Law']],
    ['', []],
    [' , ', []],
  ])('%p gives %p', (input, areas) => {
    expect(areaNames(input)).toEqual(areas);
  });

  it('finds each of the 21 areas, also all at once', () => {
    const names = practiceAreas.map(({ name }) => name);
    expect(names).toHaveLength(21);
    for (const key of ['name', 'nameBangla', 'slug'] as const) {
      const written = practiceAreas.map((area) => area[key]);
      expect(areaNames(written.join(' '))).toEqual(names);
      expect(areaNames(written)).toEqual(names);
    }
  });

  it.each([
    ['Famly Law', '"Famly Law" is not a practice area. Did you mean Family Law?'],
    ['Tax Law, Crimnal Lew, Family Law', '"Crimnal Lew" is not a practice area. Did you mean Criminal Law?'],
    ['Law', '"Law" is not a practice area. Did you mean Tax Law?'],
    ['Family', '"Family" is not a practice area. Did you mean Family Law?'],
    ['ফৌজদার আইন, কর আইন', '"ফৌজদার আইন" is not a practice area. Did you mean Criminal Law?'],
    ['পরিবেশ সংক্রান্ত', '"পরিবেশ সংক্রান্ত" is not a practice area. Did you mean Environmental Law?'],
  ])('%p is refused and the closest area is suggested', (input, message) => {
    expect(errorMessage(input)).toBe(message);
  });
});
