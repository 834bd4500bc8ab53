export interface LegalSection {
  id: string;
  title: string;
  /** Paragraphs, an empty line between them. */
  text: string;
}

/** The numbered sections of a legal text. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol>
      {sections.map(({ id, title, text }, index) => (
        <li key={id} id={id} className="border-t border-line py-7 first:border-t-0 first:pt-0">
          <h2 className="mb-3 text-22">
            {index + 1}. {title}
          </h2>
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph} className="max-w-measure not-last:mb-3.5">
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
