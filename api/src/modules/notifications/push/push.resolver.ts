import { Arg, Ctx, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { IdOf, ResultOf } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { parseInput } from '../../../validation/validate-input';
import { PushSubscriptionInput } from '../notification.inputs';
import { PushDevice } from './push-subscription.entity';
import {
  addPushSubscription,
  getPushPublicKey,
  listPushDevices,
  removePushDevice,
  removePushSubscription,
  sendTestPush,
} from './push-subscription.service';

const ENDPOINT = { description: "The browser's address at its push service." };

@ObjectType({ description: 'Result of adding, removing or testing devices.' })
class PushPayload extends ResultOf('subscriptions', Int, 'How many devices of the account are registered.') {}

@Resolver()
export class PushResolver {
  @Auth(...anyRole)
  @Query(() => String, {
    nullable: true,
    description:
      'The key that a browser registers with at its push service; null where nothing is sent to devices.',
  })
  pushPublicKey(@Ctx() context: RequestContext): string | null {
    return getPushPublicKey(context);
  }

  @Auth(...anyRole)
  @Query(() => [PushDevice], {
    description:
      'The browsers of the signed-in user that show notifications: this one first, then the last registered; at most 10.',
  })
  async myPushDevices(@Ctx() context: RequestContext): Promise<PushDevice[]> {
    return listPushDevices(context);
  }

  @Auth(...anyRole)
  @Mutation(() => PushPayload, {
    description:
      'Registers the browser of this session for push messages until the session ends. At most 10 of an account: the oldest goes.',
  })
  async addPushSubscription(
    @Ctx() context: RequestContext,
    @Arg('endpoint', ENDPOINT) endpoint: string,
    @Arg('p256dh', { description: "The browser's public key, base64url." }) p256dh: string,
    @Arg('auth', { description: "The browser's secret, base64url." }) auth: string,
  ): Promise<PushPayload> {
    const input = await parseInput(PushSubscriptionInput, { endpoint, p256dh, auth });
    return { subscriptions: await addPushSubscription(context, input) };
  }

  @Auth(...anyRole)
  @Mutation(() => PushPayload, { description: 'Forgets a browser of the signed-in user.' })
  async removePushSubscription(
    @Ctx() context: RequestContext,
    @Arg('endpoint', ENDPOINT) endpoint: string,
  ): Promise<PushPayload> {
    return { subscriptions: await removePushSubscription(context, endpoint) };
  }

  @Auth(...anyRole)
  @Mutation(() => PushPayload, { description: 'Forgets a device of the signed-in user.' })
  async removePushDevice(@Ctx() context: RequestContext, @IdOf('device') id: string): Promise<PushPayload> {
    return { subscriptions: await removePushDevice(context, id) };
  }

  @Auth(...anyRole)
  @Mutation(() => PushPayload, {
    description: 'Shows a test on each registered device of the signed-in user, ten times an hour at most.',
  })
  async sendTestPush(@Ctx() context: RequestContext): Promise<PushPayload> {
    return { subscriptions: await sendTestPush(context) };
  }
}
