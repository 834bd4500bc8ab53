import type { Language } from '@ainsathi/contract/languages';

/** What the lawyer sends along with a link: in the language of the client, not of the page. */
export const invitationSentences: Readonly<Record<Language, (lawyer: string, link: string) => string>> = {
  en: (lawyer, link) =>
    `This is ${lawyer}. Open this link to follow your case on AinSathi. It is for you alone, please do not pass it on. ${link}`,
  bn: (lawyer, link) =>
    `আমি ${lawyer}। আপনার মামলার খবর আইনসাথীতে দেখতে এই লিংকটি খুলুন। লিংকটি শুধু আপনার জন্য, আর কাউকে দেবেন না। ${link}`,
};
