import { longest } from '@ainsathi/contract/limits';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';
import { TextArea, type TextAreaProps } from '../../../ui/forms/text-area';
import { TextInput, type TextInputProps } from '../../../ui/forms/text-input';
import { useProfileFieldLabels } from './profile-field-labels';
import type { ProfileTextName, ProfileValues } from './profile-values';

interface OwnProps {
  name: ProfileTextName | 'name' | 'email' | 'experience' | 'awayUntil' | 'mostInvitations';
  optional?: boolean;
}
type Own<Props> = Omit<Props, 'label' | 'error' | keyof OwnProps> & OwnProps;

function useProfileField({ name, optional }: OwnProps) {
  const { t } = useTranslation('shared');
  const { formState } = useFormContext<ProfileValues>();
  return {
    label: useProfileFieldLabels()[name],
    error: formState.errors[name]?.message,
    optional: optional ? t('field.optional') : undefined,
  };
}

export function ProfileText({ name, optional, ...rest }: Own<TextInputProps>) {
  const { register } = useFormContext<ProfileValues>();
  return (
    <TextInput autoComplete="off" {...register(name)} {...rest} {...useProfileField({ name, optional })} />
  );
}

export function ProfileTextArea({ name, optional, ...rest }: Own<TextAreaProps>) {
  const { register } = useFormContext<ProfileValues>();
  return (
    <TextArea autoComplete="off" {...register(name)} {...rest} {...useProfileField({ name, optional })} />
  );
}

export function ProfileAddress(props: Own<TextAreaProps>) {
  return <ProfileTextArea {...props} rows={2} className="min-h-18!" />;
}

/** A bio with its counter; controlled, because the counter needs the initial text. */
export function ProfileBio(props: OwnProps & { name: 'bio' | 'bioBangla' }) {
  const { control } = useFormContext<ProfileValues>();
  const { field } = useController({ control, name: props.name });
  return <CountedTextArea {...field} {...useProfileField(props)} rows={7} limit={longest.bio} />;
}
