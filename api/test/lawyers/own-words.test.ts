import { NumbersToCall } from '../../src/modules/lawyers/directory/search-words';
import { parseSearch } from '../../src/modules/lawyers/directory/query-parser';
import { figuresOf, type OwnWords } from './own-words/figures';
import first from './own-words/first.json';
import second from './own-words/second.json';
import third from './own-words/third.json';
import fourth from './own-words/fourth.json';
import fifth from './own-words/fifth.json';
import unseen from './own-words/second-unseen.json';

const nameOf = Object.fromEntries(Object.entries(NumbersToCall).map(([name, value]) => [value, name]));

function read(text: string) {
  const { practiceArea, matter, likely, numbers } = parseSearch(text.split(' '));
  return { opens: practiceArea ?? matter, likely, numbers: numbers.map((value) => nameOf[value] ?? '') };
}

it.each([
  ['given', first],
  ['further', second],
  ['of danger, poverty, and what only sounds like them', third],
  ['as people tell of their first day', fourth],
  ['long, idiomatic or about two matters', fifth],
  ['unseen', unseen],
])('%s sentences are read', (_, lines) => {
  const { notRight, ...figures } = figuresOf(lines as OwnWords[], read);
  const enough = {
    atOnce: figures.atOnce >= 0.75,
    amongThree: figures.amongThree >= 0.9,
    wrong: figures.wrong <= 0.02,
    raised: figures.raised >= 0.75,
    there: figures.there >= 0.95,
    wronglyRaised: figures.wronglyRaised <= 0.02,
  };
  expect({ figures, notRight: notRight.map(({ text }) => text), ...enough }).toMatchObject({
    atOnce: true,
    amongThree: true,
    wrong: true,
    raised: true,
    there: true,
    wronglyRaised: true,
  });
});
