import { useRef } from 'react';
import { lazySource } from '../routing/lazy-source';
import { LazyPart } from './lazy-part';

const list = lazySource(async () => (await import('./legal-word-list')).LegalWordList, 'legalWords');

/** The legal words of a text that somebody wrote, folded below it; its place is kept free until the list is fetched. */
export function ArticleLegalWords({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="mt-9 min-h-12 max-w-measure print:hidden">
      <LazyPart source={list} place={place}>
        {(LegalWordList) => <LegalWordList text={text} />}
      </LazyPart>
    </div>
  );
}
