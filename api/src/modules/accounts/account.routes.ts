import { languages, type Language } from '@ainsathi/contract/languages';
import { IsIn } from 'class-validator';
import { anyRole, Role } from '../../auth/role';
import { messageSchema, oneOf, pick, shape } from '../../rest/openapi/json-schema';
import { get, post, put, remove, type Route } from '../../rest/route';
import { UpdateProfileInput } from './account.inputs';
import { getOwnAccount, setLanguage, updateOwnAccount } from './account.service';
import { AccountLanguage } from './account.types';
import { accountToV1, accountV1Schema } from './account.v1';
import { cancelEmailChange } from './email/email-change.service';
import { resendConfirmation } from './email/email-confirmation.service';

export class LanguageInput {
  @IsIn(languages, { message: 'Language must be en or bn' })
  language: Language;
}

const languageV1Schema = shape<Pick<LanguageInput, 'language'>>('AccountLanguage', {
  language: oneOf(AccountLanguage),
});

/** Clients' operations on their own account; everybody's on language and email. */
export const accountRoutes: Route[] = [
  get('/users/profile', [Role.USER], {
    summary: "The signed-in client's own profile.",
    response: accountV1Schema,
    run: async ({ context }) => accountToV1(await getOwnAccount(context)),
  }),
  put('/users/profile', [Role.USER], {
    summary: "Changes the signed-in client's own profile.",
    input: UpdateProfileInput,
    response: accountV1Schema,
    refusals: ['CONFLICT', 'IDENTITY_REQUIRED'],
    run: async ({ context, input }) => accountToV1(await updateOwnAccount(context, input)),
  }),
  put('/account/language', anyRole, {
    summary: 'Sets the language of the mails to the user.',
    input: LanguageInput,
    response: languageV1Schema,
    run: async ({ context, input }) => pick(await setLanguage(context, input.language), ['language']),
  }),
  post('/account/email/confirmation', anyRole, {
    summary: 'Mails the link again that confirms the own email.',
    response: messageSchema,
    run: async ({ context }) => ({ message: await resendConfirmation(context) }),
  }),
  remove('/account/email/change', anyRole, {
    summary: 'Keeps the present email: the link mailed to the new one acts no more.',
    says: 'Your email stays as it is.',
    run: ({ context }) => cancelEmailChange(context),
  }),
];
