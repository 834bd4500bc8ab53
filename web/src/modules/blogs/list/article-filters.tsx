import { startTransition, useOptimistic, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { preservePlace } from '../../../lib/preserve-place';
import { Button } from '../../../ui/button';
import { SearchBox } from '../../../ui/forms/search-box';
import { Select } from '../../../ui/forms/choices/select';
import { articlesPath, type ArticleParams } from './article-params';

interface ArticleFiltersProps {
  params: ArticleParams;
  topics: readonly { name: string; slug: string; blogCount: number }[];
}

/** Each change navigates; without script the form submits. */
export function ArticleFilters({ params, topics }: ArticleFiltersProps) {
  const { t } = useTranslation(['blogs', 'shared']);
  const navigate = useNavigate();
  const action = useHref(paths.blogs);
  // A controlled field would show its old value until the next screen has rendered.
  const [{ topic, search }, showAtOnce] = useOptimistic(params);
  const change = (changed: Partial<ArticleParams>) => {
    startTransition(() => {
      showAtOnce((shown) => ({ ...shown, ...changed }));
      // Typing a word adds no history entries.
      const replace = Boolean(changed.search && search);
      void navigate(articlesPath({ topic, search, ...changed }), { state: preservePlace, replace });
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = texts.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    change({ topic: textOf('topic'), search: textOf('search') });
  };
  return (
    <form
      role="search"
      aria-label={t('find')}
      action={action}
      onSubmit={submit}
      className="grid gap-3 max-md:w-full min-[27rem]:grid-cols-[2fr_3fr] md:grid-cols-[220px_280px]"
    >
      <Select
        id="articles-topic"
        name="topic"
        label={t('topic')}
        hideLabel
        placeholder={t('anyTopic')}
        options={topics.map(({ name, slug, blogCount }) => ({
          value: slug,
          label: t('topicCount', { topic: name, count: blogCount }),
        }))}
        value={topic}
        onChange={(event) => change({ topic: event.target.value })}
      />
      <SearchBox
        inForm
        name="search"
        label={t('search')}
        placeholder={t('searchHint')}
        value={search}
        onSearch={(text) => change({ search: text })}
      />
      <noscript>
        <Button type="submit">{t('find')}</Button>
      </noscript>
    </form>
  );
}
