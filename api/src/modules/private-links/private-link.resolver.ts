import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, anyRole } from '../../auth/role';
import type { RequestContext } from '../../context';
import { CreatePrivateLinkPayload, PrivateLinkInput } from './private-link.types';
import { createPrivateLink } from './private-link.service';

@Resolver()
export class PrivateLinkResolver {
  @Auth(...anyRole, Permission.SUPPORT_USERS, Permission.VERIFY_LAWYERS)
  @Mutation(() => CreatePrivateLinkPayload, {
    description:
      'Makes a link that opens a document for 5 minutes. A browser that follows it is known by the cookie of this answer.',
  })
  async createPrivateLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => PrivateLinkInput, { description: 'Which document, and how it is opened.' })
    input: PrivateLinkInput,
  ): Promise<CreatePrivateLinkPayload> {
    return { link: await createPrivateLink(context, input) };
  }
}
