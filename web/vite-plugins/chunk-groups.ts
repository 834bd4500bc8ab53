import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type ChunkingContext = Parameters<Extract<Group['name'], (...parts: never[]) => unknown>>[1];

const source = (file: string): string =>
  normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));

const entry = source('app/entry-client.tsx');

/** Fetched when there is something to request. */
const apolloClient = source('graphql/browser-client.ts');

/** The pages where most people arrive. */
const homeScreen = source('modules/site/home-screen.tsx');
const directoryScreen = source('modules/lawyers/directory-screen.tsx');
const otherScreens = [
  source('modules/lawyers/lawyer-screen.tsx'),
  source('modules/blogs/blog-list-screen.tsx'),
  source('modules/blogs/blog-screen.tsx'),
];

const signInScreens = [
  source('modules/accounts/sessions/login-screen.tsx'),
  source('modules/registration/register-screen.tsx'),
];

const isLibrary = (id: string): boolean => id.includes('/node_modules/');

// Lucide's list of all icons: a module needs those it names, and each icon goes where the modules that show it go.
const isIconList = (id: string): boolean => id.endsWith('/lucide-react/dist/esm/lucide-react.mjs');

/** Every module that loads at once with another. */
function reachedFrom(module: string, context: ChunkingContext, reached = new Set<string>()): Set<string> {
  for (const id of context.getModuleInfo(module)?.importedIds ?? []) {
    if (reached.has(id) || isIconList(id)) continue;
    reached.add(id);
    reachedFrom(id, context, reached);
  }
  return reached;
}

interface Parts {
  /** What every page needs, or the home page and another public one. */
  shared: Set<string>;
  /** What else the home page needs. */
  home: Set<string>;
  directory: Set<string>;
  /** What Apollo Client needs besides. */
  apollo: Set<string>;
  /** Every module of sign-in and registration. */
  signIn: Set<string>;
}

/** Found once, when the whole graph is known. */
function createPartsFinder(): (context: ChunkingContext) => Parts {
  let parts: Parts | undefined;
  const find = (context: ChunkingContext): Parts => {
    const reached = (...roots: string[]) => new Set(roots.flatMap((root) => [...reachedFrom(root, context)]));
    for (const file of named)
      if (!context.getModuleInfo(file))
        throw new Error(`chunk-groups.ts names ${file}, which is not in the build`);
    const home = reached(homeScreen).add(homeScreen);
    const shared = reached(entry);
    for (const id of reached(...otherScreens)) if (home.has(id)) shared.add(id);
    const directory = reached(directoryScreen);
    return {
      home,
      shared,
      directory,
      apollo: reached(apolloClient).add(apolloClient),
      signIn: reached(...signInScreens),
    };
  };
  return (context) => (parts ??= find(context));
}

const partsOf = createPartsFinder();

/** Small modules of the lawyer's page, an article or a form: each alone would be a request of its own. */
const smallParts = [
  '../../contract/src/limits.ts',
  '../../contract/src/courts-and-languages.ts',
  'ui/back-link.tsx',
  'ui/ruled-section.tsx',
  'ui/forms/text-input.tsx',
  'ui/forms/counted-text-area.tsx',
  'ui/forms/text-area.tsx',
  'ui/forms/error-summary.tsx',
  'ui/forms/form-message.tsx',
  'ui/forms/script-note.tsx',
  'ui/forms/submit-button.tsx',
  'routing/print-source.tsx',
  'routing/use-guarded-navigate.ts',
  'modules/site/share-button.tsx',
  'lib/random-uuid.ts',
  'drafts/use-client-key.ts',
  'graphql/refetch-active.ts',
].map(source);

/** Small modules that the directory needs too: among the small parts they would make it load all of those. */
const pageData = ['routing/breadcrumb-data.ts', 'routing/page-status.ts'].map(source);

/** Small modules of the forms by which a visitor asks one lawyer, or several. */
const requestParts = [
  'drafts/visitor-drafts.ts',
  'drafts/use-draft-to-submit.ts',
  'ui/forms/title-and-description.tsx',
  'modules/cases/request/phone-needed.tsx',
  // On the button that sends it.
  '../../node_modules/lucide-react/dist/esm/icons/send.mjs',
].map(source);

/** Small modules of the two lists of lawyers. */
const directoryParts = [
  'modules/lawyers/directory/search-choices.ts',
  'modules/lawyers/directory/use-directory-heading.tsx',
  'modules/lawyers/directory/directory-title.ts',
  // The request to several lawyers needs it, too.
  'modules/lawyers/directory/search/numbers-box.tsx',
  'ui/breadcrumbs.tsx',
].map(source);

/** Modules of forms that other screens load without the libraries of forms. */
const formBasics = ['../../contract/src/key-rules.ts', 'ui/forms/tick-box.tsx', 'lib/use-now.ts'].map(source);

const formLibraries = ['zod', 'react-hook-form', '@hookform'].map((name) => `/node_modules/${name}/`);

/** Small modules of forms that check what is typed by a schema. */
const formParts = [
  'graphql/form-errors.ts',
  'graphql/use-attempt.ts',
  '../../contract/src/email.ts',
  '../../contract/src/identifier.ts',
].map(source);

/** Small modules of sign-in and registration: each alone would be a request of its own. */
const isSignInPart = (id: string): boolean =>
  ['modules/accounts/', 'passkeys/', 'ui/forms/password-input'].some((path) => id.startsWith(source(path)));

const named = [
  ...signInScreens,
  entry,
  apolloClient,
  homeScreen,
  directoryScreen,
  ...otherScreens,
  ...smallParts,
  ...pageData,
  ...requestParts,
  ...directoryParts,
  ...formBasics,
  ...formParts,
];

function group(name: string, priority: number, belongs: (id: string, parts: Parts) => boolean): Group {
  return { debugName: name, name: (id, context) => (belongs(id, partsOf(context)) ? name : null), priority };
}

/**
 * Which modules share a file. What the public pages need comes in few: a slow phone pays for every request, and text
 * compresses best together. What only other screens need stays out of them. The libraries change seldom, so they stay
 * in the reader's cache over releases.
 */
export const chunkGroups: Group[] = [
  group('libraries', 30, (id, { shared, home }) => isLibrary(id) && (shared.has(id) || home.has(id))),
  group('public', 20, (id, { shared }) => shared.has(id) || pageData.includes(id)),
  group('directory', 15, (id, { home, directory }) => home.has(id) && directory.has(id)),
  group('home', 10, (id, { home }) => home.has(id)),
  // With its hooks: each alone would be a file that every page names.
  group('apollo', 8, (id, { apollo }) => apollo.has(id) || id.includes('/node_modules/@apollo/client/')),
  group('parts', 5, (id) => smallParts.includes(id)),
  group('directory-parts', 6, (id) => directoryParts.includes(id)),
  group('request-parts', 5, (id) => requestParts.includes(id)),
  // A group includes what its modules import: other forms load these libraries without the sign-in.
  group('form-basics', 8, (id) => formBasics.includes(id)),
  group(
    'form-libraries',
    7,
    (id) => formLibraries.some((path) => id.includes(path)) || formParts.includes(id),
  ),
  group('sign-in', 4, (id, { signIn }) => signIn.has(id) && isSignInPart(id)),
];

const groupNames = new Set(chunkGroups.map(({ debugName }) => debugName));

/**
 * Every script names many others: a letter of each is some hundred bytes of a page. A file that holds what some screens
 * share would be named after one of its modules.
 */
export const chunkFileNames = ({ isDynamicEntry, name }: Rolldown.PreRenderedChunk): string =>
  isDynamicEntry || groupNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
