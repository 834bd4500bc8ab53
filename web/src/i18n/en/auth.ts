/** Words of signing in, creating an account and changing the password. */
export const auth = {
  login: { title: 'Login' },
  register: { title: 'Register' },
  changePassword: { title: 'Change password' },
} as const;
