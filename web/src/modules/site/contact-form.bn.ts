import type { contactForm as english } from './contact-form.en';
import type { Translation } from '../../i18n/translation';

/** The form by which somebody writes to AinSathi, and the page of its own. */
export const contactForm = {
  description: 'আইনসাথীকে লিখুন। বার্তাটি হোয়াটসঅ্যাপে খুলবে, শুধু পাঠালেই হলো; আমরা ২৪ ঘণ্টার মধ্যে উত্তর দিই।',
  needs: 'এর জন্য হোয়াটসঅ্যাপ লাগবে। বাংলা বা ইংরেজিতে লিখুন।',
  message: 'বার্তা',
  send: 'হোয়াটসঅ্যাপে পাঠান',
  preparing: 'বার্তা তৈরি হচ্ছে...',
  missing: 'আপনার নাম ও বার্তা লিখুন।',
  messageMissing: 'আপনার বার্তা লিখুন',
  emailShape: 'name@example.com-এর মতো একটি ইমেইল লিখুন, না হলে খালি রাখুন',
  failed: 'হোয়াটসঅ্যাপ খোলা যায়নি',
  ready: 'হোয়াটসঅ্যাপে বার্তা তৈরি',
  readyText: 'কিছু খোলেনি? এই লিংকে চাপুন; আপনার লেখা এতেই আছে।',
  open: 'হোয়াটসঅ্যাপ খুলুন',
  notProvided: 'দেওয়া হয়নি',
  text: 'নাম: {{name}}\nইমেইল: {{email}}\nবার্তা: {{message}}',
  urgentTitle: 'বিপদে আছেন, বা খরচ দিতে পারছেন না?',
  urgent: 'দুটি নম্বরেই যেকোনো ফোন থেকে কল করা যায়, টাকা কাটে না। আমরা নিজেরা আইনি পরামর্শ দিই না।',
} as const satisfies Translation<typeof english>;
