import { ExternalLink } from '../../ui/text-link';

interface OwnPhoneLinksProps {
  /** In E.164; without one the lawyer chooses the person in the app. */
  phone: string | null;
  text: string;
}

/** Sends a prepared text from the reader's own phone. */
export function OwnPhoneLinks({ phone, text }: OwnPhoneLinksProps) {
  const number = phone ?? '';
  const body = encodeURIComponent(text);
  return (
    <p className="flex gap-6">
      <ExternalLink
        href={`https://wa.me/${number.replace('+', '')}?text=${body}`}
        target="_blank"
        className="inline-flex min-h-11 items-center"
      >
        WhatsApp
      </ExternalLink>
      <ExternalLink href={`sms:${number}?body=${body}`} className="inline-flex min-h-11 items-center">
        SMS
      </ExternalLink>
    </p>
  );
}
