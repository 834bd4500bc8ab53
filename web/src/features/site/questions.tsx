import { useTranslation } from 'react-i18next';
import { Accordion } from '../../ui/accordion';

const questions = ['finding', 'security', 'cost', 'messaging', 'verification'] as const;

/** The texts of the five questions, in their order. */
export function useQuestions(): { id: string; question: string; answer: string }[] {
  const { t } = useTranslation('site');
  return questions.map((id) => ({ id, question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`) }));
}

/** Five frequent questions; one answer is open at a time. */
export function Questions() {
  const items = useQuestions().map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    title: question,
    content: <p>{answer}</p>,
  }));
  return <Accordion items={items} group="faq" initiallyOpen="faq-cost" />;
}
