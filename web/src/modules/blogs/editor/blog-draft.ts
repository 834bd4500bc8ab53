import { readFormDraft, writeFormDraft } from '../../../drafts/form-drafts';

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

type StoredTexts = Pick<BlogTexts, 'title' | 'content'> &
  Record<'practiceArea' | 'titleBangla' | 'contentBangla', string | null>;

export function textsOf({
  title,
  content,
  practiceArea,
  titleBangla,
  contentBangla,
}: StoredTexts): BlogTexts {
  return {
    title,
    content,
    practiceArea: practiceArea ?? '',
    titleBangla: titleBangla ?? '',
    contentBangla: contentBangla ?? '',
  };
}

export interface BlogDraft extends BlogTexts {
  /** ISO time of the last change. */
  savedAt: string;
}

const prefix = 'blog-draft:';

/** By account and blog, so that people who share a browser do not see each other's drafts. */
export function blogDraftKey(userId: string, blogId: string | null): string {
  return `${prefix}${userId}:${blogId ?? 'new'}`;
}

/** Null without a draft. Drafts of earlier versions lack the topic and the Bangla. */
export function readBlogDraft(key: string): BlogDraft | null {
  const stored = readFormDraft(key, 'localStorage') ?? {};
  const { title, content, savedAt } = stored;
  if (![title, content, savedAt].every((value) => typeof value === 'string')) return null;
  return { ...emptyBlog, ...stored } as BlogDraft;
}

/** Null removes the draft. False if the browser refuses. */
export function writeBlogDraft(key: string, draft: BlogDraft | null): boolean {
  return writeFormDraft(key, { ...draft }, 'localStorage');
}
