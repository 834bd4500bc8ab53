import { useRef } from 'react';
import { randomUuid } from '../lib/random-uuid';

/** After a failure the same content keeps its key, so that a write with a lost response has one effect. */
export function useClientKey() {
  const last = useRef({ content: '', key: '' });
  return async <Result>(content: unknown, send: (clientKey: string) => Promise<Result>): Promise<Result> => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: randomUuid() };
    const result = await send(last.current.key);
    last.current = { content: '', key: '' };
    return result;
  };
}
