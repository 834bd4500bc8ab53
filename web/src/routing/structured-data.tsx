/** JSON-LD for search engines: data, not script, so the content security policy lets it stand. */
export function StructuredData({ data }: { data: readonly Record<string, unknown>[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
