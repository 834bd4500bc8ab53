// Firefox before 125 has none; the page stays, with a letter cut apart at worst.
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : undefined;

/** Older browsers cut a Bangla conjunct here, and all do where its first letter has a joiner. */
const WITHIN_CONJUNCT = /[\u09cd\u200d]\p{L}/u;

/** The beginning of a text: at most `most` UTF-16 units, cut between graphemes, so that no emoji or conjunct is halved. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const segments = graphemes?.segment(text);
  let end = most + 1;
  do {
    end -= 1;
    end = segments?.containing(end)?.index ?? end;
  } while (end > 0 && WITHIN_CONJUNCT.test(text.slice(end - 1, end + 1)));
  return text.slice(0, end);
}

/** A text in at most `most` UTF-16 units: where it is longer, cut at a word if one ends in the last third, with an ellipsis. */
export function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = Math.max(0, most - 1);
  const atWord = text.slice(0, room + 1).search(/\s\S*$/);
  const cut = atWord > (room * 2) / 3 ? text.slice(0, atWord) : cutText(text, room);
  return `${cut.replace(/[\s,;:.।–—-]+$/, '')}…`;
}
