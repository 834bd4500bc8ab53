// The documented placeholder of WHATSAPP_NUMBER; the API does not tell the browser the configured one.
const number = '8801700000000';

/** The address that opens a WhatsApp chat with us, the text already in it. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
