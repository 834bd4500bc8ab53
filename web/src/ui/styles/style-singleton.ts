import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  dynamic?: boolean;
}

/**
 * Replaces `react-style-singleton` (see vite.config.ts), through which Radix locks the page's scroll while a dialog
 * is open: that writes a style element, which our content security policy forbids; an adopted style sheet is allowed.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  const add = (styles: string): void => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = (): void => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    sheet = null;
  };
  return function Sheet({ styles, dynamic = false }: SheetProps) {
    const followed = dynamic ? styles : null;
    useEffect(
      function adopt() {
        add(styles);
        return remove;
      },
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only a dynamic sheet follows its text, as in the library
      [followed],
    );
    return null;
  };
}
