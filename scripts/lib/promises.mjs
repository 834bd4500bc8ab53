import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The size of something in this run: a smaller one with `--short`, whose figures nobody writes down. */
export const sized = (long, short) => (process.env.VERIFY_SHORT === 'true' ? short : long);

/** Prints each promise of the product with the figure that was seen, and counts those that are kept and broken. */
export class Promises {
  kept = 0;
  broken = 0;
  #endings = [];

  promise(text, figure, isKept) {
    this[isKept ? 'kept' : 'broken'] += 1;
    console.log(`${isKept ? 'kept  ' : 'BROKEN'} ${text}: ${figure}`);
  }

  /** Asserts that none of so many does what the text says. */
  none(text, count, of, more = '') {
    this.promise(text, `${count} of ${of}${more && ` (${more})`}`, count === 0);
  }

  /** Promises that all do what the text says; that there are some is part of it. */
  all(text, count, of, more = '') {
    this.promise(text, `${count} of ${of}${more && ` (${more})`}`, count === of && of > 0);
  }

  /** Promises a figure of at most so many units. */
  atMost(most, unit, text, figure, more = '') {
    const digits = Math.abs(figure) < 10 && !Number.isInteger(figure) ? 1 : 0;
    const seen = `${figure.toFixed(digits)} ${unit}`;
    this.promise(`${text}, ${most} ${unit} at most`, more ? `${seen} (${more})` : seen, figure <= most);
  }

  /** Promises a time, or what depends on it: the short form, which runs beside other work, only prints it. */
  time(most, unit, text, figure, more) {
    if (sized(true, false)) this.atMost(most, unit, text, figure, more);
    else this.note(text, `${figure.toFixed(1)} ${unit}${more ? ` (${more})` : ''}`);
  }

  /** A figure without a promise, or what this machine cannot do. */
  note(text, figure) {
    console.log(`seen   ${text}: ${figure}`);
  }

  /** Work that is done after the drill, in reverse order. */
  atEnd(work) {
    this.#endings.push(work);
  }

  async end() {
    for (const work of this.#endings.splice(0).reverse()) await work();
  }

  /** A folder of this drill. */
  folder() {
    const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-drill-'));
    // Under root the database runs as another account, which must be able to traverse the folder.
    chmodSync(folder, 0o711);
    this.atEnd(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
}
