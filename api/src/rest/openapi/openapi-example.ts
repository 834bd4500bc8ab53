import type { JsonSchema } from './json-schema';

/** By property name, and by `Schema.name` for names with several meanings. */
const EXAMPLES: Record<string, unknown> = {
  'Consent.version': '2026-11-22',
  lawyerId: '01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b70',
  // Only GraphQL has versions.
  version: null,
  name: 'Rahima Khatun',
  'Lawyer.name': 'Advocate Nusrat Jahan',
  'FullLawyer.name': 'Advocate Nusrat Jahan',
  'LawyerProfileInput.name': 'Advocate Nusrat Jahan',
  'LawyerProfileInput.email': 'nusrat@example.com',
  'CaseLawyer.name': 'Advocate Nusrat Jahan',
  'BlogAuthor.name': 'Advocate Nusrat Jahan',
  email: 'rahima@example.com',
  pendingEmail: null,
  'FullLawyer.email': 'nusrat@example.com',
  password: 'a long sentence of your own',
  phone: '+8801712345678',
  address: 'House 5, Road 3, Dhanmondi, Dhaka',
  challenge: 'u3Vt0oM2b8Yx7QeK1sLr9aZcWdF4gHjN5pTvXyB6Cmk',
  code: '483920',
  // Instead of a code.
  passkey: {
    id: 'Vb3kQe1sLr9aZcWdF4gHjA',
    rawId: 'Vb3kQe1sLr9aZcWdF4gHjA',
    type: 'public-key',
    response: { clientDataJSON: 'eyJ0…', authenticatorData: 'SZYN…', signature: 'MEUC…' },
  },
  options: {
    challenge: 'm0bZ8kq3Yt7wQe1sLr9aZcWdF4gHjN5pTvXyB6CmkU2',
    rpId: 'ainsathi.example',
    allowCredentials: [{ id: 'Vb3kQe1sLr9aZcWdF4gHjA', type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
    timeout: 60000,
  },
  token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9…',
  device: 'mZ4…',
  browser: 'Chrome on Android',
  network: '203.0.113.0/24',
  message: 'Done.',
  'Registered.message': 'Registration successful! Please login.',
  profilePic: '/uploads/4f1c9a7be0d24c6f8a35b1d2c7e90f11.webp',
  profilePicSmall: '/uploads/4f1c9a7be0d24c6f8a35b1d2c7e90f11-small.webp',
  image: '/uploads/9b2e6d3fa1c84e7d90b4c5a6f7e81234.webp',
  practiceAreas: ['Family Law', 'Property Law'],
  practiceArea: 'Property Law',
  district: 'Dhaka',
  experience: 12,
  courtLevel: 'high-court-division',
  languages: ['bangla', 'english'],
  language: 'bn',
  clientPhone: '+8801712345678',
  chamberName: 'Jahan & Associates',
  nameBangla: 'অ্যাডভোকেট নুসরাত জাহান',
  chamberNameBangla: 'জাহান অ্যান্ড অ্যাসোসিয়েটস',
  chamberAddressBangla: 'কক্ষ ১২, কোর্ট হাউস স্ট্রিট, ঢাকা',
  bioBangla: '২০১৩ সাল থেকে পারিবারিক ও জমির মামলা করি।',
  chamberAddress: 'Room 12, Court House Street, Dhaka',
  bio: 'Family and land matters since 2013.',
  degree: 'LL.B. (Hons)',
  university: 'University of Dhaka',
  year: 2010,
  licenseNumber: 'BBC-04217/2012',
  bankDetails: 'Sonali Bank, account 0123456789',
  mobilePaymentDetails: 'bKash 01712345678',
  verification: 'verified',
  verificationReason: null,
  withdrawnAt: null,
  readAt: null,
  reason: 'The number is not on the roll.',
  'VerificationDecision.status': 'rejected',
  lawyerName: 'Advocate Nusrat Jahan',
  decidedBy: 'AinSathi Editors',
  status: 'accepted',
  'VerificationInput.status': 'rejected',
  bKashTrxId: 'ABC1234567',
  amountPoisha: 2_500_000,
  transferredAt: '2026-01-16T10:00:00.000Z',
  'Case.bKashTrxId': null,
  title: 'A boundary dispute',
  'Blog.title': 'How land mutation works',
  'BlogInput.title': 'How land mutation works',
  'UpdateBlogInput.title': 'How land mutation works',
  description: 'My neighbour built a wall on my land.',
  titleBangla: 'নামজারি কীভাবে হয়',
  contentBangla: 'নামজারি করলে খতিয়ানে জমির নতুন মালিকের নাম ওঠে।',
  content: 'Mutation (namjari) records the new owner of the land.',
  newPassword: 'a long sentence of your own',
  'LinkInput.token': 'Vb3…',
  'PasswordResetInput.token': 'Vb3…',
  designation: 'Teacher, Khulna',
  review: 'They listened, and the case was settled.',
  website: '',
  kind: 'request-answered',
  actorName: 'Advocate Nusrat Jahan',
  ids: ['01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b70'],
  total: 37,
  users: 120,
  lawyers: 64,
  cases: 37,
  blogs: 24,
  reviews: 12,
};

/** Examples by format or type: identifiers, times, flags and numbers. */
const BY_FORMAT: Record<string, unknown> = {
  uuid: '01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b70',
  'date-time': '2026-01-15T08:30:00.000Z',
};
const BY_TYPE: Record<string, unknown> = { boolean: true, integer: 1 };

function exampleOfProperty(schema: JsonSchema, title: string, name: string): unknown {
  const named = [`${title}.${name}`, name].find((key) => Object.hasOwn(EXAMPLES, key));
  if (named !== undefined) return EXAMPLES[named];
  const value = BY_FORMAT[schema.format ?? ''] ?? BY_TYPE[[schema.type ?? ''].flat()[0] ?? ''];
  // Default for a text: the words of its name.
  return value ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** Constants that only some responses have are omitted from examples. */
function isRare(schema: JsonSchema, key: string): boolean {
  return schema.properties?.[key]?.const !== undefined && !schema.required?.includes(key);
}

export function exampleOf(schema: JsonSchema, title = '', name = ''): unknown {
  if (schema.examples) return schema.examples[0];
  const [first] = schema.anyOf ?? [];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([key]) => !isRare(schema, key))
        .map(([key, property]) => [key, exampleOf(property, schema.title ?? title, key)]),
    );
  if (first) return exampleOf(first, title, name);
  if (schema.enum) {
    const example = exampleOfProperty(schema, title, name);
    return schema.enum.includes(example) ? example : schema.enum[0];
  }
  if (schema.items?.properties) return [exampleOf(schema.items)];
  return exampleOfProperty(schema, title, name);
}
