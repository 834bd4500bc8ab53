import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Not catalogues: what gathers them, and how numbers and dates are written. */
const otherModules = ['every-page', 'formats', 'later-catalogues'];

/** The files with the texts of a language, by the catalogue's name; `source` is the path of `web/src`. */
export function catalogueFiles(source: string, language: 'en' | 'bn'): Map<string, string> {
  const inFolder = new RegExp(String.raw`^i18n/${language}/([\w-]+)\.ts$`);
  const besideParts = new RegExp(String.raw`/([\w-]+)\.${language}\.ts$`);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(
    files.flatMap((file): [name: string, path: string][] => {
      const name = (inFolder.exec(file) ?? besideParts.exec(file))?.[1];
      return name && !otherModules.includes(name) ? [[name, path.join(source, file)]] : [];
    }),
  );
}
