declare const __SHELL__: string;
declare const __VERSION__: string;
declare const __LATER_FILES__: string[];

/** The built page without content: the app fills it in the browser. Put in by the build. */
export const shell = __SHELL__;

/** Changes whenever a file of the web client does. Put in by the build. */
export const version = __VERSION__;

/** What the app needs when the connection is gone, and no page has fetched before. Put in by the build. */
export const laterFiles = __LATER_FILES__;
