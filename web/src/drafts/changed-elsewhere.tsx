import { excerptOf } from '@ainsathi/contract/cut-text';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../ui/forms/form-message';
import type { ChangeElsewhere } from './use-stale-edit';

interface ChangedElsewhereProps<Values> {
  changes: ChangeElsewhere<Values>[];
  /** The label of a field, as the form writes it. */
  labelOf: (name: keyof Values & string) => string;
}

const longestExcerpt = 120;

function textOf(saved: unknown): string {
  if (Array.isArray(saved)) return saved.map(textOf).join('; ');
  if (typeof saved === 'object' && saved !== null) return Object.values(saved).join(', ');
  return typeof saved === 'string' ? saved : '';
}

/** After an edit was refused because of a later version: shows the differences. */
export function ChangedElsewhere<Values>({ changes, labelOf }: ChangedElsewhereProps<Values>) {
  const { t } = useTranslation('forms');
  return (
    <FormMessage tone="warning" title={t('stale.title')} takesFocus>
      <p>{t('stale.differs')}</p>
      <ul className="my-2 grid list-disc gap-1 pl-5">
        {changes.map(({ name, saved, changedHere }) => (
          <li key={name}>
            <b className="font-semibold">{labelOf(name)}:</b>{' '}
            {excerptOf(textOf(saved), longestExcerpt) || t('stale.empty')}
            {changedHere && ` (${t('stale.mine')})`}
          </li>
        ))}
      </ul>
      <p>{t('stale.kept')}</p>
    </FormMessage>
  );
}
