import { ChevronDown } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ExplainedText } from '../../legal-words/explained-text';
import { useSite } from '../../routing/site';

const questions = ['finding', 'security', 'cost', 'messaging', 'verification'] as const;

/** The texts of the five questions, in their order. */
export function useQuestions(): { id: string; question: string; answer: string }[] {
  const { t } = useTranslation('site');
  const { videoCalls = false, openRequests = false } = useSite();
  const ways = t(videoCalls ? 'faq.messaging.waysWithCalls' : 'faq.messaging.ways');
  const several = (id: (typeof questions)[number]) =>
    openRequests && (id === 'finding' || id === 'security') ? ` ${t(`faq.${id}.several`)}` : '';
  return questions.map((id) => ({
    id,
    question: t(`faq.${id}.question`),
    answer: t(`faq.${id}.answer`, { ways, several: several(id) }),
  }));
}

function useLinkedQuestion() {
  const { hash } = useLocation();
  useEffect(
    function openLinkedQuestion() {
      const linked = hash.startsWith('#faq-') ? document.getElementById(hash.slice(1)) : null;
      if (linked instanceof HTMLDetailsElement) linked.open = true;
    },
    [hash],
  );
}

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items with the same group close each other. */
  group: string;
}

/** Native `details`, so that it works without script and the browser's find-in-page opens it. */
function Accordion({ items, group }: AccordionProps) {
  return (
    <div className="border-t border-line-strong">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={group} className="group scroll-mt-26 border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 hover:text-green md:min-h-19 [&::-webkit-details-marker]:hidden">
            <h3>{title}</h3>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-green transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-measure pr-9 pb-5.5 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Each question has a URL; one answer is open at a time. */
export function Questions() {
  const { t } = useTranslation('site');
  useLinkedQuestion();
  const items = useQuestions().map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    title: question,
    content: (
      <>
        <p>
          <ExplainedText text={answer} />
        </p>
        <p className="mt-1">
          <a
            href={`#faq-${id}`}
            className="inline-flex min-h-11 items-center gap-1.5 text-ink-2 underline hover:text-green"
          >
            {t('faq.link')}
            <span className="sr-only">: {question}</span>
          </a>
        </p>
      </>
    ),
  }));
  return <Accordion items={items} group="faq" />;
}
