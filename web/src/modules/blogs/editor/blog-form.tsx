import { longest, pictureLimits } from '@ainsathi/contract/limits';
import { practiceAreas } from '@ainsathi/contract/places';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { bindFields } from '../../../graphql/form-errors';
import { useUploadProgress } from '../../../graphql/use-upload-progress';
import { formatDateTime } from '../../../i18n/format';
import { ChangedElsewhere } from '../../../drafts/changed-elsewhere';
import { changedFields } from '../../../drafts/use-form-draft';
import { useStaleEdit, type SavedVersion } from '../../../drafts/use-stale-edit';
import { Button, ButtonLink } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { fileRefusal } from '../../../ui/forms/file-refusal';
import { FormMessage } from '../../../ui/forms/form-message';
import { SaveBar } from '../../../ui/forms/save-bar';
import { Select } from '../../../ui/forms/choices/select';
import { TextInput } from '../../../ui/forms/text-input';
import { BanglaFields } from './bangla-fields';
import { blogTextNames, type BlogTexts, textsOf } from './blog-draft';
import { BlogImageField } from './blog-image-field';
import { DraftStatus } from './draft-status';
import { MarkdownEditor } from './markdown-editor';
import { unfinishedDraft, useBlogDraft } from './use-blog-draft';
import { useBlogSchema } from './use-blog-schema';
import { useLocalName } from '../../../i18n/use-local-name';

interface BlogEdit {
  texts: BlogTexts;
  /** For an existing blog: the changed texts, and the version that the edit is based on. */
  changes: Partial<BlogTexts> & { version?: string };
  image: File | null;
  /** For the mutation's options. */
  context: ReturnType<typeof useUploadProgress>['context'];
}

export interface BlogFormProps {
  /** The storage key of the draft, from `blogDraftKey`. */
  draft: string;
  /** Empty for a new blog. Read once. */
  initial: BlogTexts;
  image?: string | null;
  submitLabel: string;
  sendingLabel: string;
  cancelTo: string;
  /** The sentence for a failure, e.g. "Failed to save blog: {reason}". */
  failure: (reason: string) => string;
  /** The version of the edit, and how to request the present version; not for a new blog. */
  present?: { version: string; read: () => Promise<SavedVersion<BlogTexts> | null> };
  onSave: (edit: BlogEdit) => Promise<unknown>;
  /** Called once the blog is saved and the draft removed. */
  onSaved: () => unknown;
}

const labelKeys = {
  title: 'shared:field.title',
  content: 'form.content',
  practiceArea: 'blogs:topic',
  titleBangla: 'form.titleBangla',
  contentBangla: 'form.contentBangla',
} as const satisfies Record<keyof BlogTexts, string>;

function ContentField({ form }: { form: UseFormReturn<BlogTexts> }) {
  const { t } = useTranslation('blogEditor');
  const { field, fieldState } = useController({ control: form.control, name: 'content' });
  return (
    <MarkdownEditor
      {...field}
      label={t('form.content')}
      hint={t('form.contentHint')}
      error={fieldState.error?.message}
      limit={longest.blogContent}
    />
  );
}

/** Title, topic, Markdown with preview, image, and a draft in this browser. */
export function BlogForm(props: BlogFormProps) {
  const { t, i18n } = useTranslation(['blogEditor', 'blogs', 'forms', 'shared']);
  const local = useLocalName();
  const [initial, setInitial] = useState(props.initial);
  const [found] = useState(() => unfinishedDraft(props.draft, initial));
  const [image, setImage] = useState<File | null>(null);
  const [imageError, setImageError] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const upload = useUploadProgress();
  const schema = useBlogSchema();
  const form = useForm<BlogTexts>({
    resolver: zodResolver(schema),
    defaultValues: found ? textsOf(found) : initial,
    shouldFocusError: false,
  });
  const practiceArea = useWatch({ control: form.control, name: 'practiceArea' });
  const draft = useBlogDraft(props.draft, initial, found, form);
  const stale = useStaleEdit(form, { values: initial, version: props.present?.version ?? '' }, async () => {
    const saved = (await props.present?.read()) ?? null;
    if (saved) setInitial(saved.values);
    return saved;
  });
  const refusal = fileRefusal(image, pictureLimits);
  const imageRefusals = { type: t('forms:picture.wrongType'), size: t('forms:picture.tooLarge') };

  const { errors, isSubmitting, submitCount } = form.formState;
  // Before the first submit, the message beside the field is enough.
  const imageProblem = refusal && submitCount > 0 ? imageRefusals[refusal] : imageError;
  const items = [
    ...blogTextNames.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ fieldId: name, message }] : [];
    }),
    ...(imageProblem ? [{ fieldId: 'image', message: imageProblem }] : []),
  ];
  const refuse = (error: unknown) => {
    const fields = fieldErrors(error);
    for (const { field, message } of fields) {
      const name = field.replace(/^input\./, '');
      const text = blogTextNames.find((one) => one === name);
      if (text) form.setError(text, { message });
      if (name === 'image') setImageError(message);
    }
    setReason(props.failure(errorReason(error)));
  };
  const send = form.handleSubmit(async (texts) => {
    setReason(null);
    stale.clear();
    setImageError(null);
    if (refusal) return;
    const changes = { ...changedFields(texts, initial), version: stale.version };
    try {
      await props.onSave({ texts, changes, image, context: upload.context });
    } catch (error) {
      if (!(await stale.rebase(error))) refuse(error);
      return;
    } finally {
      upload.done();
    }
    draft.finish();
    await props.onSaved();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <ErrorSummary description={t('forms:notSaved')} items={items} attempt={submitCount} />
      {stale.elsewhere && (
        <ChangedElsewhere changes={stale.elsewhere} labelOf={(name) => t(labelKeys[name])} />
      )}
      {reason && items.length === 0 && (
        <FormMessage tone="failure" title={reason} takesFocus>
          {t('invalid.lost')}
        </FormMessage>
      )}
      {draft.restored && (
        <FormMessage
          tone="information"
          title={t('draft.restored')}
          action={
            <Button size="small" onClick={draft.discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restoredNote', { time: formatDateTime(draft.restored.savedAt, i18n.language) })}
        </FormMessage>
      )}
      <TextInput {...bindFields(form)('title')} label={t('shared:field.title')} autoComplete="off" />
      <Select
        {...form.register('practiceArea')}
        label={t('blogs:topic')}
        optional={t('shared:field.optional')}
        hint={t('form.practiceAreaHint')}
        placeholder={t('form.noPracticeArea')}
        options={practiceAreas.map(({ name }) => ({ value: name, label: local(name) }))}
        fieldClassName="max-w-measure"
      />
      <ContentField form={form} />
      <BanglaFields form={form} />
      <BlogImageField
        practiceArea={practiceArea}
        image={props.image}
        file={image}
        error={imageError}
        refusals={imageRefusals}
        progress={upload.progress}
        onChange={(file) => {
          setImage(file);
          setImageError(null);
        }}
      />
      <SaveBar
        unsaved={form.formState.isDirty || image !== null}
        status={<DraftStatus savedAt={draft.savedAt} failed={draft.failed} editing={initial.title !== ''} />}
      >
        <ButtonLink to={props.cancelTo}>{t('shared:act.cancel')}</ButtonLink>
        <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={props.sendingLabel}>
          {props.submitLabel}
        </Button>
      </SaveBar>
    </form>
  );
}
