import { Client, type ClientConfig } from 'pg';

/** What the driver says when its `query_timeout` has passed. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection that is hung up once the server has not answered within `query_timeout`. The driver alone would put it
 * back into the pool, where everybody after would wait behind the question that is never answered.
 */
export class ImpatientClient extends Client {
  constructor(settings?: string | ClientConfig) {
    super(settings);
    const ask: (...question: unknown[]) => unknown = this.query.bind(this);
    // One signature stands for the driver's many: what is asked is handed on as it came.
    this.query = ((...question: unknown[]) => this.hangUpWithoutAnswer(ask(...question))) as Client['query'];
  }

  private hangUpWithoutAnswer(answer: unknown): unknown {
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === NO_ANSWER) this.connection.stream.destroy();
      throw error;
    });
  }
}
