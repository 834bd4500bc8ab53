import type { withdrawal as english } from './withdrawal.en';
import type { Translation } from '../../../i18n/translation';

/** Texts of requests that have no answer: withdrawing them, and sending them to another lawyer. */
export const withdrawal = {
  unanswered: {
    title: 'দুই দিনেও উত্তর আসেনি',
    text: 'অপেক্ষা করতে পারেন, অথবা একই অনুরোধ অন্য আইনজীবীকে পাঠাতে পারেন।',
    withdraw: 'অনুরোধ তুলে নিন',
  },
  withdrawn: {
    title: 'এই অনুরোধ তুলে নেওয়া হয়েছে',
    ofClient: '{{date}} তারিখে আপনি এই অনুরোধ তুলে নিয়েছেন। আপনাকে কোনো টাকা দিতে হবে না।',
    ofLawyer: '{{date}} তারিখে মক্কেল এই অনুরোধ তুলে নিয়েছেন। উত্তর দেওয়ার দরকার নেই।',
  },
  ask: {
    question: '‘{{title}}’ তুলে নেবেন?',
    text: 'এরপর কেউ আর এর উত্তর দিতে পারবেন না। এটি আপনার সমাপ্ত মামলার সঙ্গে থাকবে।',
    confirm: 'তুলে নিন',
    busy: 'তুলে নেওয়া হচ্ছে…',
    keep: 'থাকুক',
  },
  instead: {
    title: '‘{{title}}’ অন্য আইনজীবীকে পাঠান',
    text: 'নিচে একজন আইনজীবী বেছে নিন। পাঠালে আগের অনুরোধ তুলে নেওয়া হবে। আগের আইনজীবী: {{other}}।',
    textUnknown: 'নিচে একজন আইনজীবী বেছে নিন। পাঠালে আগের অনুরোধ তুলে নেওয়া হবে।',
    textAgain: 'নিচে একজন আইনজীবী বেছে নিন। একই শিরোনাম ও বিবরণ তাঁর কাছে যাবে।',
    rejected: 'এই আইনজীবী আপনার অনুরোধ প্রত্যাখ্যান করেছেন',
    consequenceAgain: 'একই শিরোনাম ও বিবরণ তাঁর কাছে যাবে।',
    back: 'মামলায় ফিরুন',
    gone: 'এই অনুরোধ অন্য আইনজীবীকে পাঠানো যায় না',
    goneText: 'এর মধ্যে হয়তো উত্তর এসেছে, অথবা পাঠানোর পর দুই দিন হয়নি।',
    send: 'এই আইনজীবীকে পাঠান',
    present: 'অনুরোধটি এই আইনজীবীর কাছেই আছে',
    question: '‘{{title}}’ পাঠাবেন? আইনজীবী: {{name}}',
    consequence: 'আগের অনুরোধ তুলে নেওয়া হবে। আগের আইনজীবী: {{other}}।',
    consequenceUnknown: 'আগের অনুরোধ তুলে নেওয়া হবে।',
    confirm: 'পাঠান',
    busy: 'পাঠানো চলছে…',
    sent: 'পাঠানো হয়েছে: {{name}}',
  },
} as const satisfies Translation<typeof english>;
