import { directoryRedirect } from './directory-redirects';

test.each([
  ['/lawyers?category=Family+Law&district=Dhaka', '/lawyers/for/family-law/in/dhaka'],
  ['/lawyers?category=family-law&district=', '/lawyers/for/family-law'],
  ['/lawyers?category=&district=', '/lawyers'],
  ["/lawyers?district=Cox's+Bazar&sort=name&page=2&other=1", '/lawyers/in/coxs-bazar?sort=name&page=2'],
  ['/lawyers?district=চট্টগ্রাম&search=Karim', '/lawyers/in/chattogram?search=Karim'],
  ['/lawyers/in/Chittagong', '/lawyers/in/chattogram'],
  ['/bn/lawyers/in/ঢাকা', '/bn/lawyers/in/dhaka'],
  ['/bn/lawyers/for/পারিবারিক আইন/in/ঢাকা?page=2', '/bn/lawyers/for/family-law/in/dhaka?page=2'],
  ['/bn/lawyers?category=&district=', '/bn/lawyers'],
  ['/lawyers/for/Tax-Law/in/dhaka?page=2', '/lawyers/for/tax-law/in/dhaka?page=2'],
  ['/lawyers/for/tax-law?district=Dhaka', '/lawyers/for/tax-law/in/dhaka'],
  ['/lawyers/', '/lawyers'],
  ['/lawyers?category=matter%3Aland&district=Dhaka&search=', '/lawyers/in/dhaka?matter=land'],
  ['/lawyers?category=matter%3Aland&matter=rent', '/lawyers?matter=land'],
  ['/lawyers?category=Space Law', '/lawyers/for/space-law'],
])('%s redirects to %s', (url, address) => {
  expect(directoryRedirect(url)).toBe(address);
  expect(directoryRedirect(address)).toBeNull();
});

test.each([
  '/lawyers',
  '/lawyers?sort=name&utm_source=x',
  '/lawyers/in/dhaka',
  '/bn/lawyers/in/dhaka',
  '/lawyers?matter=land',
  '/lawyers/in/atlantis',
  '/lawyers/in/%E0%A4%A',
  '/lawyers/0198c0de-0000-7000-8000-000000000000',
  '/?category=Family+Law',
  '/blogs',
])('%s is not redirected', (url) => {
  expect(directoryRedirect(url)).toBeNull();
});
