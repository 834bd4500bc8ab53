import type { Language } from '@ainsathi/contract/languages';

/** What browsers get while no page can be rendered. */
export const UNAVAILABLE_PAGES: Readonly<Record<Language, string>> = {
  en: `<!doctype html><html lang="en"><meta charset="utf-8"><title>AinSathi</title>
<h1>AinSathi is not available right now</h1><p>Nothing was lost. Please try again in a minute.</p>`,
  bn: `<!doctype html><html lang="bn"><meta charset="utf-8"><title>আইনসাথী</title>
<h1>আইনসাথী এই মুহূর্তে পাওয়া যাচ্ছে না</h1><p>কিছুই হারায়নি। এক মিনিট পর আবার চেষ্টা করুন।</p>`,
};

/** What browsers get for a form that was submitted without scripts, where its page is not in the cache. */
export const NO_SCRIPT_PAGES: Readonly<Record<Language, string>> = {
  en: `<!doctype html><html lang="en"><meta charset="utf-8"><title>AinSathi</title>
<noscript><p>This form needs JavaScript, which is switched off in your browser.</p></noscript>`,
  bn: `<!doctype html><html lang="bn"><meta charset="utf-8"><title>আইনসাথী</title>
<noscript><p>এই ফরমের জন্য জাভাস্ক্রিপ্ট লাগে; আপনার ব্রাউজারে সেটি বন্ধ আছে।</p></noscript>`,
};
