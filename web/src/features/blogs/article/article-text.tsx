import { createContext, useContext, useState, type ReactNode } from 'react';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import { useHydrated } from '../../../ui/use-hydrated';
import type { BlogContentProps } from './blog-content';

const textId = 'article-text';

/** What makes an article out of Markdown: the largest part of its page, and nothing that a reader waits for. */
export const articleWriter = lazySource(async () => (await import('./blog-content')).BlogContent);

/** What writes articles on the server; the browser has none, and keeps what the server wrote. */
export const ArticleWriterContext = createContext<((article: BlogContentProps) => ReactNode) | null>(null);

/** What the server wrote into the page that is being taken over, and from which content. */
interface Written {
  content: string;
  html: string;
}

interface ArticleTextProps extends Pick<BlogContentProps, 'content' | 'headings'> {
  /** Stands there while the browser fetches what it needs to write the text itself. */
  loading: ReactNode;
}

/** An article's text: as the server wrote it for who comes to the page from outside, else written in the browser. */
export function ArticleText({ loading, ...article }: ArticleTextProps) {
  const writeOnServer = useContext(ArticleWriterContext);
  const hydrated = useHydrated();
  const [written] = useState((): Written | null => {
    const html = hydrated || writeOnServer ? null : document.getElementById(textId)?.innerHTML;
    return html ? { content: article.content, html } : null;
  });
  if (written?.content === article.content)
    return <div id={textId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written.html }} />;
  return (
    <div id={textId}>
      {writeOnServer ? (
        writeOnServer(article)
      ) : (
        <LazyComponent source={articleWriter} placeholder={loading}>
          {(BlogContent) => <BlogContent {...article} />}
        </LazyComponent>
      )}
    </div>
  );
}
