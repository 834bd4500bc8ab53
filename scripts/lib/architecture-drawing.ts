import { API_LAYERS, MODULES, WEB_LAYERS } from './layers.cjs';

const idOf = (half: string, name: string) => `${half}_${name.replaceAll(/\W+/g, '_')}`;

/** Layers as boxes from top to bottom, an arrow to the next one below. */
function drawLayers(half: string, layers: { name: string }[]): string[] {
  const boxes = layers.map(({ name }) => `    ${idOf(half, name)}["${name}"]`);
  const arrows = layers.slice(1).map(({ name }, index) => {
    const above = layers[index]?.name ?? '';
    return `    ${idOf(half, above)} --> ${idOf(half, name)}`;
  });
  return [`  subgraph ${half}`, '    direction TB', ...boxes, ...arrows, '  end'];
}

/** The modules a module imports directly: those below it that none of its others imports. */
function directImports(module: string): string[] {
  const below = MODULES[module]?.below ?? [];
  return below.filter((name) => !below.some((other) => MODULES[other]?.below.includes(name)));
}

function drawModules(): string[] {
  const names = Object.keys(MODULES);
  const arrows = names.flatMap((module) =>
    directImports(module).map((name) => `    ${idOf('module', module)} --> ${idOf('module', name)}`),
  );
  return [
    '  subgraph modules["modules of both halves"]',
    '    direction TB',
    ...names.map((name) => `    ${idOf('module', name)}["${name}"]`),
    ...arrows,
    '  end',
  ];
}

/** The Mermaid drawing of docs/architecture.md, from the layers that dependency-cruiser checks. */
function drawArchitecture(): string {
  return [
    '```mermaid',
    'flowchart TB',
    ...drawLayers('web', WEB_LAYERS),
    ...drawLayers('api', API_LAYERS),
    ...drawModules(),
    '  contract["contract"]',
    `  web --> contract`,
    `  api --> contract`,
    `  ${idOf('api', 'modules')} -.- modules`,
    `  ${idOf('web', 'modules')} -.- modules`,
    '```',
  ].join('\n');
}

const BEGIN = '<!-- drawing: npm run drawing -->';
const END = '<!-- end of drawing -->';

/** The page with the present drawing between its two marks. @throws when a mark is missing. */
export function withDrawing(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/architecture.md needs ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${drawArchitecture()}\n\n${END}${after}`;
}
