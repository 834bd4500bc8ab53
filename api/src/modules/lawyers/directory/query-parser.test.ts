import { parseSearch } from './query-parser';

const parsed = (text: string) => parseSearch(text.split(' '));

describe('the practice area and district in a search', () => {
  it.each([
    ['Chittagong', null, 'Chattogram', []],
    ['চট্টগ্রাম', null, 'Chattogram', []],
    ["Cox's Bazar", null, "Cox's Bazar", []],
    ['family law', 'Family Law', null, []],
    ['Family', 'Family Law', null, []],
    ['real estate lawyer in Jessore', 'Real Estate Law', 'Jashore', []],
    ['Nusrat Dhaka', null, 'Dhaka', ['Nusrat']],
    ['Nusrat Jahan', null, null, ['Nusrat', 'Jahan']],
    ['lawyer', null, null, ['lawyer']],
    ['tax criminal', 'Tax Law', null, ['criminal']],
  ])('%s', (text, practiceArea, district, remaining) => {
    expect(parsed(text)).toEqual({ practiceArea, district, remaining });
  });
});
