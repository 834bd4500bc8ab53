/**
 * Zod tries `new Function` before its first object schema, which the content security policy refuses and reports. Its
 * global configuration turns this off, by its name, so that the entry carries no zod.
 */
const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
scope.__zod_globalConfig = { ...scope.__zod_globalConfig, jitless: true };
