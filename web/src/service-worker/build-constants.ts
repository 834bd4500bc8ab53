// Replaced by the build: `vite.service-worker.config.ts`.
declare const __SHELL__: string;
declare const __VERSION__: string;
declare const __OFFLINE_FILES__: string[];

/** The app renders into it in the browser. */
export const shell = __SHELL__;

/** Changes with any file of the web client. */
export const version = __VERSION__;

/** Imported only offline, so no page has fetched them before. */
export const offlineFiles = __OFFLINE_FILES__;
