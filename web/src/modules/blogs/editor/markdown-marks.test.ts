import { markdownEdit, type MarkdownMark } from './markdown-marks';

/** `|` marks the selection's ends; one `|` is a caret. */
function press(mark: MarkdownMark, marked: string): string {
  const start = marked.indexOf('|');
  const end = Math.max(start, marked.lastIndexOf('|') - 1);
  const text = marked.replaceAll('|', '');
  const edit = markdownEdit(mark, { text, start, end });
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const tail = edit.end === edit.start ? '' : '|';
  return `${result.slice(0, edit.start)}|${result.slice(edit.start, edit.end)}${tail}${result.slice(edit.end)}`;
}

describe('the marks of the editor', () => {
  it.each<[MarkdownMark, string, string]>([
    ['bold', 'a |deed| says', 'a **|deed|** says'],
    ['bold', 'a **|deed|** says', 'a |deed| says'],
    ['italic', 'a | says', 'a _|_ says'],
    ['heading', 'one\ntw|o\nthree', 'one\n## two|\nthree'],
    ['heading', '## tw|o', 'two|'],
    ['list', '|one\ntwo|', '|- one\n- two|'],
    ['list', '|- one\n- two|', '|one\ntwo|'],
    ['ordered', 'x\n|one\ntwo|\ny', 'x\n|1. one\n2. two|\ny'],
    ['quote', '|', '> |'],
    ['link', 'see |the gazette| here', 'see [the gazette](|https://|) here'],
    ['link', 'see |', 'see [|](https://)'],
  ])('%s: %j becomes %j', (mark, from, to) => {
    expect(press(mark, from)).toBe(to);
  });
});
