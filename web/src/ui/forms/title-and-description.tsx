import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedTextArea } from './counted-text-area';
import { TextInput } from './text-input';

interface Texts {
  title: string;
  description: string;
}

interface TitleAndDescriptionProps extends Texts {
  problems: Partial<Texts>;
  descriptionHint: string;
  limit: number;
  titleRef?: Ref<HTMLInputElement>;
  onChange: (changed: Partial<Texts>) => void;
}

/** For a request to one or several lawyers. */
export function TitleAndDescription(props: TitleAndDescriptionProps) {
  const { title, description, problems, descriptionHint, limit, titleRef, onChange } = props;
  const { t } = useTranslation(['caseRequest', 'shared']);
  return (
    <>
      <TextInput
        ref={titleRef}
        name="title"
        value={title}
        label={t('shared:field.title')}
        hint={t('caseTitleHint')}
        error={problems.title}
        autoComplete="off"
        required
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <CountedTextArea
        name="description"
        value={description}
        rows={7}
        label={t('description')}
        hint={descriptionHint}
        error={problems.description}
        limit={limit}
        required
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </>
  );
}
