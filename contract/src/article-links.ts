const FILE = /^[^/?#]+\.(?:html?|php|pdf|docx?|xlsx?|txt|md|jpe?g|png|gif|webp|svg)(?:[?#]|$)/i;
const HOST = /^(?:[\p{L}\p{N}\p{M}-]+\.)+[\p{L}\p{M}]{2,}(?::\d+)?(?:[/?#]|$)/u;
const EMAIL = /^[^\s@/:?#]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/**
 * The address of a link or a picture of an article: as written, if it has a scheme or leads to a part of the article; with
 * `https://` or `mailto:` for what only lacks it; null for another relative address, which leads nowhere.
 */
export function articleAddress(written: string): string | null {
  if (/^(?:[a-z][a-z\d+-]*:|#)/i.test(written)) return written;
  if (EMAIL.test(written)) return `mailto:${written}`;
  const address = written.replace(/^\/\//, '');
  return HOST.test(address) && !FILE.test(address) ? `https://${address}` : null;
}

/** Code, which stays; the address of a link, a picture or a reference, after what opens it. */
const ADDRESS =
  /(?:`{3,}|~{3,})[^]*?(?:`{3,}|~{3,}|(?![^]))|`[^`]*`|(?<opener>\]\([ \t]*<?|^ {0,3}\[(?!\^)[^\][]+\]:[ \t]*<?(?=\S+[ \t]*(?:["'(].*)?$))(?<address>[^\s()<>]+)/gm;

/** Markdown whose links have schemes, and the first address that no scheme helps. */
export function completeLinks(markdown: string): { markdown: string; refused: string | null } {
  let refused: string | null = null;
  const complete = (whole: string, opener?: string, written?: string) => {
    if (opener === undefined || written === undefined) return whole;
    const address = articleAddress(written);
    if (address === null) refused ??= written;
    return opener + (address ?? written);
  };
  return { markdown: markdown.replace(ADDRESS, complete), refused };
}
