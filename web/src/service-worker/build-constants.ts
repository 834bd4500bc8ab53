// Replaced by the build: `vite.service-worker.config.ts`.
declare const __SHELL__: string;
declare const __VERSION__: string;
declare const __OFFLINE_FILES__: string[];

/** The built page without content: the app renders into it in the browser. */
export const shell = __SHELL__;

/** Changes whenever a file of the web client does. */
export const version = __VERSION__;

/** Files that the app imports only when it is offline, so that no page has fetched them before. */
export const offlineFiles = __OFFLINE_FILES__;
