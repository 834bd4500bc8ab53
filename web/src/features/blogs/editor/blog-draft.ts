/** The texts of a blog as its form holds them. */
export interface BlogTexts {
  title: string;
  content: string;
  /** The name of a practice area; empty for none. */
  practiceArea: string;
}

/** The texts of a blog that does not exist yet. */
export const emptyBlog: BlogTexts = { title: '', content: '', practiceArea: '' };

export interface BlogDraft extends BlogTexts {
  /** ISO time of the last change. */
  savedAt: string;
}

const prefix = 'blog-draft:';

/** The storage key of a draft: by account and blog, so that people who share a browser do not see each other's. */
export function blogDraftKey(userId: string, blogId: string | null): string {
  return `${prefix}${userId}:${blogId ?? 'new'}`;
}

/** Drafts of earlier versions have no practice area. */
type StoredDraft = Omit<BlogDraft, 'practiceArea'> & Partial<Pick<BlogDraft, 'practiceArea'>>;

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Record<string, unknown>;
  return ['title', 'content', 'savedAt'].every((name) => typeof draft[name] === 'string');
}

/** The draft stored in this browser; null where there is none or it cannot be parsed. */
export function readBlogDraft(key: string): BlogDraft | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    if (!isDraft(value)) return null;
    const { practiceArea } = value;
    return { ...value, practiceArea: typeof practiceArea === 'string' ? practiceArea : '' };
  } catch {
    return null;
  }
}

/** Stores a draft in this browser, beyond the tab. False where the browser refuses: private mode, quota. */
export function writeBlogDraft(key: string, draft: BlogDraft): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeBlogDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft to remove.
  }
}
