import { useRef } from 'react';
import { lazySource } from '../routing/lazy-source';
import { LazyPart } from './lazy-part';

const markedText = lazySource(async () => (await import('./marked-text')).MarkedText, 'legalWords');

/** Plain until the list is fetched, and without script. Not for headings, links and buttons: it contains buttons. */
export function ExplainedText({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place}>
      <LazyPart source={markedText} place={place} placeholder={text}>
        {(MarkedText) => <MarkedText text={text} />}
      </LazyPart>
    </span>
  );
}
