import { pictureLimits } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { useSession } from '../../../session/session';
import { ChangedElsewhere } from '../../../drafts/changed-elsewhere';
import { RestoredDraft } from '../../../drafts/restored-draft';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { useStaleEdit } from '../../../drafts/use-stale-edit';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { useUploadProgress } from '../../../graphql/use-upload-progress';
import { yearInDhaka } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { ErrorSummary, goToField } from '../../../ui/forms/error-summary';
import { fileRefusal } from '../../../ui/forms/file-refusal';
import { FormMessage } from '../../../ui/forms/form-message';
import { FormSection } from '../../../ui/page-header';
import { SaveBar } from '../../../ui/forms/save-bar';
import { UnsavedFields } from '../../../ui/forms/unsaved-fields';
import { EducationRows } from './education-rows';
import {
  UpdateLawyerProfileDocument,
  type LawyerProfileForm_LawyerFragment,
} from './generated/lawyer-profile-form';
import { PictureField } from './picture-field';
import { useProfileFieldLabels } from './profile-field-labels';
import { PracticeFields, type PracticeFieldsProps } from './practice-fields';
import {
  AboutSection,
  BanglaSection,
  ChamberSection,
  PaymentSection,
  PersonalSection,
} from './profile-sections';
import { countChanges, errorItems } from './profile-form-state';
import { readStoredProfile } from './stored-profile';
import { profileInput, profileSchema, profileValues, type ProfileValues } from './profile-values';

graphql(`
  fragment LawyerProfileForm_lawyer on Lawyer {
    id
    name
    nameBangla
    checkedName
    checkedNameBangla
    email
    phone
    address
    profilePicSmall
    licenseNumber
    experience
    practiceAreas
    district
    courtLevel
    languages
    awayUntil
    mostInvitations
    firstTalkPoisha
    firstTalkMinutes
    chamberName
    chamberAddress
    clientPhone
    bankDetails
    mobilePaymentDetails
    bio
    chamberNameBangla
    chamberAddressBangla
    bioBangla
    education {
      degree
      university
      year
    }
    verification
    verificationReason
    verifiedAt
    version
  }

  mutation UpdateLawyerProfile($input: LawyerProfileInput!, $picture: Upload) {
    updateLawyerProfile(input: $input, picture: $picture) {
      lawyer {
        ...LawyerProfileForm_lawyer
      }
    }
  }
`);

export interface LawyerProfileFormProps extends Omit<PracticeFieldsProps, 'verifiedLicense'> {
  lawyer: FragmentType<LawyerProfileForm_LawyerFragment>;
}

/** The effect of a save on the licence's verification. */
function savedNote({ verification, licenseNumber }: LawyerProfileForm_LawyerFragment) {
  if (verification === 'VERIFIED') return 'updatedVerified';
  return licenseNumber ? 'updatedPending' : 'updatedWithoutLicense';
}

interface Outcome {
  tone: 'success' | 'failure';
  title: string;
  note: string;
}

export function LawyerProfileForm({ lawyer: masked, districts, practiceAreas }: LawyerProfileFormProps) {
  const { t } = useTranslation(['lawyerProfileForm', 'lawyers', 'accounts', 'forms', 'shared']);
  const { rename } = useSession();
  const lawyer = readFragment<LawyerProfileForm_LawyerFragment>(masked);
  const [picture, setPicture] = useState<File | null>(null);
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const upload = useUploadProgress();
  const [update, { client }] = useMutation(UpdateLawyerProfileDocument);
  const hasEducation = lawyer.education.length > 0;
  const schema = useMemo(() => profileSchema(t, Number(yearInDhaka()), hasEducation), [t, hasEducation]);
  const form = useForm<ProfileValues>({
    resolver: zodResolver(schema),
    defaultValues: profileValues(lawyer),
    shouldFocusError: false,
  });
  const { hash } = useLocation();
  useEffect(
    function focusLinkedField() {
      goToField(hash.slice(1));
    },
    [hash],
  );
  const draft = useFormDraft(form, 'lawyer-profile', { validate: true });
  const stale = useStaleEdit(
    form,
    { values: form.formState.defaultValues ?? {}, version: lawyer.version ?? '' },
    () => readStoredProfile(client),
  );
  const fieldLabels = useProfileFieldLabels();
  const pictureRefusals = { type: t('forms:picture.wrongType'), size: t('forms:picture.tooLarge') };
  const { errors, dirtyFields, isSubmitting, submitCount } = form.formState;
  const refusal = fileRefusal(picture, pictureLimits);
  // Before the first submit, the message beside the field is enough.
  const pictureProblem = refusal && submitCount > 0 ? pictureRefusals[refusal] : pictureError;
  const items = [
    ...(pictureProblem ? [{ fieldId: 'profilePic', message: pictureProblem }] : []),
    ...errorItems(errors),
  ];
  const refuse = (error: unknown) => {
    for (const { field, message } of fieldErrors(error)) {
      const name = field.replace(/^input\./, '');
      if (name === 'picture' || name === 'profilePic') setPictureError(message);
      else if ((name.split('.')[0] ?? '') in form.getValues())
        form.setError(name as FieldPath<ProfileValues>, { message });
    }
    const title = t('accounts:profile.updateFailed', { reason: errorReason(error) });
    setOutcome({ tone: 'failure', title, note: t('forms:notSaved') });
  };
  const save = form.handleSubmit(async (values) => {
    setOutcome(null);
    stale.clear();
    setPictureError(null);
    if (refusal) return;
    try {
      const changes = profileInput(values, form.formState.defaultValues);
      const variables = { input: { ...changes, version: stale.version }, picture };
      const { data } = await update({ variables, context: upload.context });
      const stored = readFragment<LawyerProfileForm_LawyerFragment>(data?.updateLawyerProfile.lawyer);
      if (!stored) return;
      draft.clear();
      form.reset(profileValues(stored));
      stale.saved(stored.version ?? '');
      setPicture(null);
      rename({ name: stored.name, email: stored.email ?? '' });
      setOutcome({ tone: 'success', title: t('accounts:profile.updated'), note: t(savedNote(stored)) });
    } catch (error) {
      if (!(await stale.rebase(error))) refuse(error);
    } finally {
      upload.done();
    }
  });
  const changes = countChanges(dirtyFields, picture);
  const verifiedLicense = lawyer.verification === 'VERIFIED' ? (lawyer.licenseNumber ?? '') : null;
  return (
    <FormProvider {...form}>
      <UnsavedFields value={{ names: draft.unsavedFields, label: t('forms:unsavedField') }}>
        <form noValidate onSubmit={(event) => void save(event)}>
          <div className="grid gap-4 not-empty:mb-6">
            {/* Before the first submit only a restored draft can have errors, and its own message tells them. */}
            {submitCount > 0 && (
              <ErrorSummary description={t('forms:notSaved')} items={items} attempt={submitCount} />
            )}
            {stale.elsewhere && (
              <ChangedElsewhere changes={stale.elsewhere} labelOf={(name) => fieldLabels[name]} />
            )}
            {draft.restored && !outcome && !stale.elsewhere && (submitCount === 0 || items.length === 0) && (
              <RestoredDraft
                changed={draft.unsavedFields.map((name) => fieldLabels[name])}
                problems={items}
                onDiscard={draft.discard}
              />
            )}
            {outcome && items.length === 0 && (
              <FormMessage tone={outcome.tone} title={outcome.title} takesFocus>
                {outcome.note}
              </FormMessage>
            )}
          </div>
          <FormSection title={t('picture.section')} description={t('picture.about')}>
            <PictureField
              lawyer={lawyer}
              value={picture}
              error={pictureError}
              refusals={pictureRefusals}
              progress={upload.progress}
              onChange={(file) => {
                setPicture(file);
                setPictureError(null);
              }}
            />
          </FormSection>
          <PersonalSection checkedName={lawyer.checkedName} />
          <FormSection title={t('lawyers:field.practice')} description={t('practice.about')}>
            <PracticeFields
              districts={districts}
              practiceAreas={practiceAreas}
              verifiedLicense={verifiedLicense}
            />
          </FormSection>
          <ChamberSection />
          <PaymentSection />
          <AboutSection />
          <BanglaSection checkedName={lawyer.checkedNameBangla} />
          <FormSection title={t('lawyers:field.education')} description={t('education.about')}>
            <EducationRows />
          </FormSection>
          <SaveBar unsaved={changes > 0} status={changes > 0 ? t('unsaved', { count: changes }) : t('saved')}>
            <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('sending')}>
              {t('accounts:profile.submit')}
            </Button>
          </SaveBar>
        </form>
      </UnsavedFields>
    </FormProvider>
  );
}
