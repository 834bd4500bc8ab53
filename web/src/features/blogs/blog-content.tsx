import Markdown, { type Components } from 'react-markdown';
import { Prose } from '../../ui/prose';

// The page's own title is the only h1.
const components: Components = { h1: 'h2' };

export interface BlogContentProps {
  /** Markdown; HTML in it is shown as text, addresses that could run script are taken out. */
  content: string;
  /** For the preview beside the editor. */
  compact?: boolean;
}

/** A blog's content as its readers see it. */
export function BlogContent({ content, compact = false }: BlogContentProps) {
  return (
    <Prose compact={compact}>
      <Markdown components={components}>{content}</Markdown>
    </Prose>
  );
}
