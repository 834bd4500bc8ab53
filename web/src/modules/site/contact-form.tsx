import { zodResolver } from '@hookform/resolvers/zod';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ScriptNote } from '../../ui/forms/script-note';
import { useSite } from '../../routing/site';
import { z } from 'zod';
import { useFormDraft } from '../../drafts/use-form-draft';
import { bindFields, summaryItems } from '../../graphql/form-errors';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { ExternalLink } from '../../ui/text-link';
import { TextArea } from '../../ui/forms/text-area';
import { TextInput } from '../../ui/forms/text-input';
import { emailText } from '../../lib/email-text';

/** The URL of a WhatsApp chat with a number and a prefilled text. */
function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

const preparation = 800;
const idOf = (name: string) => `contact-${name}`;

function useContactForm() {
  const { t } = useTranslation(['contactForm', 'shared']);
  const schema = z.object({
    name: z.string().trim().min(1, t('shared:form.nameMissing')),
    email: z.union([z.literal(''), emailText(t('emailShape'))]),
    message: z.string().trim().min(1, t('messageMissing')),
  });
  // No default values: text typed before hydration is read from the fields.
  return useForm({ resolver: zodResolver(schema), shouldFocusError: false });
}

/** Opens a WhatsApp chat; sends nothing to our server. */
export function ContactForm() {
  const { t } = useTranslation(['contactForm', 'shared', 'errors']);
  const { whatsappNumber } = useSite();
  const form = useContactForm();
  const draft = useFormDraft(form, 'contact');
  const [pending, setPending] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  // Counts offline submits, so that each announces the failure again.
  const [offlineSubmits, setOfflineSubmits] = useState(0);
  useEffect(
    function openWhenPrepared() {
      if (pending === null) return undefined;
      const timer = setTimeout(() => {
        setPending(null);
        setAddress(pending);
        window.open(pending, '_blank', 'noopener,noreferrer');
      }, preparation);
      return () => clearTimeout(timer);
    },
    [pending],
  );
  const { errors, submitCount } = form.formState;
  const field = (name: 'name' | 'email' | 'message') => ({ ...bindFields(form)(name), id: idOf(name) });
  const items = summaryItems(errors, idOf);
  const send = form.handleSubmit(({ name, email, message }) => {
    // Offline, the chat's tab would only show the browser's error page.
    if (!navigator.onLine) {
      setAddress(null);
      setOfflineSubmits(offlineSubmits + 1);
      return;
    }
    setOfflineSubmits(0);
    draft.clear();
    setPending(
      whatsappAddress(whatsappNumber, t('text', { name, email: email || t('notProvided'), message })),
    );
  });
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary
        title={errors.name || errors.message ? t('missing') : t('shared:form.problems', { count: 1 })}
        items={items}
        attempt={submitCount}
      />
      {offlineSubmits > 0 && items.length === 0 && (
        <FormMessage key={offlineSubmits} tone="failure" title={t('failed')} takesFocus>
          {t('errors:offline.sending')}
        </FormMessage>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...field('name')} label={t('shared:field.name')} autoComplete="name" />
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('shared:field.email')}
          optional={t('shared:field.optional')}
        />
      </div>
      <TextArea {...field('message')} label={t('message')} className="min-h-33" />
      <p className="text-ink-2">{t('needs')}</p>
      <ScriptNote />
      <div>
        <Button
          type="submit"
          variant="primary"
          icon={MessageCircle}
          wide="phone"
          busy={pending !== null}
          busyLabel={t('preparing')}
        >
          {t('send')}
        </Button>
      </div>
      {address && pending === null && (
        <FormMessage tone="success" title={t('ready')}>
          {t('readyText')}{' '}
          <ExternalLink href={address} target="_blank">
            {t('open')}
          </ExternalLink>
        </FormMessage>
      )}
    </form>
  );
}
