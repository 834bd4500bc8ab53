import { useTranslation } from 'react-i18next';
import type { FieldPath } from 'react-hook-form';
import type { bindFields } from '../../../graphql/form-errors';
import { Select } from '../../../ui/forms/choices/select';
import { FoldedFields } from '../../../ui/forms/folded-fields';
import { TextInput } from '../../../ui/forms/text-input';
import { partyRoles, type FactsValues } from './facts-form';

type Field = ReturnType<typeof bindFields<FactsValues, unknown>>;

interface FactsFieldsProps {
  /** Of a form that has these fields and perhaps others. */
  field: (name: FieldPath<FactsValues>) => Omit<ReturnType<Field>, 'name'> & { name: string };
  /** Of an own case that its client has not joined. */
  hasClient: boolean;
}

/** Number, court and parties of a case; what is rarely noted is folded. */
export function FactsFields({ field, hasClient }: FactsFieldsProps) {
  const { t } = useTranslation('casePage');
  const input = (name: Exclude<keyof FactsValues, 'ourRole'>) => (
    <TextInput {...field(name)} label={t(`facts.${name}`)} autoComplete="off" />
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_6rem]">
        {input('kind')}
        {input('number')}
        <TextInput {...field('year')} label={t('facts.year')} inputMode="numeric" autoComplete="off" />
      </div>
      {input('court')}
      {hasClient && (
        <div className="grid gap-3 sm:grid-cols-2">
          {input('clientName')}
          <TextInput {...field('clientPhone')} label={t('facts.clientPhone')} type="tel" autoComplete="off" />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {input('ourName')}
        <Select
          {...field('ourRole')}
          label={t('facts.ourRole')}
          placeholder={t('facts.noRole')}
          options={partyRoles.map((value) => ({ value, label: t(`facts.role.${value}`) }))}
        />
        {input('otherName')}
        {input('otherCounsel')}
      </div>
      <FoldedFields
        label={t('facts.more')}
        filled={false}
        hasError={Boolean(field('policeStation').error ?? field('sections').error)}
      >
        {input('policeStation')}
        {input('sections')}
      </FoldedFields>
    </>
  );
}
