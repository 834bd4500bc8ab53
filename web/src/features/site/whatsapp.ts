/** The address that opens a WhatsApp chat with a number, the text already in it. */
export function whatsappAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
