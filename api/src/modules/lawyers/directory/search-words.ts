import { matters } from '@ainsathi/contract/matters';
import { districts, practiceAreas } from '@ainsathi/contract/places';
import { phrasesOf, TOPIC_WORDS, type TopicName, type Weight } from '@ainsathi/contract/topic-words';

/** Numbers to call, in the order of the page. */
export enum NumbersToCall {
  SELF_HARM = 'self-harm',
  VIOLENCE = 'violence',
  LEGAL_AID = 'legal-aid',
}

/** Phrases that raise numbers and name no topic; the topic of violence raises its own. */
const NUMBER_WORDS: Readonly<Record<Exclude<NumbersToCall, NumbersToCall.VIOLENCE>, string>> = {
  [NumbersToCall.SELF_HARM]:
    "ফাঁসি/ফাঁস/fasi/fashi দেই/নেই/লই/dei/nei, বাঁচতে/bachte/bacte পারব/পারবো/পারমু/parbo/parmu না/na, not/dont want to be alive, cut/cuts her/his wrist/wrists, think/thinking/thoughts about/of dying/death/suicide, better to be dead, মরণই, মরাই একমাত্র, মরে/মইরা/more যাওয়াই/jawai, না থাকলে/থাকলেই সবার, কীটনাশক কিনে/কিনছি/কিনে/খাইছি, ছাদ/ব্রিজ/সেতু থেকে ঝাঁপ, ঝাঁপ দেই/দিয়া/দিয়ে, benche/bechey/benchey thakte/thakar mon/iccha/ichcha/icche/valo/chai, nijer jibon, মারা/mara যাইতে/যেতে/jete/jaite ইচ্ছা/ইচ্ছে/মন/চাই/icche/iccha/ichcha/mon/chai, take/taking/eat/ate/drink/drinking/swallow/swallowed poison, left to live for, jump/jumping under, i were dead, never been born, hate my life, cutting/hurting/harming/hanging myself, বাঁচার/bachar রাস্তা/উপায়/পথ/rasta/upay/poth নাই/নেই/nai, জীবন/jibon রাখার/rakhar, reason to go on, go on living, suside, sucide, suicid, susait, suisaid, সুসাইড, আত্মহত্তা, attohottya, attohotya, মরে/মইরা/more/moira যাওয়া/যাওন/jawa ছাড়া/ভালো/chara/valo, done/fed up with life/living, done with life/living, tired of life, no point of living/life, ফাঁসি/fashi/fasi দিতে/নিতে/dite/nite মন/ইচ্ছা/ইচ্ছে/mon/iccha/icche, দুনিয়া/পৃথিবী/duniya/prithibi থেকে/থেইকা/theke চলে/চইলা/chole যাইতে/যেতে/যাব/যামু/jete/jabo/jaite, চলে/চইলা/chole যাইতে/যেতে/jete/jaite চাই/chai দুনিয়া/পৃথিবী/duniya/prithibi, মরলে/মরলেই সব/সবাই/শেষ/বাঁচি/বাঁচতাম, morle/morlei bachi/bachtam/shanti/santi/valo/bhalo/shob/sob, নিচে/তলে পড়ি, বেঁচে/বাঁইচা থেকে/থাইকা কি/কী/লাভ, jumping from/off, jump from/off roof/building/bridge/window, beche/bache/baicha thakte mon/iccha/icche/valo/bhalo, beche/bache/baicha thakte chai na, বাঁইচা/বেঁচে থাকতে মন/ভালো/ইচ্ছা/ইচ্ছে, বাঁইচা/বেঁচে থাকতে চাই/চাইতেছি/চাচ্ছি না, বাঁচতে চাইতেছি/চাইতাছি/চাচ্ছি না, বাঁচতে চাইনা, বাঁচবো/বাঁচমু/বাঁচুম না, বাঁচতে ভালো লাগে, জীবন/জীবনটা/জীবনটারে শেষ/রাখব/রাখবো/রাখমু/রাখতে, জীবন/জীবনটা ভালো লাগে, মইরা/মরে/মরি যাই/যাইতাম/যেতাম/যাবো/যামু/যাইতে, মইরা/মরে গেলে/গেলেই ভালো/শান্তি/বাঁচি/বাঁচতাম/ভালা/সব, আমি মইরা/মরে গেলে/গেলেই/যাব, মরলে/মরলেই শান্তি/ভালো/ভালা/বাঁচি, মরণ/মরা/মৃত্যু ছাড়া/ভালো/ভালা, মরার ইচ্ছা/ইচ্ছে/জন্য, morar iccha/icche/jonno, fashi/fas/fash/bish diye/dia/kheye morbo/mormu, ফাঁসি/ফাঁস দিয়া/দিয়ে/নিয়া মরব/মরমু/মরবো, জীবনের মানে/দাম নাই/নেই, জীবন রাইখা/রেখে লাভ, রেললাইনে মাথা/শুয়ে/শুইয়া, ইঁদুরের ওষুধ/বিষ, আল্লাহ আমারে/আমাকে তুইলা/তুলে/নিয়া/উঠায়া, বাঁচার ইচ্ছা/ইচ্ছে, বিষ/ফাঁসি খাইয়া/খেয়ে/দিয়া মরমু/মরব/মরবো, মরমু, সব শেষ করুম/করব/করবো/করমু, সব শেষ কইরা/করে দিমু/দিব/দিবো/দেব/দেই, সব শেষ করে/কইরা দিতে মন/ইচ্ছা/ইচ্ছে, নদীতে/পানিতে/গাঙে/ছাদ/ব্রিজ ঝাঁপ, ঝাঁপ দিমু/দিব/দিবো/দেব/দিতে, ট্রেনের/রেলের/গাড়ির নিচে/তলে ঝাঁপ/পড়ব/পড়মু/পড়বো/মরব/মরতে, নিচে/তলে পড়ে/পইড়া মরতে/মরব/মরমু/মরি, নিজেকে/নিজেরে মেরে/মাইরা, হাতের রগ, ওষুধ/ঔষধ খাইয়া/খেয়ে মরব/মরতে/মরে, কীটনাশক/হারপিক খাইয়া/খেয়ে/খাব/খাবো/খামু/খাইতে/খেতে, bacte/baste chai na, bachte/bacte mon/iccha/icche, bachte/bacte/baste ichcha/icha/ichchha, bachte valo/bhalo lage, bachbo/bacbo/bachmu na, jibon/jibonta/jiboner ses/sesh/shes/shesh/rakhbo/rakhte/rakhmu, jibon/jibonta valo/bhalo lage, sob/shob ses/sesh/shes/shesh kore dite/dibo/debo/dimu/felbo, ses/sesh/shes/shesh kore dite mon/iccha/icche, nijeke/nijere mere/maira/marbo/ses/sesh/shes/shesh, ami more/mori/moira gele/gelei/jabo, more/moira gele/gelei valo/bhalo/shanti/santi/bachi/bachtam/sobar/hoto, mori/moira/more jai/jaite/jamu/jaitam/jetam, marte/morte/morle parle/parlei/valo/bachi/shanti, mrittu/moron chai/chara/valo, ghumer osudh/oshudh/ousudh/oushodh/osodh/tablet/bori/medicine/pill, bish/bis khai/gesilam, kitnashok/harpic khabo/kheye/khaia/khete, train/gari/rel er niche/tole porbo/jhap/morbo, ending/end it all, reason to live, point in life, life has no meaning, meaning in life, give/giving up on life, sleep forever, never wake up, hanging myself, cut/slit my wrist/wrists, drink/drank/drinking harpic, will take pills, have pills, better off without me, will/i kill myself, going/want/wants/trying/tried/try/planning to kill myself, jump/jumping in front/from/into, take/took/swallow pills, took/taken/swallowed too many/lot pills/tablets, too many pills/tablets, ঘুমের বড়ি, কয়টা/কত খাইলে/খেলে মরে/মরা/মারা/মানুষ, ট্রেনের/রেলের/গাড়ির নিচে/তলে যামু/যাব/যাবো, train/rel er niche/tole jamu/jabo, না থাকলে/থাকলেই ভালো/শান্তি/সবাই, দুনিয়া/পৃথিবী ছাইড়া/ছেড়ে, duniya/prithibi chere/chaira, চায় না বাঁচি, better without me, bought/have/got/drink/took poison, ending/end everything/myself, end this life, no reason to be alive, গলায়/গলাত রশি/ওড়না/দড়ি/ফাঁস/ফাঁসি, gola/golay/golai/golat/golate dori/dory/rosi/roshi/orna/fash/fashi/fas/fasi, no point living, no point in living, not want to live, nothing to live for, ending my life, ends her/his life, বেঁচে/বাঁইচা থাকার কোনো/আর মানে/ইচ্ছা/লাভ/দরকার, বেঁচে/বাঁইচা থাকার মানে/ইচ্ছা/লাভ, বেঁচে/বাঁইচা থাইকা/থেকে লাভ/কি, beche/bache thakar mane/iccha, beche theke lav/labh, ছাদ থেকে লাফ, নিজেরে/নিজেকে শেষ/মারতে/খুন, নিজের জীবন, জীবনের মায়া, ফ্যানের/fan সাথে/er ঝুইলা/ঝুলে/ঝুলব/sathe, ঝুইলা/ঝুলে/jhule/jhula পড়ি/পড়ব/পড়মু/পড়তে/মরি/মরব/pori/porbo/morbo, দুনিয়াতে/দুনিয়ায়/পৃথিবীতে থাকার/থাকতে/থাইকা, duniyate/duniay/prithibite thakar/thakte/theke, if i died/disappear, want to/would/could die, forever and die, ফাঁসি দিমু/দিবো/দেব/নিমু/নিবো/নেব/খাব, বিষ খাইতে/খেতে/খাবো/খাইয়া/খায়া/খাই, বাঁচব না, মরণ চাই, মরে গেলেই, মরতে পারলে, bish/bis/bishh/bisha khabo/khaite/kheye/khaia/khete/khamu/khaya, fashi/fasi/fash/fas dibo/dimu/nibo/nimu/khabo, gola te/golay fashi/fasi/fas, nijere/nijeke shesh/ses/marte, chad theke laf, jiboner maya, not worth living, jump off, overdose, rather die, feel like dying, want to be dead, don't want to be alive, no will to live, better if i die, wish i could die, let me die, going to end it, lose the will to live, self harm, self-harm, আত্মহত্যা, আত্মহত্যার, আত্বহত্যা, আত্মহত্যা করব, সুইসাইড, মরতে চাই, মরতে মন, মরতে ইচ্ছা, মরতে ইচ্ছে, মরে যেতে, মরে যাব, মরাই ভালো, বাঁচতে চাই না, বাঁচতে আর চাই না, বাঁচতে ইচ্ছা, বাঁচতে ইচ্ছে, বাঁচতে মন, বাঁইচা লাভ, জীবন দিয়ে, ফাঁসি নিব, ফাঁসি দিব, ফাঁস নিব, বিষ খাব, বিষ খামু, বিষ খেয়ে, ঘুমের ওষুধ, ঘুমের ঔষধ, ঘুমের ট্যাবলেট, " +
    "suicide, suicidal, suiside, susaid, kill myself, killing myself, end my life, end it all, want to die, wanna die, wish i was dead, wish to die, hang myself, harm myself, hurt myself, cut myself, take my own life, take my life, no reason to live, do not want to live, dont want to live, don't want to live, tired of living, sleeping pills, drink poison, better off dead, attohotta, attohatta, atmohotta, atmahatya, atma hotta, more jabo, more jete, more jai, morte chai, morte iccha, morte icche, morte mon, mori jamu, mora valo, morai valo, bachte chai na, bachte iccha, bachte icche, bachte mon, bache thakte chai na, bacar iccha, bachar iccha, golay dori, golai dori, golay fash, bish khabo, bis khabo, bish kheye, bish khaia, ghumer oshud, ghumer osud, jibon shesh, jibon rakhbo, nijeke shesh",
  [NumbersToCall.LEGAL_AID]:
    "cannot/cant/can't pay lawyer/lawyers, can not pay lawyer/lawyers, pull rickshaw, তৌফিক/toufik/towfik নাই/নেই/nai, দেওয়ার/দেবার মতো/মত অবস্থা, ফকির/fokir হইছি/হয়ে/হইয়া/হয়েছি/hoisi/hoye, পথে/pothe বসছি/বসেছি/bosci/bosechi/bosi, im/i'm poor, খাইতে/খেতে/khaite/khete পাই/pai না/na, উকিলরে/উকিলকে/ukilke দেওয়ার/দেয়ার/dewar মতো/মত/moto, সরকারি/সরকারী/sorkari/sarkari ভাবে/vabe/bhabe, সরকারিভাবে, have/has nothing to pay/eat/feed, টাকা/taka জোগাড়/যোগাড়/জোগার/jogar/jogaar, লিগ্যাল/লিগাল এইড অফিস, আয়/ইনকাম/রোজগার/কামাই/খাবার নাই/নেই, income/rojgar/kamai/khabar nai/nei/ney, ভিক্ষা, vikkha, bhikkha, রিকশাওয়ালা মানুষ, রিকশা/ভ্যান/অটো চালাই, am rickshaw puller, rickshaw/riksha chalai, বিধবা আমি, আমি বিধবা, bidhoba manush, ফি/ফিস/খরচ দিতে পারব/পারবো/পারমু/পারি না, ফি/ফিস কেমনে দিমু/দিব/দেব, fee/fees/khoroch/khoros dite parbo/pari/parchi na, din mojur, dinmojur, day laborer/labourer, bina khoroche, fee/fees is/are too high, fee/fees too high, legal help without, আইনজীবীর/উকিলের ফিস, am/are/is/from poor family/man/woman/people/person/farmer/widow, কম/kom খরচে/টাকায়/khoroche/takay, হাতে টাকা/পয়সা নাই/নেই, পেটে ভাত, না খাইয়া/খেয়ে থাকি/আছি, ভূমিহীন, বস্তিতে, মানুষের বাসায় কাজ, manusher basay kaj, unable to pay, homeless, no food, এতিম, নিঃস্ব, সর্বস্বান্ত, ফতুর, খরচ দিতে পারছি/পারতেছি না, fotur, nissho, shorbosanto, উকিলের পয়সা/টাকা/খরচ, ukiler/ukil er taka/khoroch/poisha, have any money, any money for a lawyer, টাকা পয়সা কিছু নাই/নেই, পয়সাকড়ি নাই/নেই, pay for lawyer, no money to, উকিল ধরার টাকা/সামর্থ্য, কোনো টাকা নাই/নেই, kono taka nai, মামলার/মামলা খরচ/চালানোর সামর্থ্য, মামলা/কেস চালাইতে/চালাতে/লড়তে পারি/পারছি/পারতেছি/পারব/পারবো না, mamla/case chalaite/chalate pari/parchi/parbo na, how can/do/will i pay court/lawyer/legal/fees, how can/do/will i pay for lawyer, widow with no, কোর্টের/মামলার খরচ কে, গরীব মানুষ, টাকা ছাড়া উকিল/মামলা/আইনজীবী/কেস, উকিল রাখার টাকা/ক্ষমতা/সামর্থ্য/সামর্থ/মতো, উকিলকে টাকা দিতে, উকিলের ফি, হতদরিদ্র, সাধ্য, saddho/shaddho/sadho nai/nei, টাকা/পয়সা/খরচ কই, টাকাপয়সা/পয়সা ছাড়া, taka/poisha/poysa koi, takapoisha/poisha chara, help for poor family/people, দিন আনি দিন খাই, অর্থের অভাব, অর্থাভাব, খরচ বহন, পয়সা কড়ি নাই, বিধবা মানুষ, ফ্রি আইনি, ফ্রি পরামর্শ, ukil rakhar taka/khomota/samortho, taka chara ukil/mamla, cannot pay a lawyer, can't pay a lawyer, cant pay a lawyer, pay for a lawyer, pay a lawyer, do not have money, don't have money, dont have money, have enough money, no income, low income, jobless, unemployed, destitute, without fee, without fees, cost free, government legal help, help for poor, takar ovab, taka poisa nai/nei, gorib lok, ovabi, free legal aid, টাকা/টাকাপয়সা/পয়সা/অর্থ নাই/নেই, টাকা পয়সা নাই/নেই, টাকা আমার/আমাদের/তো/কাছে নাই/নেই, সামর্থ্য, সামর্থ, ক্ষমতা নাই/নেই, গরিব, গরীব, গরিব মানুষ, দরিদ্র, অসহায়, অভাবী, দিনমজুর, বিনা পয়সায়, বিনা টাকায়, বিনাপয়সায়, বিনা খরচে, বিনামূল্যে, ফ্রিতে, ফ্রি তে, সরকারি/সরকারী উকিল/আইনজীবী/খরচে/সাহায্য, সরকার থেকে উকিল, আইনি/আইনগত সহায়তা, লিগ্যাল এইড, লিগাল এইড, ফ্রি/মাগনা উকিল, মাগনা, উকিলের টাকা নাই, খরচ চালাইতে পারি না, খরচ চালাতে পারি না, টাকা কই পাব, টাকা কোথায় পাব, টাকার অভাব, টাকার অভাবে, " +
    "no/without money, got no money, no money for, cannot afford, can not afford, can't afford, cant afford, could not afford, afford lawyer/fees/court/legal, poor man/woman/family/people/person/farmer/widow/girl/lady, am/are/is/very/so/too/from poor, legal aid, legal aid office, free legal, lawyer free, lawyer for free, free advice, free of cost, free of charge, pro bono, government lawyer, state lawyer, penniless, taka/tk/poisha/poysa/paisa/takapoisha nai/nei/ney, taka poisha nai/nei, taka poysa nai, khomota nai/nei, khamata nai, samortho nai, samartho nai, shamortho nai, samortho, gorib, garib, goreeb, gorib manush, bina poishay, bina poysay, bina taka, bina takay, bina mulle, binamulle, free/fri/magna te/ukil/ukeel/vakil/lawyer/advocate, ukil/ukeel free/fri, ukil lagbe free/fri, sorkari/sarkari ukil, leagal aid, ligal aid, legel aid, magna, oshohay, osohay",
};

/** Sayings, people and chambers that only sound like a topic or like danger. */
const HARMLESS_WORDS =
  'ফ্রিজ, friz, ভর্তি, vorti, bhorti, station, স্টেশন, গলাচিপা, golachipa, galachipa, অন্য/onno জায়গায়/jaygay, waste time/money, waste of time/money, hit/hits/hitting roof, hit me up, i hit, beat/beats/beating around, beat case/charge/charges/competition, can/could/how i/to beat, attack/attacks/attacked page/website/account/brand/reputation/channel, shoot/shot me email/message/text/mail, not violent/abusive, beat me in deal/game/business, killed/killing business/shop/sales, price/prices/workload/heat/pain/stress/traffic/wait/waiting/cost/costs/bill/bills/headache/cold/bad/mosquitoes is/are killing me, associate, associates, law/legal/justice office/house/chamber/center/centre/point, ' +
  'জমির/জামির/jomir/jamir/zamir উদ্দিন/উদ্দীন/আলী/আলি/হোসেন/মিয়া/খান/শেখ/মোল্লা/uddin/ali/hossain/hosen/mia/miah/khan/sheikh/mollah, abdur/abdul/আব্দুর/আবদুর rab/রব, marina, মারিনা, asit, ashit, osit, অসিত, samir, sameer, সমীর, hazera, hajera, হাজেরা, malek, maleka, মালেক, মালেকা, simanta, shimanto, সীমান্ত';

/** What a phrase says. */
export type Saying = { topic: TopicName; weight: Weight } | { numbers: NumbersToCall } | { district: string };

const VIOLENCE: Saying = { numbers: NumbersToCall.VIOLENCE };

function sayingsOf(topic: TopicName, weight: Weight): Saying[] {
  return [{ topic, weight }, ...(topic === 'violence' && weight > 1 ? [VIOLENCE] : [])];
}

/** Sections of acts, as people call a case by its section; some name two topics, 326 and 376 hurt somebody. */
const SECTIONS_OF: Readonly<Record<string, readonly Saying[]>> = {
  '138': sayingsOf('debt', 3),
  '420 406 302 323 506 54': sayingsOf('police', 3),
  '326 376': [...sayingsOf('police', 3), VIOLENCE],
  '107 144 145': [...sayingsOf('police', 3), ...sayingsOf('land', 3)],
  '100': [...sayingsOf('police', 3), ...sayingsOf('family', 3)],
};

export const SECTIONS: ReadonlyMap<string, readonly Saying[]> = new Map(
  Object.entries(SECTIONS_OF).flatMap(([sections, sayings]) =>
    sections.split(' ').map((section) => [section, sayings] as const),
  ),
);

/** Beside a number they make it a section. */
export const SECTION_WORDS =
  'ধারা ধারার ধারায় মামলা মামলার মামলায় dhara dharar dharay section sec mamla mamlar mamlay case';

/** Ignored also beside a name. */
export const LAWYER_WORDS =
  'lawyer lawyers attorney ukil ukeel ukilder vakil ainjibi ainjeebi aynjibi advocate advocates barrister barristers solicitor ' +
  'আইনজীবী আইনজীবি আইনজীবীর উকিল উকিলের অ্যাডভোকেট এডভোকেট ব্যারিস্টার ব্যারিষ্টার';

/** Beside a name, which few chambers have it in. */
export const CHAMBER_WORDS = 'chamber chambers chambar chembar chember chembers চেম্বার';

/** A search with one of them is in English. */
export const ENGLISH_WORDS =
  'the my me is was were not of and for with from has have had his her him he they their our we us you your who how what when does did will want wants without been';

/** Fillers that may be in the middle of a phrase. */
export const EMPTY_WORDS =
  'a an any the my our her his their that so all of ki kono kon to ar aar o e je amar amr amader ekta ekhon akhon sob shob ' +
  'কি কী কোনো কোন তো আর ও যে আমার আমাদের আমাগো একটা এখন এই সব সবকিছু খুব';

export const FILLER_WORDS =
  'a an and are about after again against all also always am any anymore asked at back be because been before best but by call called can cannot case cases come could day days did do does doing done dont even every everything for from get gets getting give given gives giving go going gone good got great ' +
  'had has have he help her here him his home how i id if im in into is it its just keep keeps know last law legal let like live long looking made make man many me month months more much my near nearby need never new no nobody not nothing now of off often on one only or our out over paid pay paying pays person please problem problems put really refuse refused refuses s said saying says send sends she should since so some somebody someone something still sir stop ' +
  'take taken takes taking talk tell tells than that the their them then there they thing this three time to today told too two under until up us want wants was way we week well went were what when where which who whom whose why will with without woman wont would year years yesterday you your issue issues dispute ex boyfriend girlfriend fiance neighbor daily father mother brother sister son daughter family friend friends ' +
  'abar ache achi age ami amake amader amar amare amr amra apni apnar ar ase asche ashe asi baba bap bhai vai vaia bhaiya bon bole bolse boltese bolche chai chay cai chele chole chara chaile dada de dei dete dey dibe dibo dicche dise disi diye dia dilo din dite ditese ditesi ditache dorkar e ekhon ekta ekti ekjon eita er ese eto o onek onno gele ges gese gece geche ghore hobe hoise hoyeche hoyese hoiche hoy hocche holo husse jabe jabo jai jay jate jele jela jodi jonno jonne jonnno k kar kas kase kache kaj ke keu khub khuji khujchi ki kivabe kibhabe kichu kisu koi koita kon kono kore kori korche korse korsi korte kortese kortesi korbo korbe koreche korcho koren kortam kotha kothay kot koto kemne lage lagbe lagtese lok ma mas mash manus manush moddhe na nai nei ney nibo niche nise nie nia niye nile nite nijer ora oder ore oi pai paini pabo parbo pari parchi partesi partese pore pase por r sathe shathe se shob sob shomossa somossa somosya somossay bishoy bishoye shudhu tai tar tara taile te theke thake thaka toh tumi valo bhalo vul zela ' +
  'রাখতে রাখছে রাখে রাখসে রেখে রেখেছে আটকে আটকায়া আটকাইয়া চলে চালায় চালাতে গিয়েছে গেলাম ফোন ধরে ধরেছে খায় খাইছি পাঠায় পাঠাইছে পাঠিয়েছে তুলতে তুলছে তুলে মারা বিরোধ ঝামেলায় করল করলো দিলো দিল নিলো নিল হলো হল নতুন পুরান জানি জানাইয়া জানে জানতে পরামর্শ নাম্বার ফি কেউ হঠাৎ একা নিজে নিজের কাছ ঠিক বাইরে ভিতরে বাড়ি বাড়িতে বাড়ির গ্রামের গ্রামে এলাকার এলাকায় মাতবর চেয়ারম্যান মেম্বার আরেক আরেকজন রাজি উল্টা উল্টো কেমন দাদা নানা মামা খালা ফুফু চাচী atkay atke atkaise rakhse rakhe rekhe pathay pathaise থুইয়া থুয়া থাহে লগে বেডি জ্বালায় লাইগা ফালাইব কইরা দিমু কয়েকজন আইসা দেখি বিপদে পড়ছি কাগজপত্র হারিয়ে আমার আমি আমাকে আমাদের আমরা আমারে আমাগো আপনি আপনার তার তাকে তিনি তারে তারা তাদের সে ও ওরে ওরা কে কি কী কীভাবে কিভাবে কেমনে কোথায় কই কখন কেন কার কোন কোনো কিছু কত একজন একটা একটি এইটা এটা ওইটা সেই এই ওই এর এবং আর আরও তাই তো যে যেন যদি না নাই নেই নি হয় হয়নি হয়েছে হইছে হইসে হবে হইবো হচ্ছে হইতেছে হলে হইলে করে করি করছে করছেন করসে করেছে করেন করব করবো করতে করা করলে করাতে করতেছে করতেছি করাইতে দেয় দেন দিচ্ছে দিতেছে দিছে দিসে দিয়েছে দিয়ে দিয়া দিতে দিব দেবে দিবে দেওয়া নেয় নিয়ে নিয়া নিতে নিয়েছে নিছে নিসে নিব নেওয়া থেকে থাইকা থাকে থাকি থাকতে জন্য জন্যে কাছে সাথে সঙ্গে মধ্যে বিরুদ্ধে বিষয়ে ব্যাপারে নামে পরে পর আগে এখন এখনও আবার অনেক খুব সব শুধু মাস মাসের দিন দিনের বছর বছরের তিন দুই সমস্যা সমস্যায় ঝামেলা সাহায্য দরকার প্রয়োজন লাগে লাগবে চাই চায় চাইলে চাইতে খুঁজছি খুঁজি ভালো ভাল সেরা জেলা জেলার জেলায় আইন আইনের আইনি পাই পাচ্ছি পাইনি পাব পাবো পাইছি পারি পারছি পারব গেছে গেছি গেলে গিয়ে যায় যাব যাই আছে আছি আসছে আসে এসেছে কয় কইছে বলে বলছে বলেছে বলতে বাবা বাপ মা ভাই বোন ভাইয়েরা ছেলে মেয়ে বন্ধু বন্ধুকে বন্ধুরে bondhuke bondhure লোক মানুষ মামলা রোজ প্রতিদিন আজ কাল ব্যক্তি ব্যক্তির ব্যক্তিকে ব্যক্তিরা বেক্তি bekti byakti bektir ধরন ধরনের dhoron dhoroner পাইতেছি paitesi ডাকতে dakte পৌঁছেছে সরাসরি sorasori ঠিকঠাক thikthak ফিরতে firte সময় সময়ে সময়ের somoy somoyer shomoy ভালোভাবে valovabe বলবে বন্ধের ভবনের বাড়তি barti সেবার ছাত্রী chatri সংগঠন সংগঠনের মরতে মরছে morte morse bacte হাজির hajir সক্রিয় সরকারের sorkarer করায় বসতে বসে বুকে টিনের অফিসার officer';

type Entry = readonly [phrase: string, sayings: readonly Saying[]];

const entriesOf = (words: string | undefined, sayings: readonly Saying[]): Entry[] =>
  words ? phrasesOf(words).map((phrase): Entry => [phrase, sayings]) : [];

const TOPICS: readonly TopicName[] = [
  ...matters.map(({ slug }) => slug),
  ...practiceAreas.map(({ name }) => name),
];
const WEIGHTS: readonly Weight[] = [3, 2, 1];

/** Every phrase that says something; includes the names of districts, practice areas and matters in both scripts. */
export const PHRASES: readonly Entry[] = [
  ...districts.flatMap(({ name, slug, nameBangla, aliases }) =>
    [name, slug, nameBangla, ...aliases].map((spelling): Entry => [spelling, [{ district: name }]]),
  ),
  ...entriesOf(HARMLESS_WORDS, []),
  ...TOPICS.flatMap((topic) =>
    WEIGHTS.flatMap((weight, at) => entriesOf(TOPIC_WORDS[topic][at], sayingsOf(topic, weight))),
  ),
  ...([NumbersToCall.SELF_HARM, NumbersToCall.LEGAL_AID] as const).flatMap((numbers) =>
    entriesOf(NUMBER_WORDS[numbers], [{ numbers }]),
  ),
  ...matters.flatMap(({ slug, name, nameBangla }) =>
    [name, nameBangla].map((phrase): Entry => [phrase, sayingsOf(slug, 3)]),
  ),
  ...practiceAreas.flatMap(({ name, nameBangla }): Entry[] => [
    [name, sayingsOf(name, 3)],
    [nameBangla, sayingsOf(name, 3)],
    [name.replace(/ Law$/, ''), sayingsOf(name, 2)],
  ]),
];
