import { matters } from '@ainsathi/contract/matters';
import { namesInBothScripts } from '../../../seed/demo-lawyers/names-in-both-scripts';
import { parseSearch } from './query-parser';

const parsed = (text: string) => parseSearch(text.split(' '));
const topicOf = (text: string) => {
  const { practiceArea, matter } = parsed(text);
  return matter ? `matter:${matter}` : practiceArea;
};

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
    ['real estate', 'Real Estate Law', null, []],
    ['বিবাহ বিচ্ছেদ', 'Family Law', null, []],
    ['করিম কি করে', null, null, ['করিম', 'কি', 'করে']],
  ])('%s', (text, topic, district, remaining) => {
    const { district: place, remaining: others } = parsed(text);
    expect([topicOf(text), place, others]).toEqual([topic, district, remaining]);
  });

  it('is in none of the names of the demo', () => {
    const read = namesInBothScripts.flat().filter((name) => {
      const { practiceArea, matter, district, numbers } = parsed(name);
      return practiceArea ?? matter ?? district ?? numbers[0];
    });
    expect(read).toEqual([]);
  });
});

describe('the topic of a sentence', () => {
  it.each([
    ['two that are as good', 'tax criminal', null],
    ['a strong and a plain word, which lead by too little', 'salary passport', null],
    ['a weak word beside others', 'আমার স্বামী আকাশে তারা', null],
    ['a weak word alone', 'আমার স্বামী', 'matter:family'],
    ['a plain word in a sentence', 'amar partner obujh', 'matter:business'],
    ['a plain word beside what may be a name', 'Bimal Partner', null],
    ['weak family beside weak money', 'স্বামী টাকা দেয় না', 'matter:family'],
    ['plain money beside weak family', 'shami dhar niye taka ferot dey na', 'matter:debt'],
    ['violence beside family', 'তালাক চাই স্বামী মারে', 'matter:violence'],
    ['rent beside business', 'shop rent', 'matter:rent'],
    ['the same sound in another script, which is another word', 'তিন মাসের বেতন', 'matter:work'],
    ['three talaks, no tax', 'তিন তালাক', 'matter:family'],
    ['English that sounds like a word in Bangla', 'palaise', null],
    ['an English word that has an ending of Bangla', 'I write letters to him', null],
    ['English with a practice area in another sense', 'for that reason only', null],
    ['punctuation between words', 'জমি,দলিল।', 'Property Law'],
  ])('%s', (_, text, topic) => expect(topicOf(text)).toBe(topic));

  it.each([
    ['ভরণপোষণ', 'voronposhon', 'Family Law'],
    ['খতিয়ান', 'khotiyan', 'Property Law'],
    ['নির্যাতন', 'nirjaton', 'matter:violence'],
  ])('%s has the sound of %s', (bangla, latin, topic) => {
    expect([topicOf(bangla), topicOf(latin)]).toEqual([topic, topic]);
  });

  it.each([
    ['138', 'matter:debt'],
    ['১৩৮ ধারা', 'matter:debt'],
    ['NI act', 'matter:debt'],
    ['138 er mamla', 'matter:debt'],
    ['302 mamla', 'matter:police'],
    ['section 420', 'matter:police'],
    ['৫৪ ধারায় ধরে নিয়ে গেছে', 'matter:police'],
    ['302 jon lok', null],
    ['house 420', null],
    ['107 ধারা', null],
    ['100 mamla', null],
    ['20 ধারা', null],
    ['ধারা ৪২০/৪০৬', 'matter:police'],
    ['৩২৩/৩২৬/৫০৬ ধারা', 'matter:police'],
  ])('of the section in %s is %s', (text, topic) => expect(topicOf(text)).toBe(topic));

  it.each(['ধারা ১৩৮', '১৩৮ ধারা', 'dhara 420', 'ধারা ৪২০/৪০৬'])('is all that %s says', (text) => {
    expect(parsed(text).remaining).toEqual([]);
  });

  it.each([
    ['জমি দখল করছে, থানায় গেলাম, পুলিশ মামলা নেয় না', 'matter:land'],
    ['they took our land, police say go to court', 'matter:land'],
    ['jomi niye mittha mamla dise, warrant ber hoise', null],
    ['bikash e taka niye gese, thanay gesi', 'matter:online'],
    ['পুলিশ আমার ছেলেরে ধরছে', 'matter:police'],
    ['police want money', 'matter:police'],
    ['স্বামীর আরেক বউ আছে', 'matter:family'],
  ])('that the police have to do with is, in %s, %s', (text, topic) => expect(topicOf(text)).toBe(topic));

  it.each([
    'Morshed',
    'Marina',
    'Karim & Associates',
    'Rahman Law Office',
    'জমির উদ্দিন',
    'Manik Dhar',
    'Samir Roy',
  ])('is not in the name %s', (text) =>
    expect(parsed(text)).toMatchObject({ practiceArea: null, matter: null, numbers: [] }),
  );

  it('is asked with all matters, the most likely first', () => {
    expect(parsed('১৪৪ ধারা').likely.slice(0, 2)).toEqual(['land', 'police']);
    expect(parsed('100 mamla').likely.slice(0, 2).sort()).toEqual(['family', 'police']);
    const { likely } = parsed('asslamu alaikum');
    expect(likely).toEqual(matters.map(({ slug }) => slug));
  });

  it.each(['😀', '😀 🙏🏽', '01712345678', '12 34', '...'])('%s says nothing', (text) => {
    expect(parsed(text)).toMatchObject({ practiceArea: null, matter: null, likely: [], numbers: [] });
  });
});

describe('the numbers to call beside a search', () => {
  it.each([
    ['my husband beats me', ['violence']],
    ['তালাক চাই স্বামী মারে', ['violence']],
    ['divorce, he threatens me', ['violence']],
    ['দা দিয়ে কুপাইছে', ['violence']],
    ['376 মামলা', ['violence']],
    ['টাকা না দিলে মারে', ['violence']],
    ['আর বাঁচতে চাই না', ['self-harm']],
    ['bachte chai na', ['self-harm']],
    ['i want to end my life', ['self-harm']],
    ['ফ্রি উকিল, টাকা নাই', ['legal-aid']],
    ['cannot afford a lawyer', ['legal-aid']],
    ['গরিব, স্বামী পিটায়, মরতে চাই', ['self-harm', 'violence', 'legal-aid']],
    ['divorce', []],
    ['আমার জমি', []],
    ['মারা গেছে', []],
    ['আমার পয়সা মারে', []],
    ['বেতন মারছে', []],
    ['দরজায় তালা মারছে', []],
    ['taka mere dise', []],
    ['টাকা ফেরত দেয় নাই', []],
    ['গালি দেয়', []],
    ['আমার মার জমি', []],
    ['baba beche thakte jomi dise', []],
    ['jomir kagoj guli', []],
    ["I don't want to live with my husband", []],
    ['মামলা করার হুমকি দেয়', []],
    ['taka to nai', ['legal-aid']],
    ['the land price is killing me', []],
    ['he never hit me but i want divorce', []],
    ['মারে না কিন্তু খরচ দেয় না', []],
    ['chek dise, bank e taka nai', []],
    ['মারধরের মামলা দিছে', []],
    ['my husband locks me in', ['violence']],
    ['এক ব্যক্তি সময়ের আগে আসছে', []],
    ['taka paitesi na', []],
    ['hackers attacked my page', []],
    ['shop sold me a broken fridge', []],
    ['গলাচিপা থানায় মামলা', []],
    ['মারে নাই, খালি তালাক চায়', []],
    ['জামাই চড় থাপ্পর দেয়', ['violence']],
    ['বাঁচার রাস্তা নাই', ['self-harm']],
    ['দুই বেলা খাইতে পাই না', ['legal-aid']],
    ['I tried to kill myself', ['self-harm']],
  ])('%s: %j', (text, numbers) => expect(parsed(text).numbers).toEqual(numbers));
});
