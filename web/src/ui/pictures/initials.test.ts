import { initialsOf } from './portrait';

test.each([
  ['Advocate Nusrat Jahan', 'NJ'],
  ['মো. আনোয়ারুল কবির', 'আক'],
  ['অ্যাডভোকেট ড. শিরীন চৌধুরী', 'শচ'],
  ['Adv.', 'A'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
