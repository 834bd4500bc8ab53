/** The URL of a WhatsApp chat with a number and a prefilled text. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
