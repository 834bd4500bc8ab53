export interface BlogTexts {
  title: string;
  content: string;
  /** The name of a practice area; empty for none. */
  practiceArea: string;
  /** In Bangla; both texts or neither. */
  titleBangla: string;
  contentBangla: string;
}

export const blogTextNames = [
  'title',
  'content',
  'practiceArea',
  'titleBangla',
  'contentBangla',
] as const satisfies readonly (keyof BlogTexts)[];

export const emptyBlog: BlogTexts = {
  title: '',
  content: '',
  practiceArea: '',
  titleBangla: '',
  contentBangla: '',
};

export interface BlogDraft extends BlogTexts {
  /** ISO time of the last change. */
  savedAt: string;
}

const prefix = 'blog-draft:';

/** The storage key of a draft: by account and blog, so that people who share a browser do not see each other's. */
export function blogDraftKey(userId: string, blogId: string | null): string {
  return `${prefix}${userId}:${blogId ?? 'new'}`;
}

/** Drafts of earlier versions have only title and content. */
type StoredDraft = Pick<BlogDraft, 'title' | 'content' | 'savedAt'> & Partial<BlogDraft>;

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
    const texts = blogTextNames.map((name) => [name, typeof value[name] === 'string' ? value[name] : '']);
    return { ...emptyBlog, ...(Object.fromEntries(texts) as Partial<BlogTexts>), savedAt: value.savedAt };
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
