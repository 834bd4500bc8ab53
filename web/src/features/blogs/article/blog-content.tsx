import { type ComponentProps, useMemo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import { Prose } from '../../../ui/prose';
import type { Heading } from './headings';
import { linkBareText } from './bare-links';
import { isWithinBounds } from './markdown-bounds';

const plugins = [linkBareText];

/** A link by the author, for which the site does not vouch. */
function ArticleLink({ href, title, children }: ComponentProps<'a'>) {
  return (
    <a href={href} title={title} rel="ugc nofollow noopener">
      {children}
    </a>
  );
}

// The page's title is its only h1.
const plain: Components = { h1: 'h2', a: ArticleLink };

/** Headlines with the ids of the table of contents, matched by line number. */
function anchored(headings: readonly Heading[]): Components {
  const ids = new Map(headings.map(({ id, line }) => [line, id]));
  function Headline({ node, children }: ExtraProps & { children?: ReactNode }) {
    return <h2 id={ids.get(node?.position?.start.line ?? 0)}>{children}</h2>;
  }
  return { h1: Headline, h2: Headline, a: ArticleLink };
}

export interface BlogContentProps {
  /** Markdown. HTML in it is shown as text; URLs that could run script are removed. */
  content: string;
  /** For the preview beside the editor. */
  compact?: boolean;
  /** Headlines with ids, from `headingsOf(content)`. */
  headings?: readonly Heading[];
}

/** Renders a blog's Markdown; content beyond the bounds of the parser is shown as plain text. */
export function BlogContent({ content, compact = false, headings }: BlogContentProps) {
  const components = useMemo(() => (headings ? anchored(headings) : plain), [headings]);
  return (
    <Prose compact={compact}>
      {isWithinBounds(content) ? (
        <Markdown components={components} rehypePlugins={plugins}>
          {content}
        </Markdown>
      ) : (
        <p className="whitespace-pre-wrap">{content}</p>
      )}
    </Prose>
  );
}
