// Missing in Firefox before 125, which at worst cuts a letter apart.
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : undefined;

/** Older browsers cut a Bangla conjunct here, and all browsers if its first letter has a joiner. */
const WITHIN_CONJUNCT = /[\u09cd\u200d]\p{L}/u;

/** At most `most` UTF-16 units, cut between graphemes, so that no emoji or conjunct is halved. */
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

/** At most `most` UTF-16 units, cut at the end of a word if the text has several. */
export function cutAtWord(text: string, most: number): string {
  const atWord = text.length > most ? text.slice(0, most + 1).search(/\s+\S*$/) : 0;
  return cutText(text, atWord > 0 ? atWord : most);
}

/** At most `most` UTF-16 units; a longer text is cut, at a word end in the last third if possible, with an ellipsis. */
export function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = Math.max(0, most - 1);
  const atWord = text.slice(0, room + 1).search(/\s\S*$/);
  const cut = atWord > (room * 2) / 3 ? text.slice(0, atWord) : cutText(text, room);
  return `${cut.replace(/[\s,;:.।–—-]+$/, '')}…`;
}
