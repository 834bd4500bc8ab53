import { type Control } from 'react-hook-form';
import type { MutationForm } from '../../drafts/use-mutation-form';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/forms/field';
import { LimitedTextField } from '../../ui/forms/limited-text-field';

interface TextFormProps {
  form: MutationForm & { control: Control<{ body: string }> };
  id: string;
  label: string;
  hint?: string;
  limit: number;
  rows?: number;
  submit: { label: string; busyLabel: string };
}

/** One text with a button, in the page. */
export function TextForm({ form, submit, ...field }: TextFormProps) {
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-3">
      <LimitedTextField control={form.control} name="body" {...field} />
      {form.failure && (
        <div role="alert">
          <FieldError>{form.failure.reason}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" busy={form.isSubmitting} busyLabel={submit.busyLabel}>
          {submit.label}
        </Button>
      </div>
    </form>
  );
}
