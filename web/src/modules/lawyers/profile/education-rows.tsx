import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindFields } from '../../../graphql/form-errors';
import { Button, IconButton } from '../../../ui/button';
import { TextInput } from '../../../ui/forms/text-input';
import { emptyRow, type ProfileValues } from './profile-values';

function Row({ index, onRemove }: { index: number; onRemove: (() => void) | null }) {
  const { t } = useTranslation('lawyerProfileForm');
  const form = useFormContext<ProfileValues>();
  const field = bindFields(form);
  const row = useWatch({ control: form.control, name: `education.${index}` });
  const number = index + 1;
  const { degree, university } = row;
  return (
    <li className="rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-4">
      <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_128px_44px]">
        <legend className="sr-only">{t('education.row', { number })}</legend>
        <TextInput
          {...field(`education.${index}.degree`)}
          label={t('education.degree')}
          autoComplete="off"
          fieldClassName="max-sm:col-span-full"
        />
        <TextInput
          {...field(`education.${index}.university`)}
          label={t('education.university')}
          autoComplete="off"
          fieldClassName="max-sm:col-span-full"
        />
        <TextInput
          {...field(`education.${index}.year`)}
          label={t('education.year')}
          autoComplete="off"
          inputMode="numeric"
        />
        {onRemove && (
          <IconButton
            bare
            danger
            icon={Trash2}
            label={
              degree && university
                ? t('education.removeNamed', { degree, university })
                : t('education.remove', { number })
            }
            onClick={onRemove}
            className="mt-7"
          />
        )}
      </fieldset>
    </li>
  );
}

export function EducationRows() {
  const { t } = useTranslation('lawyerProfileForm');
  const { control, setFocus } = useFormContext<ProfileValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'education' });
  const [removed, setRemoved] = useState(0);
  const removeRow = (index: number) => {
    remove(index);
    setRemoved(removed + 1);
    setFocus(`education.${Math.max(0, index - 1)}.degree`);
  };
  return (
    <>
      <ol className="grid gap-3">
        {fields.map((field, index) => (
          <Row key={field.id} index={index} onRemove={fields.length > 1 ? () => removeRow(index) : null} />
        ))}
      </ol>
      <div>
        <Button
          icon={Plus}
          onClick={() => append({ ...emptyRow }, { focusName: `education.${fields.length}.degree` })}
        >
          {t('education.add')}
        </Button>
        <span role="status" className="sr-only">
          {removed > 0 && t('education.removed')}
        </span>
      </div>
    </>
  );
}
