import { createContext, useContext, useState, type ReactNode } from 'react';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import { useHydrated } from '../../../ui/use-hydrated';
import type { BlogContentProps } from './blog-content';

const textId = 'article-text';

/** The Markdown renderer, the largest chunk of an article's page; a server-rendered article does not need it. */
export const articleRenderer = lazySource(async () => (await import('./blog-content')).BlogContent);

/** Renders articles on the server; null in the browser, which reuses the server's HTML. */
export const ArticleRendererContext = createContext<((article: BlogContentProps) => ReactNode) | null>(null);

/** The server's HTML of the page that is being hydrated, and its Markdown. */
interface ServerHtml {
  content: string;
  html: string;
}

interface ArticleTextProps extends Pick<BlogContentProps, 'content' | 'headings'> {
  /** The skeleton while the browser loads the renderer. */
  loading: ReactNode;
}

/** An article's text: the server's HTML on the first page, rendered in the browser after a navigation. */
export function ArticleText({ loading, ...article }: ArticleTextProps) {
  const renderOnServer = useContext(ArticleRendererContext);
  const hydrated = useHydrated();
  const [serverHtml] = useState((): ServerHtml | null => {
    const html = hydrated || renderOnServer ? null : document.getElementById(textId)?.innerHTML;
    return html ? { content: article.content, html } : null;
  });
  if (serverHtml?.content === article.content)
    return <div id={textId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: serverHtml.html }} />;
  return (
    <div id={textId}>
      {renderOnServer ? (
        renderOnServer(article)
      ) : (
        <LazyComponent source={articleRenderer} placeholder={loading}>
          {(BlogContent) => <BlogContent {...article} />}
        </LazyComponent>
      )}
    </div>
  );
}
