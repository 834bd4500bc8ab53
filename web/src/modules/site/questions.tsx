import { Link as LinkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ExplainedText } from '../../legal-words/explained-text';
import { useSite } from '../../routing/site';
import { Accordion } from '../../ui/accordion';

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
            className="inline-flex min-h-11 items-center gap-1.5 text-16 text-ink-2 underline hover:text-green sm:text-14"
          >
            <LinkIcon aria-hidden className="size-4" />
            {t('faq.link')}
            <span className="sr-only">: {question}</span>
          </a>
        </p>
      </>
    ),
  }));
  return <Accordion items={items} group="faq" />;
}
