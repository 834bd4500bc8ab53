import { useMemo, type ReactNode } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import { Prose } from '../../../ui/prose';
import type { Heading } from './headings';
import { isWithinBounds } from './markdown-bounds';

// The page's own title is the only h1.
const plain: Components = { h1: 'h2' };

/** Headlines with the ids of the list of contents, found by the line they stand in. */
function anchored(headings: readonly Heading[]): Components {
  const ids = new Map(headings.map(({ id, line }) => [line, id]));
  function Headline({ node, children }: ExtraProps & { children?: ReactNode }) {
    return <h2 id={ids.get(node?.position?.start.line ?? 0)}>{children}</h2>;
  }
  return { h1: Headline, h2: Headline };
}

export interface BlogContentProps {
  /** Markdown; HTML in it is shown as text, addresses that could run script are taken out. */
  content: string;
  /** For the preview beside the editor. */
  compact?: boolean;
  /** Headlines that can be linked to, as `headingsOf` the content gives them. */
  headings?: readonly Heading[];
}

/** A blog's content as its readers see it; what would take the parser too long is shown as it was typed. */
export function BlogContent({ content, compact = false, headings }: BlogContentProps) {
  const components = useMemo(() => (headings ? anchored(headings) : plain), [headings]);
  return (
    <Prose compact={compact}>
      {isWithinBounds(content) ? (
        <Markdown components={components}>{content}</Markdown>
      ) : (
        <p className="whitespace-pre-wrap">{content}</p>
      )}
    </Prose>
  );
}
