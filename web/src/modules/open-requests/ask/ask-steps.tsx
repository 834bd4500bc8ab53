import { longest } from '@ainsathi/contract/limits';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';
import { EmergencyNumbers } from '../../../ui/emergency-numbers';
import { RadioCards } from '../../../ui/forms/choices/radio-cards';
import { TextInput } from '../../../ui/forms/text-input';
import { TitleAndDescription } from '../../../ui/forms/title-and-description';
import { parties, type AskFields, type AskProblems } from './ask-fields';
import { TickBox } from '../../../ui/forms/tick-box';

export interface AskStepProps {
  fields: AskFields;
  problems: AskProblems;
  change: (changed: Partial<AskFields>) => void;
}

/** Subject and district fields, passed in by the screen. */
export type SubjectFields = (props: AskStepProps) => ReactNode;

/** Also offered if nobody nearby was found. */
export function Anywhere({ fields, change }: Pick<AskStepProps, 'fields' | 'change'>) {
  const { t } = useTranslation('ask');
  return (
    <TickBox
      name="anywhere"
      label={t('subject.anywhere')}
      description={t('subject.anywhereText')}
      checked={fields.anywhere === 'yes'}
      onChange={(isChecked) => change({ anywhere: isChecked ? 'yes' : '' })}
    />
  );
}

export function SubjectStep({ subjectFields, ...props }: AskStepProps & { subjectFields: SubjectFields }) {
  const { t } = useTranslation('caseRequest');
  const { fields, problems, change } = props;
  return (
    <>
      <CountedTextArea
        name="description"
        value={fields.description}
        rows={2}
        label={t('description')}
        hideLabel
        error={problems.description}
        limit={longest.requestText}
        className="min-h-19!"
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      {subjectFields(props)}
      <Anywhere {...props} />
    </>
  );
}

export function HappenedStep({ fields, problems, change }: AskStepProps) {
  const { t } = useTranslation('ask');
  return (
    <>
      <TitleAndDescription
        title={fields.title}
        description={fields.description}
        problems={problems}
        descriptionHint={t('happened.descriptionHint')}
        limit={longest.requestText}
        onChange={change}
      />
      <RadioCards
        name="urgent"
        legend={t('happened.soon')}
        value={fields.urgent === 'yes' ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t('happened.urgent') },
          { value: 'no', label: t('happened.notUrgent') },
        ]}
        onChange={({ currentTarget }) => change({ urgent: currentTarget.value === 'yes' ? 'yes' : '' })}
      />
      <TextInput
        name="courtDate"
        type="date"
        value={fields.courtDate}
        label={t('happened.courtDate')}
        error={problems.courtDate}
        fieldClassName="sm:max-w-60"
        onChange={({ currentTarget }) => change({ courtDate: currentTarget.value })}
      />
    </>
  );
}

export function OtherSideStep({ fields, problems, change }: AskStepProps) {
  const { t } = useTranslation('ask');
  const [cannotPay, setCannotPay] = useState(false);
  return (
    <>
      <p className="text-ink-2">{t('parties.text')}</p>
      {parties.map((name, index) => (
        <TextInput
          key={name}
          name={name}
          value={fields[name]}
          label={t('parties.name', { number: index + 1 })}
          error={problems[name]}
          maxLength={longest.name}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      <TickBox name="cannotPay" label={t('parties.cannotPay')} checked={cannotPay} onChange={setCannotPay} />
      {cannotPay && (
        <div role="status">
          <p>{t('parties.stateCanPay')}</p>
          <EmergencyNumbers />
        </div>
      )}
    </>
  );
}
