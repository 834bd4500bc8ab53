import { namesInBothScripts } from '../../../seed/demo-lawyers/names-in-both-scripts';
import { parseSearch } from './query-parser';

const parsed = (text: string) => parseSearch(text.split(' '));

describe('the practice area or matter, and the district, in a search', () => {
  it.each([
    ['Chittagong', null, 'Chattogram', []],
    ['চট্টগ্রাম', null, 'Chattogram', []],
    ["Cox's Bazar", null, "Cox's Bazar", []],
    ['family law', 'Family Law', null, []],
    ['Family', 'Family Law', null, []],
    ['real estate lawyer in Jessore', 'Real Estate Law', 'Jashore', []],
    ['Nusrat Dhaka', null, 'Dhaka', ['Nusrat']],
    ['Nusrat Jahan', null, null, ['Nusrat', 'Jahan']],
    ['Nusrat Jahan lawyer', null, null, ['Nusrat', 'Jahan']],
    ['উকিল নুসরাত', null, null, ['নুসরাত']],
    ['lawyer', null, null, ['lawyer']],
    ['tax criminal', 'Tax Law', null, []],
    ['যশোহরে জমি', 'Property Law', 'Jashore', []],
    ['tangaile jomi', 'Property Law', 'Tangail', []],
    ['divorce lawyer gazipur', 'Family Law', 'Gazipur', []],
    ['গাজীপুরে তালাকের উকিল', 'Family Law', 'Gazipur', []],
    ['সে রোজ মারধর করে', 'matter:violence', null, []],
    ['joutuk', 'Family Law', null, []],
    ['mamla', 'matter:police', null, []],
    ['marpit', 'matter:violence', null, []],
    ['land and inheritance', 'matter:land', null, []],
    ['বাড়িভাড়া', 'matter:rent', null, []],
    ['করিম কি করে', null, null, ['করিম', 'কি', 'করে']],
  ])('%s', (text, topic, district, remaining) => {
    const { practiceArea, matter, ...rest } = parsed(text);
    expect([matter ? `matter:${matter}` : practiceArea, rest.district, rest.remaining]).toEqual([
      topic,
      district,
      remaining,
    ]);
  });

  it('is in none of the names of the demo', () => {
    const read = namesInBothScripts.flat().filter((name) => {
      const { practiceArea, matter, district } = parsed(name);
      return practiceArea ?? matter ?? district;
    });
    expect(read).toEqual([]);
  });

  it('knows violence, whatever else the words are about', () => {
    for (const text of [
      'my husband beats me',
      'তালাক চাই স্বামী মারে',
      'shami mare',
      'divorce, he threatens me',
    ])
      expect(parsed(text)).toMatchObject({ danger: true });
    for (const text of ['divorce', 'আমার জমি', 'মারা গেছে'])
      expect(parsed(text)).toMatchObject({ danger: false });
  });
});
