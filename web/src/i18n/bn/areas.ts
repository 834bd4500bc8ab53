import type { areas as english } from '../en/areas';
import type { Translation } from '../translation';

/** Words of the frame of the signed-in areas, and of the times that they show. */
export const areas = {
  leave: 'দ্রুত বেরোন',
  leaveNote: 'ব্রাউজারের হিস্ট্রি থেকে যায়। কিবোর্ড থাকলে তিনবার এস্কেপ চাপলেও বেরোবেন।',
  twoClocks: 'ঢাকায় {{time}} · আপনার ঘড়িতে {{own}}',
  adminPanel: 'প্রশাসন',
  backToHome: 'প্রচ্ছদে ফিরুন',
  leavePlaces: 'অন্যত্র যান',
  complaints: 'অভিযোগ',
  accountMenu: 'অ্যাকাউন্ট মেনু',
  toasts: 'বার্তা',
  notAllowed: {
    title: 'এই অংশ আপনার দায়িত্বের বাইরে',
    text: 'এই অংশ অন্য দায়িত্বের সহকর্মীদের জন্য। মালিক চাইলে আপনাকে সেই দায়িত্ব দিতে পারেন।',
    toDashboard: 'ড্যাশবোর্ডে ফিরুন',
  },
} as const satisfies Translation<typeof english>;
