import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { BlogTexts } from './blog-draft';

export function useBlogSchema() {
  const { t } = useTranslation(['blogEditor', 'forms']);
  const bothOrNeither = (texts: BlogTexts, context: z.RefinementCtx) => {
    if (texts.contentBangla !== '' && texts.titleBangla === '')
      context.addIssue({ code: 'custom', path: ['titleBangla'], message: t('forms:titleMissing') });
    if (texts.titleBangla !== '' && texts.contentBangla === '')
      context.addIssue({ code: 'custom', path: ['contentBangla'], message: t('invalid.contentMissing') });
  };
  const texts = z.object({
    title: z.string().trim().min(1, t('forms:titleMissing')).max(longest.blogTitle, t('forms:titleLong')),
    content: z
      .string()
      .trim()
      .min(1, t('invalid.contentMissing'))
      .max(longest.blogContent, t('invalid.contentLong')),
    practiceArea: z.string(),
    titleBangla: z.string().trim().max(longest.blogTitle, t('forms:titleLong')),
    contentBangla: z.string().trim().max(longest.blogContent, t('invalid.contentLong')),
  });
  return texts.superRefine(bothOrNeither);
}
