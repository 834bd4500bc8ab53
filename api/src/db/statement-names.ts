import { createHash } from 'node:crypto';

const MAX_NAMES = 200;
const WINDOW_MILLISECONDS = 60 * 60 * 1_000;

/** Connections older than this are closed, so that the plans of named statements do not pile up in them. */
export const CONNECTION_SECONDS = WINDOW_MILLISECONDS / 1_000;

/**
 * Names for statements, so that PostgreSQL parses and plans each once for a connection. A name follows from the text
 * alone: connections that live on may use the same. In one hour at most 200 texts get one; others are sent without.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private windowEnds = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** The name for a statement, or undefined when there are too many. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    const now = this.now();
    if (now >= this.windowEnds) {
      this.names.clear();
      this.windowEnds = now + WINDOW_MILLISECONDS;
    }
    if (this.names.size >= MAX_NAMES) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    this.names.set(text, name);
    return name;
  }
}
