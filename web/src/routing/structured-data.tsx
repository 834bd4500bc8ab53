/** JSON-LD. The content security policy allows it, because it is data, not script. */
export function StructuredData({ data }: { data: readonly Record<string, unknown>[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
