import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { RequestContext } from '../context';

/** What executing a subscription needs. */
export interface SubscriptionArgs extends ExecutionArgs {
  contextValue: RequestContext;
}

function isStream(result: unknown): result is AsyncGenerator {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}

/**
 * Subscribes as the library does, but each answer has a context of its own: the loaders of a request keep what they have
 * read, and would say the same for ever.
 */
export async function subscribeAfresh(
  args: SubscriptionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source: unknown = await createSourceEventStream(args);
  if (!isStream(source)) return source as ExecutionResult;
  const answer = async (result: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult>> => {
    if (result.done) return { done: true, value: undefined };
    const contextValue = { ...args.contextValue };
    return { done: false, value: await execute({ ...args, rootValue: result.value, contextValue }) };
  };
  const stream: AsyncIterableIterator<ExecutionResult> = {
    next: async () => answer(await source.next()),
    return: async () => answer(await source.return(undefined)),
    throw: async (error) => answer(await source.throw(error)),
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
