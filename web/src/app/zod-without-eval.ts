/** Zod would try `new Function`, which the content security policy reports; by name, so the entry does not include zod. */
const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
scope.__zod_globalConfig = { ...scope.__zod_globalConfig, jitless: true };
