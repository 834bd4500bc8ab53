import { useDeferredValue, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';
import { useMediaQuery } from '../../../ui/media-query';
import { Tabs } from '../../../ui/tabs';
import { BlogContent } from '../article/blog-content';
import { markdownEdit, type MarkdownEdit, type MarkdownMark, markdownMarks } from './markdown-marks';
import { usePassageLanguage } from '../../../i18n/passage-language';
import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote, type LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { IconButton } from '../../../ui/button';

const icons: Record<MarkdownMark, LucideIcon> = {
  heading: Heading2,
  bold: Bold,
  italic: Italic,
  list: List,
  ordered: ListOrdered,
  quote: Quote,
  link: Link,
};

/** Arrows move between the buttons, Tab leaves. */
function MarkdownToolbar({ onMark }: { onMark: (mark: MarkdownMark) => void }) {
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

export interface MarkdownEditorProps {
  name: string;
  label: string;
  /** For forms with several previews. */
  previewLabel?: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** In characters; shows a count in the last tenth, never cuts. */
  limit: number;
  ref?: Ref<HTMLTextAreaElement>;
}

const wordsPerMinute = 200;

function apply(area: HTMLTextAreaElement, edit: MarkdownEdit) {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to change a textarea that Undo can take back
  if (!document.execCommand('insertText', false, edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}

function Preview({ content }: { content: string }) {
  const { t } = useTranslation('blogEditor');
  const languageOf = usePassageLanguage();
  if (content.trim() === '') return <p className="text-ink-2">{t('editor.previewEmpty')}</p>;
  return (
    <div lang={languageOf(content)}>
      <BlogContent content={content} compact />
    </div>
  );
}

function Length({ content }: { content: string }) {
  const { t } = useTranslation(['blogEditor', 'blogs']);
  // Lone marks, such as ## and -, are no words.
  const words = content.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return (
    <>
      {t('editor.words', { count: words })}
      {words > 0 && `, ${t('blogs:minutes', { count: minutes })}`}
    </>
  );
}

/** With preview: side by side, on a narrow screen in two tabs. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { name, label, previewLabel, hint, error, value, onChange, onBlur, limit, ref } = props;
  const { t } = useTranslation(['blogEditor', 'forms']);
  const roomy = useMediaQuery('(width > 1100px)', true);
  const [view, setView] = useState('write');
  const [shownError, setShownError] = useState(error);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const previewed = useDeferredValue(value);
  // An error belongs to the text, so open the text's tab.
  if (error !== shownError) {
    setShownError(error);
    if (error) setView('write');
  }
  const left = limit - value.length;
  const mark = (kind: MarkdownMark) => {
    const text = area.current;
    if (!text) return;
    apply(text, markdownEdit(kind, { text: value, start: text.selectionStart, end: text.selectionEnd }));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const kind = { b: 'bold', i: 'italic' }[event.key] as MarkdownMark | undefined;
    if (!kind || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    mark(kind);
  };
  const counter = left <= limit / 10 && (
    <span className="ml-auto text-14 text-ink-2 tabular-nums" role="status">
      {left < 0
        ? t('forms:characters.tooMany', { count: -left })
        : t('forms:characters.left', { count: left })}
    </span>
  );
  return (
    <Field id={name} {...{ label, hint, error }} aside={counter || undefined}>
      {(control) => {
        const write = (
          <div className="flex min-w-0 flex-col">
            <MarkdownToolbar onMark={mark} />
            <textarea
              {...control}
              ref={(element) => {
                area.current = element;
                if (typeof ref === 'function') ref(element);
                else if (ref) ref.current = element;
              }}
              name={name}
              rows={16}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              onKeyDown={handleKeyDown}
              className="block field-sizing-content min-h-100 flex-1 resize-none rounded-b-card bg-transparent px-4 py-4 text-16 leading-relaxed focus-visible:-outline-offset-3 md:px-5"
            />
          </div>
        );
        const frame = `rounded-card border bg-surface ${error ? 'border-danger inset-ring inset-ring-danger' : 'border-control'}`;
        if (!roomy)
          return (
            <Tabs
              label={t('editor.views')}
              value={view}
              onValueChange={setView}
              tabs={[
                { value: 'write', label: t('editor.write'), content: <div className={frame}>{write}</div> },
                {
                  value: 'preview',
                  label: t('editor.preview'),
                  content: (
                    <div className={`${frame} min-h-100 px-4 py-4`}>
                      <Preview content={previewed} />
                      <p className="mt-5 text-ink-2">
                        <Length content={previewed} />
                      </p>
                    </div>
                  ),
                },
              ]}
            />
          );
        return (
          <div className={`${frame} grid grid-cols-2`}>
            {write}
            <section
              aria-label={previewLabel ?? t('editor.preview')}
              className="flex min-w-0 flex-col border-l border-line"
            >
              <p className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-5 text-14 text-ink-2">
                <span aria-hidden className="font-medium">
                  {t('editor.preview')}
                </span>
                <span>
                  <Length content={previewed} />
                </span>
              </p>
              <div className="px-5 py-4">
                <Preview content={previewed} />
              </div>
            </section>
          </div>
        );
      }}
    </Field>
  );
}
