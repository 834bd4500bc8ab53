import { LinkifyIt } from 'linkify-it';
import type { ReactNode } from 'react';
import { Passage } from '../../../ui/passage';

// Of everything that the library finds, web addresses alone become links.
const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

/** Where a Bangla ending follows an address: "…/act-11.html-এর" leads to "…/act-11.html". */
const banglaEnding = /[-,](?=[\u0980-\u09ff])/;

/** What a person wrote, with its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, url: found, raw: written } of finder.match(text) ?? []) {
    if (!isWebAddress(found)) continue;
    const [raw = ''] = written.split(banglaEnding);
    const url = found.slice(0, found.length - (written.length - raw.length));
    if (index > end) parts.push(<Passage key={end} text={text.slice(end, index)} />);
    parts.push(
      <a
        key={index}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-green underline underline-offset-[0.2em]"
      >
        {raw}
      </a>,
    );
    end = index + raw.length;
  }
  return (
    <>
      {parts}
      <Passage text={text.slice(end)} />
    </>
  );
}
