import { articleAddress } from '@ainsathi/contract/article-links';
import { type ComponentProps, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, {
  defaultUrlTransform,
  type Components,
  type ExtraProps,
  type Options,
} from 'react-markdown';
import clsx from 'clsx';
import { LazyComponent } from '../../../routing/lazy-component';
import { lazySource } from '../../../routing/lazy-source';
import type { Heading } from './headings';
import { linkBareText } from './bare-links';
import { isWithinBounds } from './markdown-bounds';
import { pairMarks } from './paired-marks';

const plugins = [pairMarks, linkBareText];

/** Tables, strikethrough, tasks and footnotes: loaded for texts that may contain them. */
export const otherMarks = lazySource(async () => [(await import('./other-marks')).readOtherMarks]);
const mayHaveOtherMarks = /\||~~|\[[ x]\]|\[\^/i;

/** Also keeps helpline numbers from `linkBareText`; removes URLs that can run script, or lead nowhere. */
const safeUrl = (url: string): string =>
  /^tel:\d{3,5}$/.test(url) ? url : defaultUrlTransform(articleAddress(url) ?? '');

/** The author's link, which the site does not endorse. */
function ArticleLink({ node: _, children, ...props }: ComponentProps<'a'> & ExtraProps) {
  return (
    <a {...props} rel="ugc nofollow noopener">
      {children}
    </a>
  );
}

/** Scrolls a table that is wider than a phone. */
function ArticleTable({ children }: { children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
    <div tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </div>
  );
}

const TaskBox = ({ checked = false }: ComponentProps<'input'>) => (checked ? '☑' : '☐');

// The page's title is its only h1.
const plain: Components = { h1: 'h2', a: ArticleLink, table: ArticleTable, input: TaskBox };

/** Headlines with the ids of the table of contents, matched by line number. */
function anchored(headings: readonly Heading[]): Components {
  const ids = new Map(headings.map(({ id, line }) => [line, id]));
  function Headline({ node, id, children }: ComponentProps<'h2'> & ExtraProps) {
    return <h2 id={ids.get(node?.position?.start.line ?? 0) ?? id}>{children}</h2>;
  }
  return { ...plain, h1: Headline, h2: Headline };
}

export interface BlogContentProps {
  /** Markdown. Shows HTML as text; removes URLs that could run script. */
  content: string;
  /** For the preview beside the editor. */
  compact?: boolean;
  /** Headlines with ids, from `headingsOf(content)`. */
  headings?: readonly Heading[];
}

/** Frames rendered Markdown; `compact` for the preview beside an editor. */
function Prose({ compact = false, children }: { compact?: boolean; children: ReactNode }) {
  return <div className={clsx('prose', compact && 'prose-compact')}>{children}</div>;
}

/** Shows content beyond the parser's bounds as plain text. */
export function BlogContent({ content, compact = false, headings }: BlogContentProps) {
  const { t } = useTranslation('blogs');
  const components = useMemo(() => (headings ? anchored(headings) : plain), [headings]);
  const noteTexts = {
    footnoteLabel: t('notes'),
    footnoteLabelProperties: {},
    footnoteBackLabel: t('noteBack'),
  };
  const read = (marks?: Options['remarkPlugins']) => (
    <Markdown
      components={components}
      remarkPlugins={marks}
      rehypePlugins={plugins}
      urlTransform={safeUrl}
      remarkRehypeOptions={noteTexts}
    >
      {content}
    </Markdown>
  );
  const text = () => {
    if (!isWithinBounds(content)) return <p className="whitespace-pre-wrap">{content}</p>;
    if (!mayHaveOtherMarks.test(content)) return read();
    return (
      <LazyComponent source={otherMarks} placeholder={read()} missing={() => read()}>
        {read}
      </LazyComponent>
    );
  };
  return <Prose compact={compact}>{text()}</Prose>;
}
