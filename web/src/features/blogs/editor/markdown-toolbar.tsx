import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote, type LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button';
import { markdownMarks, type MarkdownMark } from './markdown-marks';

const icons: Record<MarkdownMark, LucideIcon> = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  list: List,
  ordered: ListOrdered,
  quote: Quote,
  link: Link,
};

/** The marks as buttons; arrows move between them, Tab leaves. */
export function MarkdownToolbar({ onMark }: { onMark: (mark: MarkdownMark) => void }) {
  const { t } = useTranslation('blogEditor');
  return (
    <Toolbar.Root
      aria-label={t('editor.toolbar')}
      className="sticky top-14 z-5 flex min-h-13 flex-wrap items-center gap-0.5 rounded-t-card border-b border-line bg-surface px-2"
    >
      {markdownMarks.map((mark) => (
        <Toolbar.Button key={mark} asChild>
          <IconButton bare icon={icons[mark]} label={t(`editor.${mark}`)} onClick={() => onMark(mark)} />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}
