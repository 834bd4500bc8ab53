/** The texts of a blog as its form holds them. */
export interface BlogTexts {
  title: string;
  content: string;
}

export interface BlogDraft extends BlogTexts {
  /** ISO time of the last change. */
  savedAt: string;
}

const prefix = 'blog-draft:';

/** The name of a draft: whose it is and of which blog, so that people who share a browser do not mix. */
export function draftKey(userId: string, blogId: string | null): string {
  return `${prefix}${userId}:${blogId ?? 'new'}`;
}

function isDraft(value: unknown): value is BlogDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return ['title', 'content', 'savedAt'].every((name) => typeof draft[name] === 'string');
}

/** The draft kept in this browser, or null; one that cannot be read counts as none. */
export function readDraft(key: string): BlogDraft | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser. False where the browser refuses: private mode, no room. */
export function writeDraft(key: string, draft: BlogDraft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft. */
export function clearDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
