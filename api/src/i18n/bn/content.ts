import { inBangla } from '../in-bangla';

export const content = inBangla({
  'Blog deleted': 'ব্লগ মুছে ফেলা হয়েছে',
  'The link “{{address}}” needs a whole address, such as {{example}}':
    '‘{{address}}’ লিংকটির পুরো ঠিকানা দিন, যেমন {{example}}',
  'Review deleted': 'মতামত মুছে ফেলা হয়েছে',
  'You have sent several reviews already. Please try again later.':
    'আপনি এর মধ্যেই কয়েকটি মতামত দিয়েছেন। পরে আবার চেষ্টা করুন।',
  'Hide it first: it can be deleted 30 days later': 'আগে আড়াল করুন: ৩০ দিন পর মুছে ফেলা যাবে',
  'This is hidden already': 'এটি আগেই আড়াল করা হয়েছে',
  'This is not hidden': 'এটি আড়াল করা নেই',
  'You can say this once the case is closed, or two months after it began':
    'মামলা শেষ হলে, কিংবা শুরুর দুই মাস পর আপনি এটি জানাতে পারবেন',
  'The time for this is over': 'এর সময় পার হয়ে গেছে',
  'We cannot take a review of this lawyer for this case':
    'এই মামলা থেকে এই আইনজীবীর সম্পর্কে মতামত নেওয়া যাচ্ছে না',
  'You have withdrawn this for good': 'আপনি এটি চিরতরে তুলে নিয়েছেন',
  'This can no longer be changed': 'এটি আর বদলানো যাবে না',
  'Leave out phone numbers, emails and links: everybody reads this':
    'ফোন নম্বর, ইমেইল আর লিংক বাদ দিন: এটি সবাই পড়বে',
  'Something new has come meanwhile. Please read it first.': 'এর মধ্যে নতুন কিছু এসেছে। আগে পড়ে নিন।',
  'Nothing waits for a decision here': 'এখানে সিদ্ধান্তের অপেক্ষায় কিছু নেই',
  'You have answered already': 'আপনি আগেই উত্তর দিয়েছেন',
  'The client has changed this meanwhile. Please read it again.': 'মক্কেল এর মধ্যে এটি বদলেছেন। আবার পড়ে নিন।',
  'You have reported a lot already. Please try again later.':
    'আপনি এর মধ্যেই অনেকবার আপত্তি জানিয়েছেন। পরে আবার চেষ্টা করুন।',
  'The picture is larger than 2 MB': 'ছবিটি ২ মেগাবাইটের বেশি',
  'The picture is empty': 'ছবির ফাইলটি খালি',
  'The picture must be a JPEG, PNG, GIF or WebP file': 'JPG, PNG, GIF বা WebP ছবি দিন',
  'The picture has more than 40 megapixels': 'ছবিটি ৪০ মেগাপিক্সেলের বেশি',
  'The picture is damaged and cannot be read': 'ছবিটি নষ্ট, খোলা যাচ্ছে না',
  'The picture did not arrive whole': 'ছবিটি পুরো এসে পৌঁছায়নি',
  'Pictures cannot be stored at the moment. Please try again later, or go on without a picture.':
    'এই মুহূর্তে ছবি রাখা যাচ্ছে না। পরে আবার চেষ্টা করুন, অথবা ছবি ছাড়াই এগিয়ে যান।',
  'Too many files from here were no pictures. Please try again later.':
    'এখান থেকে আসা অনেক ফাইল ছবি ছিল না। পরে আবার চেষ্টা করুন।',
});
