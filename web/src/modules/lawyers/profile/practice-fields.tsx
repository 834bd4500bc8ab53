import { wordsOfArea } from '@ainsathi/contract/topic-words';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Combobox } from '../../../ui/forms/choices/combobox';
import { FormMessage } from '../../../ui/forms/form-message';
import { MultiCombobox } from '../../../ui/forms/choices/multi-combobox';
import type {
  PracticeFields_DistrictFragment,
  PracticeFields_PracticeAreaFragment,
} from './generated/practice-fields';
import { Select } from '../../../ui/forms/choices/select';
import { FirstTalkField } from './first-talk-field';
import { ProfileText } from './profile-text-fields';
import { courtLevelNames, languageNames, type ProfileValues } from './profile-values';
import { useLocalName } from '../../../i18n/use-local-name';

graphql(`
  fragment PracticeFields_district on District {
    id
    name
    nameBangla
    division
    aliases
  }

  fragment PracticeFields_practiceArea on PracticeArea {
    id
    name
  }
`);

type DistrictData = FragmentType<PracticeFields_DistrictFragment>;
type PracticeAreaData = FragmentType<PracticeFields_PracticeAreaFragment>;

export interface PracticeFieldsProps {
  districts: readonly DistrictData[];
  practiceAreas: readonly PracticeAreaData[];
  /** The verified licence number: changing it requires a new verification. Null if none is verified. */
  verifiedLicense: string | null;
}

function LicenseField({ verifiedLicense }: { verifiedLicense: string | null }) {
  const { t } = useTranslation('lawyerProfileForm');
  const { control } = useFormContext<ProfileValues>();
  const typed = useWatch({ control, name: 'licenseNumber' });
  const changed = verifiedLicense !== null && typed.trim() !== verifiedLicense;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <ProfileText name="licenseNumber" hint={t('practice.licenseHint')} />
        <ProfileText name="experience" hint={t('practice.experienceHint')} inputMode="numeric" />
      </div>
      {changed && (
        <FormMessage tone="warning" title={t('practice.licenseWarning')}>
          {t('practice.licenseWarningText', { number: verifiedLicense })}
        </FormMessage>
      )}
    </>
  );
}

function PracticeAreasField({ practiceAreas }: { practiceAreas: readonly PracticeAreaData[] }) {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers']);
  const local = useLocalName();
  const { control } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({ control, name: 'practiceAreas' });
  const options = readFragment<PracticeFields_PracticeAreaFragment>(practiceAreas).map(({ name }) => ({
    value: name,
    label: local(name),
    keywords: wordsOfArea(name),
  }));
  return (
    <MultiCombobox
      {...field}
      label={t('lawyers:field.practiceAreas')}
      hint={t('practice.practiceAreasHint')}
      error={fieldState.error?.message}
      options={options}
      placeholder={t('practice.practiceAreasAdd')}
      labels={{
        list: t('lawyers:field.practiceAreas'),
        remove: (area) => t('practice.practiceAreasRemove', { area }),
        nothing: t('practice.practiceAreasNothing'),
      }}
    />
  );
}

function DistrictField({ districts }: { districts: readonly DistrictData[] }) {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers']);
  const local = useLocalName();
  const { control, trigger } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({ control, name: 'district' });
  const options = readFragment<PracticeFields_DistrictFragment>(districts).map(
    ({ name, nameBangla, division, aliases }) => ({
      value: name,
      label: local(name),
      note: t('practice.districtNote', { other: local(name) === name ? nameBangla : name, division }),
      keywords: [name, nameBangla, ...aliases],
    }),
  );
  return (
    <Combobox
      {...field}
      onChange={(district) => {
        field.onChange(district);
        void trigger('district');
      }}
      label={t('lawyers:field.district')}
      hint={t('practice.districtHint')}
      error={fieldState.error?.message}
      options={options}
      fieldClassName="sm:max-w-85"
      labels={{
        open: t('practice.districtOpen'),
        clear: t('lawyers:choice.clear'),
        nothing: t('practice.districtNothing'),
      }}
    />
  );
}

function CourtField() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers']);
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <Select
      {...register('courtLevel')}
      label={t('lawyers:field.courtLevel')}
      hint={t('practice.courtHint')}
      error={formState.errors.courtLevel?.message}
      placeholder={t('practice.courtNone')}
      options={courtLevelNames.map((value) => ({ value, label: t(`lawyers:court.${value}`) }))}
      fieldClassName="sm:max-w-85"
    />
  );
}

function LanguagesField() {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers']);
  const { control } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({ control, name: 'languages' });
  return (
    <MultiCombobox
      {...field}
      label={t('lawyers:field.languages')}
      hint={t('practice.languagesHint')}
      error={fieldState.error?.message}
      options={languageNames.map((value) => ({ value, label: t(`lawyers:language.${value}`) }))}
      placeholder={t('practice.languagesAdd')}
      labels={{
        list: t('lawyers:field.languages'),
        remove: (area) => t('practice.practiceAreasRemove', { area }),
        nothing: t('practice.languagesNothing'),
      }}
    />
  );
}

export function PracticeFields({ districts, practiceAreas, verifiedLicense }: PracticeFieldsProps) {
  const { t } = useTranslation('lawyerProfileForm');
  return (
    <>
      <LicenseField verifiedLicense={verifiedLicense} />
      <PracticeAreasField practiceAreas={practiceAreas} />
      <DistrictField districts={districts} />
      <CourtField />
      <LanguagesField />
      <ProfileText name="awayUntil" hint={t('practice.awayHint')} type="date" fieldClassName="sm:max-w-85" />
      <FirstTalkField />
      <ProfileText
        name="mostInvitations"
        hint={t('practice.mostInvitationsHint')}
        inputMode="numeric"
        fieldClassName="sm:max-w-85"
      />
    </>
  );
}
