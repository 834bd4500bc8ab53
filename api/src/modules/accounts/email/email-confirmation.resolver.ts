import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { CONFIRMATION_SENT_MESSAGE } from '../account-messages';
import { AccountMessagePayload, CancelEmailChangePayload } from '../recovery/account-recovery.types';
import { User } from '../account.types';
import { cancelEmailChange } from './email-change.service';
import { isAskedToConfirm, resendConfirmation } from './email-confirmation.service';

@Resolver(() => User)
export class EmailConfirmationResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the user is asked to confirm the email: while it is not confirmed, where mail is sent. False for other people than the user.',
  })
  emailToConfirm(@Ctx() context: RequestContext, @Root() user: User): boolean {
    return isAskedToConfirm(context, user);
  }

  @Auth(...anyRole)
  @Mutation(() => AccountMessagePayload, {
    description: 'Mails the link again that confirms the own email; at most 3 an hour.',
  })
  async resendConfirmation(@Ctx() context: RequestContext): Promise<AccountMessagePayload> {
    await resendConfirmation(context);
    return { message: CONFIRMATION_SENT_MESSAGE };
  }

  @Auth(...anyRole)
  @Mutation(() => CancelEmailChangePayload, {
    description: 'Keeps the present email: the link that was mailed to the new one acts no more.',
  })
  async cancelEmailChange(@Ctx() context: RequestContext): Promise<CancelEmailChangePayload> {
    return { user: await cancelEmailChange(context) };
  }
}
