import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { paths } from '../src/routing/paths.ts';
import { inLanguage, languageRoots, languages, type Language } from '@ainsathi/contract/languages';
import { shared as bangla } from '../src/i18n/bn/shared.ts';
import { shared as english } from '../src/i18n/en/shared.ts';
import { logoWeave } from '../src/ui/jamdani/logo-weave.ts';

const tokensFile = fileURLToPath(new URL('../src/ui/styles/tokens.css', import.meta.url));
const mark = '<!--app-->';

function token(sheet: string, name: string): [string, string] {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no --${name}`);
  return [light, dark];
}

interface IconForm {
  /** How much of the picture's width the lozenge takes; what is maskable is cut to a circle of 80 %. */
  share: number;
  /** Of the ground's corners, as a share of the width. */
  radius: number;
}

const forms = { any: { share: 0.74, radius: 0.22 }, full: { share: 0.66, radius: 0 } };

/** The logo on its cloth. */
function drawIcon(sheet: string, { share, radius }: IconForm): string {
  const [cloth] = token(sheet, 'cloth');
  const [thread] = token(sheet, 'cloth-thread');
  const [accent] = token(sheet, 'cloth-accent');
  const width = logoWeave.width / share;
  const from = -width / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${from} ${from} ${width} ${width}">` +
    `<rect x="${from}" y="${from}" width="${width}" height="${width}" rx="${width * radius}" fill="${cloth}"/>` +
    `<g fill="none" stroke-width="${logoWeave.strokeWidth}"><path stroke="${thread}" d="${logoWeave.thread}"/>` +
    `<path stroke="${accent}" d="${logoWeave.accent}"/></g></svg>`
  );
}

const icons = [
  { file: 'icons/icon.svg', form: forms.any, size: null, purpose: 'any' },
  { file: 'icons/icon-192.png', form: forms.any, size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', form: forms.any, size: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', form: forms.full, size: 512, purpose: 'maskable' },
] as const;

const touchIcon = { file: 'icons/apple-touch-icon.png', size: 180 };

const texts = { en: english, bn: bangla };

function manifestOf(sheet: string, language: Language): object {
  const shared = texts[language];
  const at = (path: string) => inLanguage(path, language);
  const [paper] = token(sheet, 'paper');
  return {
    id: paths.home,
    name: shared.brand.name,
    short_name: shared.brand.name,
    description: shared.footer.about,
    lang: language,
    start_url: at(paths.home),
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['business', 'utilities'],
    icons: icons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: size === null ? 'any' : `${size}x${size}`,
      type: size === null ? 'image/svg+xml' : 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: shared.nav.findLawyer, url: at(paths.lawyers) },
      { name: shared.nav.myCases, url: at(paths.client.cases) },
    ],
  };
}

function headTags(sheet: string): string {
  const [light, dark] = token(sheet, 'paper');
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" data-for="light">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" data-for="dark">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="apple-touch-icon" href="/${touchIcon.file}">`,
  ].join('\n    ');
}

/** Makes the product installable: its manifest, its icons drawn from the logo, and their tags, all from the tokens. */
export function appManifest(): Plugin {
  const sheet = readFileSync(tokensFile, 'utf8');
  return {
    name: 'app-manifest',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source });
      const png = (form: IconForm, size: number) =>
        sharp(Buffer.from(drawIcon(sheet, form)))
          .resize(size)
          .png({ palette: true })
          .toBuffer();
      for (const language of languages)
        emit(
          `${languageRoots[language]}/manifest.webmanifest`.slice(1),
          JSON.stringify(manifestOf(sheet, language)),
        );
      for (const { file, form, size } of icons)
        emit(file, size === null ? drawIcon(sheet, form) : await png(form, size));
      emit(touchIcon.file, await png(forms.full, touchIcon.size));
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(mark, headTags(sheet)) },
  };
}
