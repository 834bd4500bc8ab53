import { readIdentifier } from '@ainsathi/contract/identifier';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { useSession } from '../../session/session';
import { ChangedElsewhere } from '../../drafts/changed-elsewhere';
import { RestoredDraft } from '../../drafts/restored-draft';
import { changedFields, useFormDraft } from '../../drafts/use-form-draft';
import { useStaleEdit } from '../../drafts/use-stale-edit';
import { errorReason } from '../../graphql/error-message';
import { bindFields, showFieldErrors, summaryItems } from '../../graphql/form-errors';
import { phoneText } from '../../i18n/phone-text';
import { SubmitButton } from '../../ui/forms/submit-button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { TextArea } from '../../ui/forms/text-area';
import { TextInput } from '../../ui/forms/text-input';
import { UnsavedFields } from '../../ui/forms/unsaved-fields';
import { emailText } from '../../lib/email-text';
import {
  ClientProfileVersionDocument,
  UpdateClientProfileDocument,
  type ClientProfileForm_UserFragment,
} from './generated/client-profile-form';

graphql(`
  fragment ClientProfileForm_user on User {
    id
    name
    email
    phone
    address
    pendingEmail
    version
  }

  mutation UpdateClientProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      user {
        ...ClientProfileForm_user
      }
    }
  }

  query ClientProfileVersion {
    me {
      ...ClientProfileForm_user
    }
  }
`);

const profileValues = ({ name, email, phone, address }: ClientProfileForm_UserFragment) => ({
  name,
  email,
  phone: phoneText(phone ?? ''),
  address: address ?? '',
});

const profileFields = ['name', 'email', 'phone', 'address'] as const;

/** The form's own validation; the server validates again. An empty phone or address clears it. */
function clientProfileSchema(t: TFunction<['accounts', 'forms', 'shared']>, hasEmail: boolean) {
  const text = (count: number) => z.string().trim().max(count, t('forms:tooLong', { count }));
  const email = text(254)
    .min(1, t('emailMissing'))
    .pipe(emailText(t('forms:emailShape')));
  return z.object({
    name: text(120).min(1, t('shared:form.nameMissing')),
    email: hasEmail ? email : z.union([z.literal(''), email]),
    phone: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .refine(
          (typed) => /^\+?[\d\s().-]{6,24}$/.test(readIdentifier(typed).replace(/ ?\(\D*\)$/, '')),
          t('profile.phoneShape'),
        ),
    ]),
    address: text(500),
  });
}

function emailHint(
  t: TFunction<['accounts', 'forms', 'shared']>,
  { email, pendingEmail }: ClientProfileForm_UserFragment,
): string {
  if (pendingEmail)
    return t(email ? 'profile.emailPending' : 'profile.emailPendingFirst', { email: pendingEmail });
  return t(email ? 'profile.emailHint' : 'profile.emailNone');
}

type Outcome = { tone: 'success' | 'failure'; title: string } | null;

export function ClientProfileForm({ user }: { user: FragmentType<ClientProfileForm_UserFragment> }) {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const { rename } = useSession();
  const stored = readFragment<ClientProfileForm_UserFragment>(user);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [update, { client }] = useMutation(UpdateClientProfileDocument);
  const form = useForm({
    resolver: zodResolver(clientProfileSchema(t, stored.email !== '')),
    defaultValues: profileValues(stored),
    shouldFocusError: false,
  });
  const { handleSubmit, reset, setError, formState } = form;
  const draft = useFormDraft(form, 'client-profile', { validate: true });
  const { errors } = formState;
  const stale = useStaleEdit(
    form,
    { values: formState.defaultValues ?? {}, version: stored.version },
    async () => {
      const { data } = await client.query({
        query: ClientProfileVersionDocument,
        fetchPolicy: 'network-only',
      });
      const present = readFragment<ClientProfileForm_UserFragment>(data?.me);
      return present ? { values: profileValues(present), version: present.version } : null;
    },
  );
  const save = handleSubmit(
    async (values) => {
      setOutcome(null);
      stale.clear();
      try {
        const changes = changedFields(values, formState.defaultValues ?? {});
        const { data } = await update({ variables: { input: { ...changes, version: stale.version } } });
        const saved = readFragment<ClientProfileForm_UserFragment>(data?.updateProfile.user);
        if (!saved) return;
        rename({ name: saved.name, email: saved.email });
        draft.clear();
        reset(profileValues(saved));
        stale.saved(saved.version);
        setOutcome({ tone: 'success', title: t('profile.updated') });
      } catch (error) {
        if (await stale.rebase(error)) return;
        showFieldErrors(error, profileFields, setError);
        setOutcome({ tone: 'failure', title: t('profile.updateFailed', { reason: errorReason(error) }) });
      }
    },
    () => {
      setOutcome(null);
      stale.clear();
    },
  );
  const labels = {
    name: t('shared:field.fullName'),
    email: t('shared:field.email'),
    phone: t('shared:field.phone'),
    address: t('shared:field.address'),
  };
  const problems = summaryItems(errors);
  const field = (name: (typeof profileFields)[number]) => ({
    ...bindFields(form)(name),
    label: labels[name],
  });
  return (
    <UnsavedFields value={{ names: draft.unsavedFields, label: t('forms:unsavedField') }}>
      <form onSubmit={save} noValidate className="grid min-w-0 gap-5">
        {stale.elsewhere && <ChangedElsewhere changes={stale.elsewhere} labelOf={(name) => labels[name]} />}
        {draft.restored && !outcome && !stale.elsewhere && (
          <RestoredDraft
            changed={draft.unsavedFields.map((name) => labels[name])}
            problems={formState.submitCount > 0 ? [] : problems}
            onDiscard={draft.discard}
          />
        )}
        {outcome && <FormMessage tone={outcome.tone} title={outcome.title} takesFocus />}
        {!outcome && formState.submitCount > 0 && (
          <ErrorSummary items={problems} attempt={formState.submitCount} />
        )}
        <TextInput {...field('name')} autoComplete="name" required />
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          hint={emailHint(t, stored)}
          autoComplete="email"
          {...(stored.email ? { required: true } : { optional: t('shared:field.optional') })}
        />
        <TextInput
          {...field('phone')}
          type="tel"
          inputMode="tel"
          optional={t('shared:field.optional')}
          hint={t('profile.phoneHint')}
          autoComplete="tel"
        />
        <TextArea
          {...field('address')}
          rows={3}
          optional={t('shared:field.optional')}
          autoComplete="street-address"
        />
        <div>
          <SubmitButton busy={formState.isSubmitting} busyLabel={t('shared:act.saving')}>
            {t('profile.submit')}
          </SubmitButton>
        </div>
      </form>
    </UnsavedFields>
  );
}
